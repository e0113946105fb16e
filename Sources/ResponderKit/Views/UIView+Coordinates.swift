import Foundation

extension UIView {
  /// Converts a point to another view's coordinates, in O(depth) (R3.1); nil for the window's, or
  /// the screen's if this view is a window (R3.2). Views of different windows are related by the
  /// places of the windows on the screen.
  public final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    if view == nil, core.pointee.superview == nil {
      return self is UIWindow ? core.pointee.geometry.toSuperview(point).finite : point
    }
    return CoordinateRoute(from: self, to: view).map(point)
  }

  /// Converts a point from another view's coordinates, in O(depth), or O(1) from the superview
  /// (R3.1); nil for the window's, or the screen's if this view is a window (R3.2).
  public final func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    if let view, view === superview { return core.pointee.geometry.fromSuperview(point).finite }
    if view == nil, core.pointee.superview == nil {
      return self is UIWindow ? core.pointee.geometry.fromSuperview(point).finite : point
    }
    return CoordinateRoute(from: view, to: self).map(point)
  }

  /// Converts a rectangle to another view's coordinates, as points: the corners are mapped, and the
  /// result is their bounding box (R3.3).
  public final func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CoordinateRoute(from: self, to: view).map(rect)
  }

  /// Converts a rectangle from another view's coordinates, as points: the corners are mapped, and
  /// the result is their bounding box (R3.3).
  public final func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CoordinateRoute(from: view, to: self).map(rect)
  }

  /// The transform from the view's coordinates to its superview's; from a window's to the screen's.
  public final var transformToSuperview: CGAffineTransform {
    core.pointee.geometry.affineToSuperview
  }
}

/// The way of a coordinate from one view to another: up to the nearest common ancestor, then down.
/// Two trees meet on the screen, where the frames of their top views count. A route is good as long
/// as its views live and stay where they are.
package struct CoordinateRoute {
  /// The views to climb out of, in this order.
  private var up: [UnsafeMutablePointer<ViewCore>]
  /// The views to climb down into, in reverse order.
  private var down: [UnsafeMutablePointer<ViewCore>]

  /// Creates the route between two views. Nil stands for the base of the other view's tree: the
  /// window's coordinates, or the screen's for a window itself (R3.2). The base of a tree without a
  /// window is its top view (R3.6).
  init(from source: UIView?, to target: UIView?) {
    up = source.map(Self.pathToScreen) ?? []
    down = target.map(Self.pathToScreen) ?? []
    if source == nil, let target, !(target is UIWindow) { down.removeLast() }
    if target == nil, let source, !(source is UIWindow) { up.removeLast() }
    while let mine = up.last, let theirs = down.last, mine == theirs {
      up.removeLast()
      down.removeLast()
    }
  }

  /// Creates the route from a view to the screen; to the top view where there is no window (R3.6).
  package init(toScreenFrom view: UIView) {
    up = Self.pathToScreen(from: view)
    down = []
    if view.window == nil { up.removeLast() }
  }

  private static func pathToScreen(from view: UIView) -> [UnsafeMutablePointer<ViewCore>] {
    var path: [UnsafeMutablePointer<ViewCore>] = []
    // As deep as most views are.
    path.reserveCapacity(16)
    var next: UnsafeMutablePointer<ViewCore>? = view.core
    while let core = next {
      path.append(core)
      next = core.pointee.superview
    }
    return path
  }

  /// Maps a point, in O(depth).
  package func map(_ point: CGPoint) -> CGPoint {
    let top = up.reduce(point) { $1.pointee.geometry.toSuperview($0) }
    return down.reversed().reduce(top) { $1.pointee.geometry.fromSuperview($0) }.finite
  }

  /// Maps the corners of a rectangle, to the common ancestor and down from there.
  package func map(_ rect: CGRect) -> CGRect {
    var rect = rect
    // These two have infinite numbers on purpose.
    if rect.isNull || rect.isInfinite { return rect }
    if !up.isEmpty { rect = rect.applying(Self.composed(up)) }
    if !down.isEmpty { rect = rect.applying(Self.composed(down).inverted()) }
    return CGRect(origin: rect.origin.finite, size: rect.size.finite)
  }

  /// The transform to the common ancestor.
  package var transform: CGAffineTransform { Self.composed(up) }

  /// Composes transforms from outside inwards, as a walk down does, for the same numbers.
  private static func composed(_ path: [UnsafeMutablePointer<ViewCore>]) -> CGAffineTransform {
    path.reversed().reduce(.identity) { $1.pointee.geometry.affineToSuperview.concatenating($0) }
  }
}
