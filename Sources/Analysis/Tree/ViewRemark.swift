import ResponderKit
import Scenes

/// A remark on a view that matters for touches, or on what can be seen of it.
package enum ViewRemark: Hashable {
  /// A part of the surroundings of a view, which the view does not overlap.
  package enum Surroundings: Hashable {
    /// A view that it lies in.
    case view(UIView)
    /// A scroll view, out of which the view has scrolled.
    case scrollView
    /// The screen.
    case screen
  }

  /// A kind of remark: equal for remarks that differ only in the objects that they name.
  enum Kind: Hashable {
    case outside, covered
    case other(ViewRemark)
  }

  case hidden, noInteraction, disabled, zeroSize
  /// The size is not known; what decides it.
  case sizeUnknown(SizeSource)
  /// The alpha is less than 1.
  case alpha(CGFloat)
  /// A view that the view lies in is hidden or faint.
  case inHidden(UIView)
  /// The view lies outside of its surroundings.
  case outside(Surroundings)
  /// Another view takes the touches for which the view is there.
  case covered(by: UIView)
  /// The view is interactive, and no touch reaches it.
  case untouchable
  /// Touches reach the view or its subviews.
  case reached
  /// Touches reach the interactive view, which does not act on them.
  case unanswered
  /// Nobody can tell whether the interactive view gets touches.
  case open
  /// The device's own answer about a touch, from a line of an imported text: true if the touch hit
  /// the view.
  case device(isHit: Bool, line: Int)
  /// An override, as commands spell it.
  case override(String)
  case handles([EventMethod])
  /// The level of a window, which is not the normal one.
  case level(CGFloat)
  case key, firstResponder
  case rootView(of: UIViewController)
  /// The text that the view shows.
  case text(String)
  case transform
  /// The origin of the bounds, which is not zero.
  case origin(CGPoint)

  var kind: Kind {
    switch self {
    case .outside: .outside
    case .covered: .covered
    default: .other(self)
    }
  }

  /// Returns whether the remark is usual for a view of its class and need not be made.
  package func isUsual(of view: UIView, in scene: Scene) -> Bool {
    self == .noInteraction && !scene.classes.nearestClass(of: view).takesTouches
  }

  /// Returns the remarks on a view, most important first.
  package static func all(of view: UIView, in scene: Scene) -> [ViewRemark] {
    state(of: view) + device(of: view, in: scene) + overrides(of: view, in: scene)
      + role(of: view, in: scene) + looks(of: view, in: scene)
  }

  /// Returns the remarks on the state of a view.
  package static func state(of view: UIView) -> [ViewRemark] {
    var remarks: [ViewRemark] = []
    if view.isHidden { remarks.append(.hidden) }
    if view.alpha < 1 { remarks.append(.alpha(view.alpha)) }
    if !view.isUserInteractionEnabled { remarks.append(.noInteraction) }
    if (view as? UIControl)?.isEnabled == false { remarks.append(.disabled) }
    if view.sizeSource != .known {
      remarks.append(.sizeUnknown(view.sizeSource))
    } else if view.bounds.isEmpty {
      remarks.append(.zeroSize)
    }
    return remarks
  }

  /// Returns the remarks on what the device answered about touches that missed or hit the view.
  static func device(of view: UIView, in scene: Scene) -> [ViewRemark] {
    let id = ObjectID(view)
    return (scene.origin?.observations(of: id) ?? []).compactMap { observation in
      if observation.target == id {
        return observation.isFailure ? .device(isHit: false, line: observation.line) : nil
      }
      return .device(isHit: true, line: observation.line)
    }
  }

  /// Returns the remarks on a view's overrides.
  package static func overrides(of view: UIView, in scene: Scene) -> [ViewRemark] {
    let handled = view.handledMethods.map(\.method)
    return view.viewOverrides.map { .override(scene.words(of: $0)) }
      + (handled.isEmpty ? [] : [.handles(handled)])
  }

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

  /// Returns the remarks on what can be seen of a view.
  static func looks(of view: UIView, in scene: Scene) -> [ViewRemark] {
    var remarks: [ViewRemark] = []
    // Scrolling text is too long for a remark.
    if !(view is UIScrollView), let text = scene.shownText(of: view), !text.isEmpty {
      remarks.append(.text(text))
    }
    if !view.transform.isIdentity { remarks.append(.transform) }
    if view.bounds.origin != .zero { remarks.append(.origin(view.bounds.origin)) }
    return remarks
  }
}
