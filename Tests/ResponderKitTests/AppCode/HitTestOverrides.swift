import Foundation
import ResponderKit

/// S-24: lets touches through wherever it has no subview.
class PassThroughView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view == self ? nil : view
  }
}

/// S-58: a pager whose transparent header lets touches through.
class PagerView: UIScrollView {
  weak var tableHeaderView: UIView?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    if view == tableHeaderView {
      return nil
    }
    return view
  }
}

/// S-66: takes every touch inside itself.
class InterceptingView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if self.point(inside: point, with: event) {
      return self
    }
    return nil
  }
}

/// S-67: a bar whose subviews can be touched where they stick out.
class OverflowBar: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if self.point(inside: point, with: event) {
      return super.hitTest(point, with: event)
    }
    for subview in subviews.reversed() {
      let insidePoint = convert(point, to: subview)
      if let hitView = subview.hitTest(insidePoint, with: event) {
        return hitView
      }
    }
    return nil
  }
}

/// S-68: hands its touches to a view on another branch.
class RedirectingView: UIView {
  weak var target: UIView?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let view = super.hitTest(point, with: event) else { return nil }
    return target ?? view
  }
}

/// Nobody's touch.
class BlockingView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    nil
  }
}

/// Reports its own idea of the flags, whatever is stored.
class StubbornView: UIView {
  override var isHidden: Bool {
    get { true }
    set { super.isHidden = newValue }
  }
}

/// Never transparent, whatever is stored.
class OpaqueView: UIView {
  override var alpha: CGFloat {
    get { 1 }
    set { super.alpha = newValue }
  }
}
