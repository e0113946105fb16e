import Foundation

/// The way of a coordinate from one view to another: up to the nearest common ancestor, then down.
///
/// Two trees meet on the screen, where the frames of their top views count.
struct CoordinateRoute {
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

  private static func pathToScreen(from view: UIView) -> [UnsafeMutablePointer<ViewCore>] {
    var path = [view.core]
    var core = view.core
    while let parent = core.pointee.superview {
      path.append(parent)
      core = parent
    }
    return path
  }

  func map(_ point: CGPoint) -> CGPoint {
    let top = up.reduce(point) { $1.pointee.geometry.toSuperview($0) }
    return down.reversed().reduce(top) { $1.pointee.geometry.fromSuperview($0) }
  }

  /// Maps the corners of a rectangle, to the common ancestor and down from there.
  func map(_ rect: CGRect) -> CGRect {
    var rect = rect
    if !up.isEmpty { rect = rect.applying(Self.composed(up)) }
    if !down.isEmpty { rect = rect.applying(Self.composed(down).inverted()) }
    return rect
  }

  private static func composed(_ path: [UnsafeMutablePointer<ViewCore>]) -> CGAffineTransform {
    path.reduce(.identity) { $0.concatenating($1.pointee.geometry.affineToSuperview) }
  }
}
