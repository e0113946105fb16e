import Foundation

/// How far a view moved on the screen and how much it grew.
package struct ScreenMove: Hashable {
  /// The distance from which on it counts, in points.
  private static let least = 0.05

  /// How far it moved to the right and down, in points to a tenth.
  package let offset: CGPoint
  /// How much wider and higher it is, in points to a tenth.
  package let growth: CGPoint

  /// From one box to another; nil if they are the same but for rounding.
  init?(from then: CGRect, to now: CGRect) {
    let sides = [
      now.minX - then.minX, now.minY - then.minY, now.width - then.width,
      now.height - then.height,
    ]
    guard sides.contains(where: { abs($0) > Self.least }) else { return nil }
    let rounded = sides.map { ($0 * 10).rounded() / 10 }
    offset = CGPoint(x: rounded[0], y: rounded[1])
    growth = CGPoint(x: rounded[2], y: rounded[3])
  }
}
