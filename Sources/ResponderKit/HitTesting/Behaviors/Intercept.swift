import Foundation

/// The view itself wherever `point(inside:)` is true: no subview is ever hit (S-66).
///
/// As written in the books it skips the checks of the flags, so that a hidden or disabled view
/// still claims touches (R2.11).
public struct Intercept: HitTestBehavior, Equatable {
  /// Creates the behaviour.
  public init() {}

  /// The view if the point is inside.
  public func hitTest(_ point: CGPoint, with event: UIEvent?, in view: UIView) -> UIView? {
    view.point(inside: point, with: event) ? view : nil
  }

  /// In the words of the command language.
  public var description: String { "intercept" }
}

/// Always nil: the view and its subviews are not there for touches.
public struct Block: HitTestBehavior, Equatable {
  /// Creates the behaviour.
  public init() {}

  /// Nil.
  public func hitTest(_ point: CGPoint, with event: UIEvent?, in view: UIView) -> UIView? { nil }

  /// In the words of the command language.
  public var description: String { "block" }
}
