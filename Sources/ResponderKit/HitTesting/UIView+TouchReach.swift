import Foundation

/// Rectangles outside which overrides surely return false or nil, so that they need not be asked
/// there.
extension UIView {
  /// The greatest depth to which overrides whose reach depends on other overrides are followed.
  private static let deepest = 12

  /// The rectangle outside which `point(inside:with:)` surely returns false; nil if it is not
  /// known.
  var reachOfPointInside: CGRect? {
    guard let behavior = viewState.pointInsideBehavior else {
      return core.pointee.geometry.bounds.widened
    }
    return behavior.reach(in: self)
  }

  /// Returns the reach of a view that asks its subviews even outside of itself; nil if it is not
  /// known.
  func reachOfOverflow(depth: Int) -> CGRect? {
    guard depth < Self.deepest else { return nil }
    var reach = reachOfPointInside
    for subview in subviewArray {
      switch subview.kindOfAnswer(depth: depth + 1) {
      case .never: break
      case .standard(let area), .passthrough(let area):
        reach = reach.union(area.widened.flatMap { box(of: $0, in: subview) })
      case .overflowing:
        let inner = subview.reachOfOverflow(depth: depth + 1)
        reach = reach.union(inner.flatMap { box(of: $0, in: subview) })
      case .asked(let area): reach = reach.union(area.flatMap { box(of: $0, in: subview) })
      }
    }
    return reach
  }

  /// Returns a rectangle of a descendant in this view's coordinates; nil if it is not known.
  func box(of rect: CGRect, in descendant: UIView) -> CGRect? {
    var rect = rect
    var core = descendant.core
    while core != self.core {
      guard core.pointee.geometry.mapping != .singular, let parent = core.pointee.superview
      else { return nil }
      rect = rect.applying(core.pointee.geometry.affineToSuperview)
      core = parent
    }
    return rect.widened
  }
}

extension CGRect? {
  /// Returns the smallest rectangle that contains both; nil if one of them is not known.
  func union(_ other: CGRect?) -> CGRect? {
    guard let self, let other else { return nil }
    return self.union(other)
  }
}

extension CGRect {
  /// The rectangle, widened by more than any arithmetic over it can round; nil if it is infinite.
  package var widened: CGRect? {
    let extent = abs(origin.x) + abs(origin.y) + abs(size.width) + abs(size.height)
    guard extent.isFinite else { return nil }
    let slack = 1 + extent * 1e-9
    let x = Swift.min(origin.x, origin.x + size.width)
    let y = Swift.min(origin.y, origin.y + size.height)
    return CGRect(
      x: x - slack, y: y - slack, width: abs(size.width) + 2 * slack,
      height: abs(size.height) + 2 * slack)
  }
}
