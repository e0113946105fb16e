import Foundation

extension UIScrollView {
  /// The time between two steps of content that moves by itself, in seconds.
  private static let step: TimeInterval = 1 / 60
  /// The duration of an animated change of the content offset, in seconds.
  private static let animationDuration: TimeInterval = 0.3

  /// Indicates whether the content moves on by itself after a drag.
  public final var isDecelerating: Bool { motion.ride.map { $0.reason != .program } ?? false }

  final var clock: VirtualClock? { window?.application?.clock }
  final var now: TimeInterval { clock?.now ?? 0 }

  final func tell(_ note: @autoclosure () -> SystemNote) {
    window?.application?.eventObserver?.observe(.note(note()))
  }

  final func standardSetContentOffset(_ offset: CGPoint, animated: Bool) {
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
      evenlyFrom: contentOffset, to: offset, within: Self.animationDuration, at: now)
    motion = .riding(ride)
    start(ride)
  }

  /// Moves the content to an offset, whatever the cause.
  final func move(to offset: CGPoint) {
    bounds = CGRect(origin: offset, size: bounds.size)
  }

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
    tell(.scrolled(view: ObjectID(self), to: contentOffset, why: ride.reason))
    if ride.reason == .program {
      delegate?.scrollViewDidEndScrollingAnimation(self)
    } else {
      delegate?.scrollViewDidEndDecelerating(self)
    }
  }

  /// Stops the content where it is, because a finger came down.
  final func halt() {
    guard let ride = motion.ride else { return }
    stop(ride, at: .halted)
  }

  /// Moves the content to a page after a finger that stopped it between two pages has lifted
  /// without dragging.
  final func settle() {
    guard case .halted = motion else { return }
    motion = .resting
    guard isPagingEnabled else { return }
    let offset = contentOffset
    let target = limited(pageOffset(velocity: .zero, from: offset), from: offset)
    let ride = ScrollRide(
      slowingFrom: offset, way: CGPoint(x: target.x - offset.x, y: target.y - offset.y),
      to: target, rate: DecelerationRate.fast.rawValue, at: now, because: .paging)
    guard ride.duration > 0 else { return }
    motion = .riding(ride)
    delegate?.scrollViewWillBeginDecelerating(self)
    tell(
      .scrollsOn(view: ObjectID(self), to: ride.target, until: ride.end, why: ride.reason))
    start(ride)
  }
}
