import Foundation

extension UIView {
  /// Converts a point to another view's coordinates (R3.1).
  ///
  /// - Parameters:
  ///   - point: A point in this view's coordinates.
  ///   - view: The view whose coordinates are wanted; nil for the window's, or the screen's if
  ///     this view is a window (R3.2). Views of different windows are related by the places of the
  ///     windows on the screen.
  /// - Complexity: O(depth).
  public final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    if view == nil, core.pointee.superview == nil {
      return self is UIWindow ? core.pointee.geometry.toSuperview(point) : point
    }
    return CoordinateRoute(from: self, to: view).map(point)
  }

  /// Converts a point from another view's coordinates (R3.1).
  ///
  /// - Parameters:
  ///   - point: A point in `view`'s coordinates.
  ///   - view: The view whose coordinates the point is in; nil for the window's, or the screen's
  ///     if this view is a window (R3.2).
  /// - Complexity: O(depth); O(1) from the superview.
  public final func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    if let view, view === superview { return core.pointee.geometry.fromSuperview(point) }
    if view == nil, core.pointee.superview == nil {
      return self is UIWindow ? core.pointee.geometry.fromSuperview(point) : point
    }
    return CoordinateRoute(from: view, to: self).map(point)
  }

  /// Converts a rectangle to another view's coordinates: the corners are mapped, and the result is
  /// their bounding box (R3.3).
  ///
  /// - Parameters:
  ///   - rect: A rectangle in this view's coordinates.
  ///   - view: The view whose coordinates are wanted; nil as for points.
  /// - Complexity: O(depth).
  public final func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CoordinateRoute(from: self, to: view).map(rect)
  }

  /// Converts a rectangle from another view's coordinates: the corners are mapped, and the result
  /// is their bounding box (R3.3).
  ///
  /// - Parameters:
  ///   - rect: A rectangle in `view`'s coordinates.
  ///   - view: The view whose coordinates the rectangle is in; nil as for points.
  /// - Complexity: O(depth).
  public final func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CoordinateRoute(from: view, to: self).map(rect)
  }

  /// The transform from the view's coordinates to its superview's, or from a window's to the
  /// screen's.
  public final var transformToSuperview: CGAffineTransform {
    core.pointee.geometry.affineToSuperview
  }
}
