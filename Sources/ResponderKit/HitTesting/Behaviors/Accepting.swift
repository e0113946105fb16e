import Foundation

/// A touch area that also takes in chosen descendants, wherever they stick out: the raised button
/// of a tab bar (S-25).
public struct Accepting: PointInsideBehavior {
  private let views: [WeakView]
  /// In the words of the command language; the maker knows the names.
  public let description: String

  /// Creates an area of the bounds and some other views.
  public init(_ views: [UIView], description: String = "accepts") {
    self.description = description
    self.views = views.map(WeakView.init)
  }

  /// The views that still live.
  public var accepted: [UIView] { views.compactMap(\.view) }

  /// Whether the point lies in the bounds, or in one of the views by its own `point(inside:)`.
  public func point(inside point: CGPoint, with event: UIEvent?, in view: UIView) -> Bool {
    view.standardPoint(inside: point)
      || accepted.contains { other in
        other !== view && other.point(inside: other.convert(point, from: view), with: event)
      }
  }
}
