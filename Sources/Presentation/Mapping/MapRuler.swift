import Foundation
import ResponderKit
import Text

/// The y coordinates beside a map.
struct MapRuler {
  private static let every = 4
  private let region: CGRect
  /// The number of columns that the ruler takes.
  let width: Int

  init(_ region: CGRect) {
    self.region = region
    width = 1 + max(Self.text(region.minY).count, Self.text(region.maxY).count)
  }

  private static func text(_ value: CGFloat) -> String {
    Double(value).rounded().exactText
  }

  /// Returns the text in front of a row: the y coordinate of the row's middle in points, or spaces.
  func text(row: Int, of rows: Int) -> String {
    let y = region.minY + (CGFloat(row) + 0.5) * region.height / CGFloat(rows)
    let text = row.isMultiple(of: Self.every) ? Self.text(y) : ""
    return String(repeating: " ", count: max(0, width - 1 - text.count)) + text + " "
  }
}
