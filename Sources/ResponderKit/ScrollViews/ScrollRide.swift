import Foundation

/// A movement of the content by itself, from beginning to end. The offset at any time follows from
/// a formula, not from the steps in between.
final class ScrollRide {
  /// A curve of the movement over time.
  enum Curve {
    /// The speed is multiplied by a rate every millisecond.
    case slowing(rate: CGFloat)
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

  /// Creates a ride that slows down.
  ///
  /// - Parameters:
  ///   - way: The distance that the content would move. The target may be nearer, but on the way.
  ///   - rate: The part of the speed that is left after a millisecond.
  init(
    slowingFrom start: CGPoint, way: CGPoint, to target: CGPoint, rate: CGFloat,
    at begin: TimeInterval, because reason: SystemNote.ScrollReason
  ) {
    (self.start, self.way, self.target) = (start, way, target)
    (self.begin, self.reason) = (begin, reason)
    curve = .slowing(rate: rate)
    duration = max(
      Self.duration(of: way.x, until: target.x - start.x, rate: rate),
      Self.duration(of: way.y, until: target.y - start.y, rate: rate))
  }

  /// Creates a ride at constant speed.
  init(
    evenlyFrom start: CGPoint, to target: CGPoint, within duration: TimeInterval,
    at begin: TimeInterval
  ) {
    (self.start, self.target, self.begin, self.duration) = (start, target, begin, duration)
    way = CGPoint(x: target.x - start.x, y: target.y - start.y)
    reason = .program
    curve = .even
  }

  /// The time on the clock when the ride is over, in seconds.
  var end: TimeInterval { begin + duration }

  /// Returns the content offset at a time on the clock, in seconds.
  func offset(at time: TimeInterval) -> CGPoint {
    guard time < end - 1e-9 else { return target }
    let elapsed = max(0, time - begin)
    let part: CGFloat
    switch curve {
    case .slowing(let rate): part = 1 - pow(rate, CGFloat(elapsed) * 1000)
    case .even: part = CGFloat(elapsed / duration)
    }
    return CGPoint(
      x: Self.position(start.x, way.x * part, target.x),
      y: Self.position(start.y, way.y * part, target.y))
  }

  /// Returns the distance, in points, of something that starts at a velocity in points per second:
  /// the sum of what is left of the velocity after every millisecond.
  static func way(velocity: CGFloat, rate: CGFloat) -> CGFloat {
    velocity / 1000 * rate / (1 - rate)
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
