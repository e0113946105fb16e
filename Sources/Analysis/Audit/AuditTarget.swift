import Foundation
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
      root.walk(with: visiblePart(above: root, screen)) { view, visible in
        guard !view.isHiddenOrFaint else { return nil }
        let seen = view.screenFrame.intersection(visible)
        let isSeen = seen.hasArea
        let asksEnabled = view.hitTestBehavior?.flagsAsked.contains(.enabled) ?? true
        let isOff = view.isDisabledControl && asksEnabled
        if isSeen, !isOff, view.isInteractive(in: scene), !isPartOfControl(view) {
          targets.append(AuditTarget(view: view, visible: visible))
        }
        guard !view.isComposite else { return nil }
        let inside = view.clipsToBounds ? (isSeen ? seen : .null) : visible
        return inside.isNull ? nil : inside
      }
    }
    return targets
  }

  /// Indicates whether the view is a disabled control.
  var isDisabled: Bool { view.isDisabledControl }

  /// Returns whether a view has user interaction disabled because the control that it lies in takes
  /// the touches.
  private static func isPartOfControl(_ view: UIView) -> Bool {
    guard !view.isUserInteractionEnabled else { return false }
    return view.superviews.contains { $0 is UIControl }
  }

  /// Returns the part of the screen to which the superviews of a view clip it, in points.
  private static func visiblePart(above view: UIView, _ screen: CGRect) -> CGRect {
    var visible = screen
    for current in view.superviews where current.clipsToBounds {
      visible = visible.intersection(current.screenFrame)
    }
    return visible
  }
}

extension UIView {
  fileprivate var isDisabledControl: Bool { (self as? UIControl)?.isEnabled == false }
}
