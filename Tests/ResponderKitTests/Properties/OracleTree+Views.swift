import Foundation
import ResponderKit

extension OracleTree {
  /// The same tree as views; a view's tag is the number of its node.
  func makeViews() -> [UIView] {
    let views = nodes.map(Self.makeView)
    for (k, node) in nodes.enumerated() {
      views[k].tag = k
      for child in node.children { views[k].addSubview(views[child]) }
      node.apply(to: views[k])
    }
    for (k, node) in nodes.enumerated() { node.applyTwist(to: views[k], among: views) }
    return views
  }

  private static func makeView(_ node: OracleNode) -> UIView {
    if node.isControl { return UIButton() }
    guard node.isSubclass else { return UIView() }
    switch node.twist {
    case .none: return UIView()
    case .inset: return InsetView()
    case .circle: return CircleView()
    case .accepting: return AcceptingView()
    case .passthrough: return PassThroughView()
    case .except: return ExceptView()
    case .redirect: return RedirectingView()
    case .intercept: return InterceptingView()
    case .block: return BlockingView()
    case .overflow: return OverflowBar()
    case .enlarge: return EnlargedView()
    }
  }
}

extension OracleNode {
  /// Gives a view the node's geometry and flags.
  func apply(to view: UIView) {
    view.bounds = CGRect(x: x, y: y, width: width, height: height)
    view.anchorPoint = CGPoint(x: anchor.x, y: anchor.y)
    view.center = CGPoint(x: position.x, y: position.y)
    view.transform = CGAffineTransform(
      a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.e,
      ty: transform.f)
    view.isHidden = isHidden
    view.isUserInteractionEnabled = isInteractive
    view.alpha = CGFloat(alpha)
    (view as? UIControl)?.isEnabled = isEnabled
  }

  func applyTwist(to view: UIView, among views: [UIView]) {
    if isSubclass, !isControl { return applySubclass(to: view, among: views) }
    switch twist {
    case .none: break
    case .inset(let top, let left, let bottom, let right):
      view.pointInsideBehavior = Inset(
        UIEdgeInsets(top: top, left: left, bottom: bottom, right: right))
    case .circle(let radius): view.pointInsideBehavior = Circle(radius: radius.map { CGFloat($0) })
    case .accepting(let others): view.pointInsideBehavior = Accepting(others.map { views[$0] })
    case .passthrough: view.hitTestBehavior = Passthrough()
    case .except(let other): view.hitTestBehavior = Except(views[other])
    case .redirect(let other): view.hitTestBehavior = Redirect(to: views[other])
    case .intercept: view.hitTestBehavior = Intercept()
    case .block: view.hitTestBehavior = Block()
    case .overflow: view.hitTestBehavior = Overflow()
    case .enlarge(let dx, let dy): view.hitTestBehavior = Enlarge(dx: dx, dy: dy)
    }
  }

  private func applySubclass(to view: UIView, among views: [UIView]) {
    switch twist {
    case .inset(let top, let left, let bottom, let right):
      (view as? InsetView)?.edges = UIEdgeInsets(
        top: top, left: left, bottom: bottom, right: right)
    case .circle(let radius): (view as? CircleView)?.radius = radius.map { CGFloat($0) }
    case .accepting(let others): (view as? AcceptingView)?.accepted = others.map { views[$0] }
    case .except(let other): (view as? ExceptView)?.exception = views[other]
    case .redirect(let other): (view as? RedirectingView)?.target = views[other]
    case .enlarge(let dx, let dy):
      (view as? EnlargedView)?.dx = dx
      (view as? EnlargedView)?.dy = dy
    default: break
    }
  }
}

extension OraclePoint {
  var cgPoint: CGPoint { CGPoint(x: x, y: y) }
}
