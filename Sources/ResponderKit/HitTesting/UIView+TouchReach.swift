import Foundation

/// Rectangles outside which overrides surely answer no, so that they need not be asked there.
extension UIView {
  /// How deep overrides whose reach depends on other overrides are followed.
  private static let deepest = 12

  /// The rectangle outside which `point(inside:with:)` surely says no.
  var reachOfPointInside: CGRect? {
    let bounds = core.pointee.geometry.bounds
    switch viewState.pointInsideBehavior {
    case nil, is Ellipse: return bounds.widened
    case let inset as Inset: return bounds.inset(by: inset.insets).widened
    case let circle as Circle:
      let radius = abs(circle.radius ?? Swift.min(bounds.width, bounds.height) / 2)
      return CGRect(
        x: bounds.midX - radius, y: bounds.midY - radius, width: 2 * radius, height: 2 * radius
      ).widened
    case let shape as PathShape:
      let corners = shape.polygons.joined()
      guard let left = corners.map(\.x).min(), let right = corners.map(\.x).max(),
        let top = corners.map(\.y).min(), let bottom = corners.map(\.y).max()
      else { return .zero }
      return CGRect(x: left, y: top, width: right - left, height: bottom - top).widened
    case let accepting as Accepting: return reach(of: accepting)
    default: return nil
    }
  }

  private func reach(of accepting: Accepting) -> CGRect? {
    var reach = core.pointee.geometry.bounds.widened
    for other in accepting.accepted {
      guard !other.core.pointee.flags.contains(.subclassed),
        !(other.viewState.pointInsideBehavior is Accepting)
      else { return nil }
      reach = union(reach, other.reachOfPointInside.flatMap { box(of: $0, in: other) })
    }
    return reach
  }

  /// The reach of a view that asks its subviews even outside of itself.
  func reachOfOverflow(depth: Int) -> CGRect? {
    guard depth < Self.deepest else { return nil }
    var reach = reachOfPointInside
    for subview in subviewArray {
      switch subview.kindOfAnswer(depth: depth + 1) {
      case .never: break
      case .standard(let area), .passthrough(let area):
        reach = union(reach, area.widened.flatMap { box(of: $0, in: subview) })
      case .overflowing:
        let inner = subview.reachOfOverflow(depth: depth + 1)
        reach = union(reach, inner.flatMap { box(of: $0, in: subview) })
      case .asked(let area): reach = union(reach, area.flatMap { box(of: $0, in: subview) })
      }
    }
    return reach
  }

  /// A rectangle of a descendant in this view's coordinates; nil if there is no telling.
  private func box(of rect: CGRect, in descendant: UIView) -> CGRect? {
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

  private func union(_ left: CGRect?, _ right: CGRect?) -> CGRect? {
    guard let left, let right else { return nil }
    return left.union(right)
  }
}

extension CGRect {
  /// The rectangle with more around it than any arithmetic over it can round away; nil if it has
  /// no end.
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
