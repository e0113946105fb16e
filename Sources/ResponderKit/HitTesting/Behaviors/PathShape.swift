import Foundation

/// A touch area bounded by a path in the view's coordinates, inside by the even-odd rule.
public struct PathShape: PointInsideBehavior {
  /// The path in the notation of SVG.
  public let source: String
  /// The closed polygons; curves are flattened to segments.
  public let polygons: [[CGPoint]]

  /// Creates a shape from polygons.
  ///
  /// - Parameters:
  ///   - source: The path as it was written, for reports.
  ///   - polygons: The closed polygons, in the view's coordinates.
  public init(source: String, polygons: [[CGPoint]]) {
    self.source = source
    self.polygons = polygons
  }

  /// Returns whether a ray from the point crosses the outline an odd number of times.
  public func point(inside point: CGPoint, with event: UIEvent?, in view: UIView) -> Bool {
    var isInside = false
    for polygon in polygons {
      guard var previous = polygon.last else { continue }
      for corner in polygon {
        if (corner.y > point.y) != (previous.y > point.y) {
          let t = (point.y - corner.y) / (previous.y - corner.y)
          if point.x < corner.x + t * (previous.x - corner.x) { isInside.toggle() }
        }
        previous = corner
      }
    }
    return isInside
  }

  /// Returns the smallest rectangle that contains the corners.
  public func reach(in view: UIView) -> CGRect? {
    let corners = polygons.joined()
    guard let left = corners.map(\.x).min(), let right = corners.map(\.x).max(),
      let top = corners.map(\.y).min(), let bottom = corners.map(\.y).max()
    else { return .zero }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top).widened
  }
}
