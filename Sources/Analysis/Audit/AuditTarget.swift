import Foundation
import ResponderKit
import Scenes

/// A view that is there to be touched and is seen.
struct AuditTarget {
  let view: UIView
  /// The part of the screen on which what lies there may be seen.
  let visible: CGRect

  /// The targets below some views, in the order of the tree.
  ///
  /// What is hidden, faint, disabled, off the screen or clipped away is none, and neither are the
  /// parts of UIKit's own controls, which UIKit asks in its own way. A disabled control is one if
  /// its override does not ask whether it is.
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

  /// Whether the view is a control that is disabled.
  var isDisabled: Bool { view.isDisabledControl }

  /// Whether a view was switched off because the control that it lies in takes the touches.
  private static func isPartOfControl(_ view: UIView) -> Bool {
    guard !view.isUserInteractionEnabled else { return false }
    return view.superviews.contains { $0 is UIControl }
  }

  /// The part of the screen that the views above one let it be seen on.
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
