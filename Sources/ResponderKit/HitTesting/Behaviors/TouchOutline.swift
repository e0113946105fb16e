import Foundation

/// The shape that an override of `point(inside:with:)` accepts, where it is no rectangle.
package enum TouchOutline: Sendable {
  /// An ellipse, with what lies on its edge.
  case ellipse(center: CGPoint, radii: CGSize)
  /// Polygons: a point is inside if an odd number of edges lies to its right.
  case polygons([[CGPoint]])
}

/// A value that accepts the points of a shape.
package protocol OutlinedBehavior: PointInsideBehavior {
  /// Returns the shape in the view's own coordinates.
  func outline(in view: UIView) -> TouchOutline
}

extension Circle: OutlinedBehavior {
  package func outline(in view: UIView) -> TouchOutline {
    let radius = abs(radius(in: view.bounds))
    return .ellipse(
      center: CGPoint(x: view.bounds.midX, y: view.bounds.midY),
      radii: CGSize(width: radius, height: radius))
  }
}

extension Ellipse: OutlinedBehavior {
  package func outline(in view: UIView) -> TouchOutline {
    .ellipse(
      center: CGPoint(x: view.bounds.midX, y: view.bounds.midY),
      radii: CGSize(width: view.bounds.width / 2, height: view.bounds.height / 2))
  }
}

extension PathShape: OutlinedBehavior {
  package func outline(in view: UIView) -> TouchOutline { .polygons(polygons) }
}
