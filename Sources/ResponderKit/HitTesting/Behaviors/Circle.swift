import Foundation

/// A round touch area about the middle of the bounds; the edge belongs to it (S-27).
public struct Circle: PointInsideBehavior, Equatable {
  /// The radius in points; nil for half of the shorter side.
  public var radius: CGFloat?

  /// Creates a circle.
  public init(radius: CGFloat? = nil) {
    self.radius = radius
  }

  /// Whether the distance to the middle is at most the radius.
  public func point(inside point: CGPoint, with event: UIEvent?, in view: UIView) -> Bool {
    let bounds = view.bounds
    let radius = self.radius ?? Swift.min(bounds.width, bounds.height) / 2
    let dx = point.x - bounds.midX
    let dy = point.y - bounds.midY
    return dx * dx + dy * dy <= radius * radius
  }

  /// In the words of the command language.
  public var description: String { radius.map { "circle \($0.exactText)" } ?? "circle" }
}

/// An elliptic touch area that touches the four sides of the bounds.
public struct Ellipse: PointInsideBehavior, Equatable {
  /// Creates an ellipse.
  public init() {}

  /// Whether the point lies in the ellipse or on its edge.
  public func point(inside point: CGPoint, with event: UIEvent?, in view: UIView) -> Bool {
    let bounds = view.bounds
    guard bounds.width > 0, bounds.height > 0 else { return false }
    let x = (point.x - bounds.midX) / (bounds.width / 2)
    let y = (point.y - bounds.midY) / (bounds.height / 2)
    return x * x + y * y <= 1
  }

  /// In the words of the command language.
  public var description: String { "ellipse" }
}
