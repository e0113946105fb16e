import Foundation

/// A convex polygon in the plane of the screen, in points: the outline of a view, or of the part of
/// it that its superviews do not clip.
package struct ConvexPolygon: Equatable {
  /// Areas and distances below this are rounding, in points.
  private static let tolerance: CGFloat = 1e-6

  /// The corners in order; none where nothing is left.
  package let corners: [CGPoint]
  /// The rectangle round the corners; null where nothing is left.
  package let box: CGRect
  /// Indicates whether the sides are those of the box.
  private let isUpright: Bool

  /// Creates a polygon from its corners in either direction, the polygon without area from others.
  package init(_ corners: [CGPoint]) {
    let xs = corners.lazy.map(\.x)
    let ys = corners.lazy.map(\.y)
    guard corners.count > 2, let left = xs.min(), let right = xs.max(), let top = ys.min(),
      let bottom = ys.max(), left.isFinite, right.isFinite, top.isFinite, bottom.isFinite,
      abs(Self.doubleArea(corners)) > Self.tolerance
    else {
      self.corners = []
      box = .null
      isUpright = true
      return
    }
    // Inside is on the left of every side, as the y axis points down: clockwise on the screen.
    self.corners = Self.doubleArea(corners) > 0 ? corners : corners.reversed()
    box = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    isUpright =
      corners.count == 4
      && corners.allSatisfy { ($0.x == left || $0.x == right) && ($0.y == top || $0.y == bottom) }
  }

  /// Creates a polygon from a rectangle.
  package init(_ rect: CGRect) {
    self.init([
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ])
  }

  /// Indicates whether nothing is left.
  package var isEmpty: Bool { corners.isEmpty }

  /// Twice the area, positive where the corners turn clockwise on the screen.
  private static func doubleArea(_ corners: [CGPoint]) -> CGFloat {
    var sum: CGFloat = 0
    for (k, corner) in corners.enumerated() {
      let next = corners[(k + 1) % corners.count]
      sum += corner.x * next.y - next.x * corner.y
    }
    return sum
  }

  /// Returns the part that lies in another polygon.
  ///
  /// - Complexity: O(corners of both, multiplied).
  package func intersection(_ other: ConvexPolygon) -> ConvexPolygon {
    guard !isEmpty, !other.isEmpty else { return ConvexPolygon([]) }
    if isUpright, other.isUpright {
      let common = box.intersection(other.box)
      return common == box ? self : ConvexPolygon(common)
    }
    var rest = corners
    for (k, start) in other.corners.enumerated() {
      let end = other.corners[(k + 1) % other.corners.count]
      rest = Self.part(of: rest, insideFrom: start, to: end)
      if rest.count < 3 { return ConvexPolygon([]) }
    }
    return ConvexPolygon(rest)
  }

  /// Returns the part of a polygon on the inner side of a line.
  private static func part(
    of corners: [CGPoint], insideFrom start: CGPoint, to end: CGPoint
  ) -> [CGPoint] {
    func side(_ point: CGPoint) -> CGFloat {
      (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x)
    }
    var part: [CGPoint] = []
    for (k, corner) in corners.enumerated() {
      let next = corners[(k + 1) % corners.count]
      let (here, there) = (side(corner), side(next))
      if here >= 0 { part.append(corner) }
      if here * there < 0 {
        let share = here / (here - there)
        part.append(
          CGPoint(
            x: corner.x + (next.x - corner.x) * share, y: corner.y + (next.y - corner.y) * share))
      }
    }
    return part
  }

  /// Indicates whether two polygons share an area; that they touch is not enough.
  package func overlaps(_ other: ConvexPolygon) -> Bool {
    guard !isEmpty, !other.isEmpty else { return false }
    let common = box.intersection(other.box)
    guard common.width > Self.tolerance, common.height > Self.tolerance else { return false }
    return isUpright && other.isUpright || !intersection(other).isEmpty
  }
}
