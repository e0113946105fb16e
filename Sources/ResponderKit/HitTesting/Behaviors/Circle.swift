import Foundation

/// A round touch area about the middle of the bounds; the edge belongs to it (S-27).
public struct Circle: PointInsideBehavior, Equatable {
  /// The radius in points; nil for half of the shorter side.
  public var radius: CGFloat?

  /// Creates a circle.
  public init(radius: CGFloat? = nil) { self.radius = radius }

  func radius(in bounds: CGRect) -> CGFloat {
    radius ?? Swift.min(bounds.width, bounds.height) / 2
  }

  /// Returns whether the distance of a point from the middle is at most the radius.
  public func point(inside point: CGPoint, with event: UIEvent?, in view: UIView) -> Bool {
    let bounds = view.bounds
    let radius = radius(in: bounds)
    let dx = point.x - bounds.midX
    let dy = point.y - bounds.midY
    return dx * dx + dy * dy <= radius * radius
  }

  /// Returns the square round the circle.
  public func reach(in view: UIView) -> CGRect? {
    let bounds = view.bounds
    let radius = abs(radius(in: bounds))
    return CGRect(
      x: bounds.midX - radius, y: bounds.midY - radius, width: 2 * radius, height: 2 * radius
    ).widened
  }
}

/// An elliptic touch area that touches the four sides of the bounds.
public struct Ellipse: PointInsideBehavior, Equatable {
  /// Creates an ellipse.
  public init() {}

  /// Returns whether a point lies in the ellipse or on its edge.
  public func point(inside point: CGPoint, with event: UIEvent?, in view: UIView) -> Bool {
    let bounds = view.bounds
    guard bounds.width > 0, bounds.height > 0 else { return false }
    let x = (point.x - bounds.midX) / (bounds.width / 2)
    let y = (point.y - bounds.midY) / (bounds.height / 2)
    return x * x + y * y <= 1
  }

  /// Returns the bounds.
  public func reach(in view: UIView) -> CGRect? { view.bounds.widened }
}

/// A touch area bounded by a path in the view's coordinates, inside by the even-odd rule.
public struct PathShape: PointInsideBehavior {
  /// The path in the notation of SVG.
  public let source: String
  /// The closed polygons; curves are flattened to segments.
  public let polygons: [[CGPoint]]

  /// Creates a shape of closed polygons of the view, and the path as it was written, for reports.
  public init(source: String, polygons: [[CGPoint]]) {
    self.source = source
    self.polygons = polygons
  }

  /// Returns whether a ray from the point crosses the outline an odd number of times.
  public func point(inside point: CGPoint, with event: UIEvent?, in view: UIView) -> Bool {
    var count = EdgeCount(point)
    for polygon in polygons {
      guard var previous = polygon.last else { continue }
      for corner in polygon {
        count.add(from: previous, to: corner)
        previous = corner
      }
    }
    return count.isOdd
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
