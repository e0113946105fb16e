import ResponderKit
import Scenes

/// A remark on a view that matters for touches, or on what can be seen of it.
package enum ViewRemark: Hashable {
  /// Something around a view that it does not overlap.
  package enum Surroundings: Hashable {
    /// A view around it.
    case view(UIView)
    /// A scroll view, from which it has scrolled off.
    case scrollView
    /// The screen.
    case screen
  }

  /// What all views of one kind have in common, where the remarks name others.
  enum Kind: Hashable {
    case outside, covered
    case other(ViewRemark)
  }

  case hidden, noInteraction, disabled, zeroSize
  /// The alpha is less than 1.
  case alpha(CGFloat)
  /// A view that it lies in is hidden or faint.
  case inHidden(UIView)
  /// It lies outside of what is around it.
  case outside(Surroundings)
  /// Another view takes the touches that it is there for.
  case covered(by: UIView)
  /// It is there to be touched, and no touch gets to it.
  case untouchable
  /// An override, as commands spell it.
  case override(String)
  case handles([EventMethod])
  /// The level of a window, which is not the normal one.
  case level(CGFloat)
  case key, firstResponder
  case rootView(of: UIViewController)
  /// The text that it shows.
  case text(String)
  case transform
  /// The origin of the bounds, which is not zero.
  case origin(CGPoint)

  /// The kind of the remark.
  var kind: Kind {
    switch self {
    case .outside: .outside
    case .covered: .covered
    default: .other(self)
    }
  }

  /// Returns whether the remark goes without saying for a view of its class.
  package func isUsual(of view: UIView, in scene: Scene) -> Bool {
    self == .noInteraction && !scene.classes.nearestClass(of: view).takesTouches
  }

  /// The remarks on a view, most important first.
  package static func all(of view: UIView, in scene: Scene) -> [ViewRemark] {
    state(of: view) + overrides(of: view, in: scene) + role(of: view, in: scene) + looks(of: view)
  }

  /// What the view is like.
  package static func state(of view: UIView) -> [ViewRemark] {
    var remarks: [ViewRemark] = []
    if view.isHidden { remarks.append(.hidden) }
    if view.alpha < 1 { remarks.append(.alpha(view.alpha)) }
    if !view.isUserInteractionEnabled { remarks.append(.noInteraction) }
    if (view as? UIControl)?.isEnabled == false { remarks.append(.disabled) }
    if view.bounds.isEmpty { remarks.append(.zeroSize) }
    return remarks
  }

  /// What the view does in its own way.
  package static func overrides(of view: UIView, in scene: Scene) -> [ViewRemark] {
    let handled = view.handledMethods.map(\.method)
    return view.viewOverrides.map { .override(scene.words(of: $0)) }
      + (handled.isEmpty ? [] : [.handles(handled)])
  }

  /// What the view is in the scene.
  static func role(of view: UIView, in scene: Scene) -> [ViewRemark] {
    var remarks: [ViewRemark] = []
    if let window = view as? UIWindow {
      if window.windowLevel != .normal { remarks.append(.level(window.windowLevel.rawValue)) }
      if window.isKeyWindow { remarks.append(.key) }
    }
    if view.isFirstResponder { remarks.append(.firstResponder) }
    if let controller = scene.controller(of: view) {
      remarks.append(.rootView(of: controller))
    }
    return remarks
  }

  /// What can be seen of the view.
  static func looks(of view: UIView) -> [ViewRemark] {
    var remarks: [ViewRemark] = []
    // What scrolls is too long for a remark.
    if !(view is UIScrollView), let text = view.shownText, !text.isEmpty {
      remarks.append(.text(text))
    }
    if !view.transform.isIdentity { remarks.append(.transform) }
    if view.bounds.origin != .zero { remarks.append(.origin(view.bounds.origin)) }
    return remarks
  }
}
