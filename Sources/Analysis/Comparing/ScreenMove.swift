import Foundation

/// A change of a view's place and size on the screen.
package struct ScreenMove: Hashable {
  /// The least distance that counts as a move, in points.
  private static let least = 0.05

  /// The distance by which the view moved to the right and down, in points rounded to a tenth.
  package let offset: CGPoint
  /// The amount by which the view became wider and higher, in points rounded to a tenth.
  package let growth: CGPoint

  /// Creates the move from one box to another; nil if they are the same but for rounding.
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
