import Foundation
import Text

/// The way in which points are written: their numbers, or marks in place of them, for words that
/// are used at many points.
package enum PointText: Sendable {
  case numbers
  case marks

  /// The mark in place of a point.
  package static let point = "\u{E000}"
  /// The mark in place of the sides on which a point misses a rectangle.
  package static let sides = "\u{E001}"
  /// The mark in place of a distance across.
  package static let across = "\u{E002}"
  /// The mark in place of a distance downwards.
  package static let down = "\u{E003}"

  func extend(_ line: inout TextLine, _ point: CGPoint) {
    switch self {
    case .numbers: line.extend(point)
    case .marks: line.extend(Self.point)
    }
  }

  func extend(_ line: inout TextLine, _ point: CGPoint, missing rect: CGRect, isBrief: Bool) {
    switch self {
    case .numbers: MissedSides(rect, by: point).write(to: &line, isBrief: isBrief)
    case .marks: line.extend(Self.sides)
    }
  }

  /// The words for all ways to miss a rectangle, with marks for the distances: by where the point
  /// lies across (before the rectangle, within it, on its far edge, behind it), then downwards.
  package static var wordsOfSides: [[String]] {
    MissedSides.Place.allCases.map { x in
      MissedSides.Place.allCases.map { y in
        var line = TextLine()
        MissedSides(x, y).write(to: &line, isBrief: false) { line, axis in
          line.extend(axis == .x ? across : down)
        }
        return line.text
      }
    }
  }
}
