import Foundation
import Text

/// The sides on which a point misses a rectangle, and by how far.
struct MissedSides {
  /// The place of a point along an axis.
  enum Place: CaseIterable {
    case before, within, onFarEdge, behind
  }

  /// The place of the point along the x-axis.
  let x: Place
  /// The place of the point along the y-axis.
  let y: Place
  private let distances: (x: CGFloat, y: CGFloat)

  /// Compares a point with a rectangle.
  init(_ rect: CGRect, by point: CGPoint) {
    x = Place(point.x, rect.minX, rect.maxX)
    y = Place(point.y, rect.minY, rect.maxY)
    distances = (
      x == .before ? rect.minX - point.x : point.x - rect.maxX,
      y == .before ? rect.minY - point.y : point.y - rect.maxY
    )
  }

  /// Sides without distances.
  init(_ x: Place, _ y: Place) {
    (self.x, self.y, distances) = (x, y, (0, 0))
  }

  /// Adds the sides with their distances in points to a line.
  ///
  /// - Parameter isBrief: Whether it goes without saying that the far edges lie outside.
  func write(to line: inout TextLine, isBrief: Bool = false) {
    write(to: &line, isBrief: isBrief) { line, axis in
      line.extend(axis == .x ? distances.x : distances.y)
    }
  }

  enum Axis { case x, y }

  /// Adds the sides to a line.
  func write(
    to line: inout TextLine, isBrief: Bool, distance: (inout TextLine, Axis) -> Void
  ) {
    var edges: [String] = []
    if x == .onFarEdge { edges.append("right") }
    if y == .onFarEdge { edges.append("lower") }
    if !edges.isEmpty { line.extend("on the \(edges.joined(separator: " and ")) edge") }
    var isFirst = edges.isEmpty
    func side(_ place: Place, _ axis: Axis, _ before: String, _ behind: String) {
      guard place.hasDistance else { return }
      if !isFirst { line.extend(", ") }
      isFirst = false
      distance(&line, axis)
      line.extend(place == .before ? before : behind)
    }
    side(x, .x, " left", " right")
    side(y, .y, " above", " below")
    let hasDistance = x.hasDistance || y.hasDistance
    if !edges.isEmpty, !hasDistance, !isBrief {
      line.extend(", which \(edges.count == 1 ? "lies" : "lie") outside")
    }
  }
}

extension MissedSides.Place {
  /// Indicates whether the point lies outside, by a distance.
  fileprivate var hasDistance: Bool { self == .before || self == .behind }

  fileprivate init(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) {
    self = value < low ? .before : value == high ? .onFarEdge : value > high ? .behind : .within
  }
}

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
