import Foundation

/// What would stand in an override of `hitTest(_:with:)`, as a value (see R2.11, R2.12).
///
/// Its description is what a report prints: short, in the words of the command language.
public protocol HitTestBehavior: CustomStringConvertible {
  /// Returns what the override would return; `view.standardHitTest(point, with: event)` is super.
  ///
  /// - Parameters:
  ///   - point: A point in the view's own coordinates.
  ///   - event: The event, to be passed on.
  ///   - view: The view that the override belongs to.
  func hitTest(_ point: CGPoint, with event: UIEvent?, in view: UIView) -> UIView?
}

/// What would stand in an override of `point(inside:with:)`, as a value.
///
/// Its description is what a report prints: short, in the words of the command language.
public protocol PointInsideBehavior: CustomStringConvertible {
  /// Returns what the override would return; `view.standardPoint(inside: point)` is super.
  ///
  /// - Parameters:
  ///   - point: A point in the view's own coordinates.
  ///   - event: The event, to be passed on.
  ///   - view: The view that the override belongs to.
  func point(inside point: CGPoint, with event: UIEvent?, in view: UIView) -> Bool
}
