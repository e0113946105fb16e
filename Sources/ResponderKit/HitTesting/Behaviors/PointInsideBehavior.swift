import Foundation

/// An override of `point(inside:with:)` as a value (R2.4).
public protocol PointInsideBehavior: ViewOverride {
  /// Returns what the override would return; `view.standardPoint(inside: point)` is super.
  ///
  /// - Parameters:
  ///   - point: A point in the view's own coordinates.
  ///   - event: The event, to be passed on.
  ///   - view: The view that the override belongs to.
  func point(inside point: CGPoint, with event: UIEvent?, in view: UIView) -> Bool

  /// Returns a rectangle outside which the override surely returns false.
  ///
  /// - Parameter view: The view that the override belongs to.
  /// - Returns: A rectangle in the view's own coordinates; nil if none is known.
  func reach(in view: UIView) -> CGRect?
}

extension PointInsideBehavior {
  /// Returns the touch area if it is a rectangle, otherwise nil.
  public func reach(in view: UIView) -> CGRect? { touchArea(in: view)?.widened }
}
