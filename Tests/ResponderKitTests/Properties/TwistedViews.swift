import Foundation
import ResponderKit

/// A subclass with moved edges.
class InsetView: UIView {
  var edges = UIEdgeInsets.zero

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    point.x >= bounds.minX + edges.left && point.x < bounds.maxX - edges.right
      && point.y >= bounds.minY + edges.top && point.y < bounds.maxY - edges.bottom
  }
}

/// A subclass that is round.
class CircleView: UIView {
  var radius: CGFloat?

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let dx = point.x - bounds.midX
    let dy = point.y - bounds.midY
    let limit = radius ?? min(bounds.width, bounds.height) / 2
    return dx * dx + dy * dy <= limit * limit
  }
}

/// A subclass that takes in the points of other views.
class AcceptingView: UIView {
  private var views: [() -> UIView?] = []

  /// The views, which the tree may drop or turn upside down: not kept alive from here.
  var accepted: [UIView] {
    get { views.compactMap { $0() } }
    set { views = newValue.map { view in { [weak view] in view } } }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if super.point(inside: point, with: event) { return true }
    for view in accepted where view.point(inside: convert(point, to: view), with: event) {
      return true
    }
    return false
  }
}

/// A subclass that lets the touches of one view through.
class ExceptView: UIView {
  weak var exception: UIView?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view == exception ? nil : view
  }
}

/// A subclass that writes the algorithm out with a larger rectangle.
class EnlargedView: UIView {
  var dx: CGFloat = 0
  var dy: CGFloat = 0

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01,
      point.x >= bounds.minX + dx, point.x < bounds.maxX - dx,
      point.y >= bounds.minY + dy, point.y < bounds.maxY - dy
    else { return nil }
    for subview in subviews.reversed() {
      if let view = subview.hitTest(subview.convert(point, from: self), with: event) {
        return view
      }
    }
    return self
  }
}
