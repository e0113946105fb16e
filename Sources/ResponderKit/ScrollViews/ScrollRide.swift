import Foundation

/// A movement of the content by itself, from beginning to end. The offset at any time follows from
/// a formula, not from the steps in between.
final class ScrollRide {
  /// A curve of the movement over time.
  enum Curve {
    /// The speed along each axis is multiplied by a rate every millisecond.
    case slowing(rates: CGPoint)
    /// The speed is constant until the end.
    case even
  }

  /// The distance from the target at which the content jumps to it, in points.
  static let nearness: CGFloat = 0.5

  let start: CGPoint
  let target: CGPoint
  let begin: TimeInterval
  let duration: TimeInterval
  let reason: SystemNote.ScrollReason
  /// The distance that the content would move without limits, in points.
  private let way: CGPoint
  private let curve: Curve

  /// Creates a ride that slows down, over the way that the content would move without end, to a
  /// target on it, with the parts of the speed along each axis that are left after a millisecond.
  init(
    slowingFrom start: CGPoint, way: CGPoint, to target: CGPoint, rates: CGPoint,
    at begin: TimeInterval, because reason: SystemNote.ScrollReason
  ) {
    (self.start, self.way, self.target) = (start, way, target)
    (self.begin, self.reason) = (begin, reason)
    curve = .slowing(rates: rates)
    duration = max(
      Self.duration(of: way.x, until: target.x - start.x, rate: rates.x),
      Self.duration(of: way.y, until: target.y - start.y, rate: rates.y))
  }

  /// Creates a ride to the edge of a page.
  convenience init(toPageFrom start: CGPoint, to target: CGPoint, at begin: TimeInterval) {
    let rate = UIScrollView.DecelerationRate.fast.rawValue
    self.init(
      slowingFrom: start, way: CGPoint(x: target.x - start.x, y: target.y - start.y), to: target,
      rates: CGPoint(x: rate, y: rate), at: begin, because: .paging)
  }

  /// Creates a ride at constant speed.
  init(
    evenlyFrom start: CGPoint, to target: CGPoint, within duration: TimeInterval,
    at begin: TimeInterval, because reason: SystemNote.ScrollReason
  ) {
    (self.start, self.target, self.begin, self.duration) = (start, target, begin, duration)
    way = CGPoint(x: target.x - start.x, y: target.y - start.y)
    self.reason = reason
    curve = .even
  }

  /// The time on the clock when the ride is over, in seconds.
  var end: TimeInterval { begin + duration }

  /// Returns the content offset at a time on the clock, in seconds.
  func offset(at time: TimeInterval) -> CGPoint {
    guard time < end - 1e-9 else { return target }
    let elapsed = max(0, time - begin)
    let part: CGPoint
    switch curve {
    case .slowing(let rates):
      let time = CGFloat(elapsed) * 1000
      part = CGPoint(x: 1 - pow(rates.x, time), y: 1 - pow(rates.y, time))
    case .even: part = CGPoint(x: elapsed / duration, y: elapsed / duration)
    }
    return CGPoint(
      x: Self.position(start.x, way.x * part.x, target.x),
      y: Self.position(start.y, way.y * part.y, target.y))
  }

  /// The speed at which content that slows down stops, in points per second (R8.12).
  static let slowest: CGFloat = 10

  /// Returns the distance, in points, of something that starts at a velocity in points per second
  /// and never stops: the sum of what is left of the velocity after every millisecond.
  static func endlessWay(velocity: CGFloat, rate: CGFloat) -> CGFloat {
    velocity / 1000 * rate / (1 - rate)
  }

  /// Returns the distance, in points, of something that starts at a velocity in points per second
  /// and stops when it is slow (R8.12).
  static func way(velocity: CGFloat, rate: CGFloat) -> CGFloat {
    let lost = max(0, abs(velocity) - slowest)
    return endlessWay(velocity: velocity < 0 ? -lost : lost, rate: rate)
  }

  private static func position(_ start: CGFloat, _ moved: CGFloat, _ target: CGFloat) -> CGFloat {
    let (low, high) = (min(start, target), max(start, target))
    return min(high, max(low, start + moved))
  }

  private static func duration(
    of way: CGFloat, until limit: CGFloat, rate: CGFloat
  ) -> TimeInterval {
    let distance = abs(way)
    // A ride that a limit cuts short arrives before it is slow.
    let rest = max(nearness, distance - abs(limit))
    guard distance > nearness, abs(limit) > 0, rest < distance else { return 0 }
    return TimeInterval(log(rest / distance) / log(rate)) / 1000
  }
}

/// The motion of a scroll view's content.
enum ScrollMotion {
  /// The content does not move.
  case resting
  /// The content was moving, and a finger that may drag next has stopped it.
  case halted
  /// A finger drags the content.
  case dragging(ScrollDrag)
  /// The content moves by itself.
  case riding(ScrollRide)

  /// The drag that is under way.
  var drag: ScrollDrag? {
    if case .dragging(let drag) = self { drag } else { nil }
  }

  /// The ride that is under way.
  var ride: ScrollRide? {
    if case .riding(let ride) = self { ride } else { nil }
  }
}

/// A drag, with its values at the beginning.
struct ScrollDrag {
  /// The content offset from which the finger's translation counts.
  var start: CGPoint
  /// The content offset at the beginning.
  let origin: CGPoint
  /// The axes along which the content follows the finger: 1 for those on which it does, else 0.
  let axes: CGPoint
}

extension UIScrollView {
  /// The time between two steps of content that moves by itself, in seconds.
  private static let step: TimeInterval = 1 / 60
  /// The duration of an animated change of the content offset, in seconds.
  private static let animationDuration: TimeInterval = 0.3

  /// Indicates whether the content moves on by itself after a drag.
  public final var isDecelerating: Bool { motion.ride.map { !$0.reason.isAnimation } ?? false }

  final var clock: VirtualClock? { window?.application?.clock }
  final var now: TimeInterval { clock?.now ?? 0 }

  final func tell(_ note: @autoclosure () -> SystemNote) {
    window?.application?.eventObserver?.observe(.note(note()))
  }

  final func standardSetContentOffset(
    _ offset: CGPoint, animated: Bool, because reason: SystemNote.ScrollReason = .program
  ) {
    if isDragging {
      dragFrom(offset)
    } else if case .riding(let ride) = motion {
      stop(ride, at: .resting)
    }
    guard animated, !isDragging, clock != nil, offset != contentOffset else {
      move(to: offset)
      return
    }
    let ride = ScrollRide(
      evenlyFrom: contentOffset, to: offset, within: Self.animationDuration, at: now,
      because: reason)
    motion = .riding(ride)
    start(ride)
  }

  /// Moves the content to an offset, whatever the cause.
  final func move(to offset: CGPoint) { bounds = CGRect(origin: offset, size: bounds.size) }

  /// Starts a ride, which must be the view's motion already.
  final func start(_ ride: ScrollRide) {
    guard let clock else {
      finish(ride)
      return
    }
    let delay = min(Self.step, ride.end - clock.now)
    clock.schedule(after: delay) { [weak self] in self?.goOn(ride) }
  }

  private func goOn(_ ride: ScrollRide) {
    // Another cause may move the content by now.
    guard motion.ride === ride else { return }
    guard let now = clock?.now else {
      // The view has left its window, and with it the clock.
      stop(ride, at: .resting)
      return
    }
    guard now < ride.end - 1e-9 else {
      finish(ride)
      return
    }
    move(to: ride.offset(at: now))
    if motion.ride === ride { start(ride) }
  }

  private func finish(_ ride: ScrollRide) {
    move(to: ride.target)
    if motion.ride === ride { stop(ride, at: .resting) }
  }

  private func stop(_ ride: ScrollRide, at rest: ScrollMotion) {
    motion = rest
    // A finger may have stopped it on its way to the top.
    let reason = ride.reason == .statusBar && contentOffset != ride.target ? .program : ride.reason
    tell(.scrolled(view: ObjectID(self), to: contentOffset, why: reason))
    switch reason {
    case .program: delegate?.scrollViewDidEndScrollingAnimation(self)
    case .statusBar: delegate?.scrollViewDidScrollToTop(self)
    default: delegate?.scrollViewDidEndDecelerating(self)
    }
  }

  /// Stops the content where it is, because a finger came down.
  final func halt() {
    guard let ride = motion.ride else { return }
    stop(ride, at: .halted)
  }

  /// Moves the content to a page after a finger that stopped it between two has lifted.
  final func settle() {
    guard case .halted = motion else { return }
    motion = .resting
    guard isPagingEnabled else { return }
    let target = restingOffset(pageOffset(velocity: .zero, from: contentOffset))
    let ride = ScrollRide(toPageFrom: contentOffset, to: target, at: now)
    guard ride.duration > 0 else { return }
    motion = .riding(ride)
    delegate?.scrollViewWillBeginDecelerating(self)
    tell(
      .scrollsOn(view: ObjectID(self), to: ride.target, until: ride.end, why: ride.reason))
    start(ride)
  }
}
