import Foundation

/// A movement of the content by itself, from beginning to end: where it is at any moment follows
/// from a formula, not from the steps in between.
final class ScrollRide {
  /// How the way is divided over time.
  enum Curve {
    /// The speed is multiplied by a rate every millisecond.
    case slowing(rate: CGFloat)
    /// The speed is constant until the end.
    case even
  }

  /// How near the target the content jumps to it, in points.
  static let nearness: CGFloat = 0.5

  let start: CGPoint
  let target: CGPoint
  let begin: TimeInterval
  let duration: TimeInterval
  let reason: SystemNote.ScrollReason
  /// The way that it would take if nothing limited it.
  private let way: CGPoint
  private let curve: Curve

  /// A ride that slows down.
  ///
  /// - Parameters:
  ///   - way: How far it would go; the target may lie nearer, but on the way.
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

  /// A ride at constant speed.
  init(
    evenlyFrom start: CGPoint, to target: CGPoint, within duration: TimeInterval,
    at begin: TimeInterval
  ) {
    (self.start, self.target, self.begin, self.duration) = (start, target, begin, duration)
    way = CGPoint(x: target.x - start.x, y: target.y - start.y)
    reason = .program
    curve = .even
  }

  /// When it is over, on the clock.
  var end: TimeInterval { begin + duration }

  /// Where the content is at a moment.
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

  /// How far something goes that has a speed in points per second: the sum of what is left of it
  /// every millisecond.
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
    // Whatever is cut short by a limit gets there before it is slow.
    let rest = max(nearness, distance - abs(limit))
    guard distance > nearness, abs(limit) > 0, rest < distance else { return 0 }
    return TimeInterval(log(rest / distance) / log(rate)) / 1000
  }
}
