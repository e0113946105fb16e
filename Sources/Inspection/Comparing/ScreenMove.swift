import Foundation
import Text

/// How far a view moved on the screen and how much it grew.
struct ScreenMove: Hashable {
  /// The distance from which on it counts, in points.
  private static let least = 0.05

  private let sides: [CGFloat]

  /// From one box to another; nil if they are the same but for rounding.
  init?(from then: CGRect, to now: CGRect) {
    let sides = [
      now.minX - then.minX, now.minY - then.minY, now.width - then.width,
      now.height - then.height,
    ]
    guard sides.contains(where: { abs($0) > Self.least }) else { return nil }
    self.sides = sides.map { ($0 * 10).rounded() / 10 }
  }

  /// In words.
  var text: String {
    let moved =
      sides[0] != 0 || sides[1] != 0 ? "moved by \(CGPoint(x: sides[0], y: sides[1]).text)" : nil
    let grown =
      sides[2] != 0 || sides[3] != 0
      ? "grown by \(CGPoint(x: sides[2], y: sides[3]).text)" : nil
    return [moved, grown].compactMap { $0 }.joined(separator: ", ")
  }
}
