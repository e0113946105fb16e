import ResponderKit
import Scenes

/// An interactive view that can be seen.
struct AuditTarget {
  let view: UIView
  /// The part of the screen on which the view is not clipped, in points.
  let visible: CGRect

  /// Returns the targets among some views and their descendants, in the order of the tree.
  ///
  /// Views that are hidden, faint, off the screen or clipped away are left out, and so are the
  /// parts of UIKit's own controls, which UIKit hit-tests in its own way. A disabled control is
  /// left out unless it has an override of `hitTest(_:with:)` that does not ask whether it is
  /// enabled.
  static func all(in roots: [UIView], of scene: Scene) -> [AuditTarget] {
    let screen = scene.screenBounds
    var targets: [AuditTarget] = []
    for root in roots {
      let start = (
        visible: root.clip(on: screen),
        toScreen: root.superview.map { CoordinateRoute(toScreenFrom: $0).transform } ?? .identity
      )
      root.walk(with: start) { view, above in
        guard !view.isHiddenOrFaint, !scene.mustStop() else { return nil }
        let visible = above.visible
        let toScreen = view.transformToSuperview.concatenating(above.toScreen)
        let seen = view.bounds.applying(toScreen).intersection(visible)
        // What has no known size may be seen.
        let isSeen = seen.hasArea || view.outermostOfUnknownSize != nil
        let asksEnabled = view.hitTestBehavior?.flagsAsked.contains(.enabled) ?? true
        let isOff = view.isDisabledControl && asksEnabled
        if isSeen, !isOff, view.isTouchTarget(in: scene), !isPart(view, in: scene) {
          targets.append(AuditTarget(view: view, visible: visible))
        }
        guard !view.isComposite else { return nil }
        let isClipping = view.clipsToBounds && view.sizeSource == .known
        let inside = isClipping ? (isSeen ? seen : .null) : visible
        return inside.isNull ? nil : (inside, toScreen)
      }
    }
    return targets
  }

  var isDisabled: Bool { view.isDisabledControl }

  /// Returns whether a view has user interaction disabled because what it lies in takes the touches:
  /// a control, or the cell whose accessory it is.
  private static func isPart(_ view: UIView, in scene: Scene) -> Bool {
    guard !view.isUserInteractionEnabled else { return false }
    return view.superviews.contains {
      $0 is UIControl || (view is UIControl && $0.superview.map(\.holdsCells) == true)
    }
  }
}

extension UIView {
  fileprivate var isDisabledControl: Bool { (self as? UIControl)?.isEnabled == false }
}
