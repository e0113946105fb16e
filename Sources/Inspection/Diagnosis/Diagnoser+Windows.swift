import Foundation
import ResponderKit
import Scenes
import Text

extension Diagnoser {
  /// A view that is in no window.
  mutating func findDetachment() {
    var finding = Finding(
      .notInWindow, .blocks, of: target, named: name(target),
      "\(name(target)) is in no window: no touch reaches it, and it cannot become first responder",
      rule: RuleID(1, 5))
    if let controller = scene.controllers.first(where: { $0.viewIfLoaded === path[0] }) {
      finding.details = [
        "It is in the view of \(name(controller)), which is shown nowhere: wait for "
          + "viewDidAppear, or present the controller or make it a window's root"
      ]
    }
    add(finding)
  }

  /// What happens before the target's window is asked.
  mutating func findWindows() {
    guard let window = path[0] as? UIWindow else { return }
    if scene.application.isIgnoringInteractionEvents {
      add(
        Finding(
          code: .ignoringEvents, weight: .blocks,
          statement: "the application ignores all interaction events at this moment",
          rule: RuleID(1, 12), fixes: [Fix(summary: "end it", changes: [IgnoringEnd()])]))
    }
    if !CGRect(origin: .zero, size: scene.screenSize).containsHalfOpen(point) {
      add(
        Finding(
          code: .offScreen, weight: .note,
          statement: "\(point.text) is outside of the screen (\(scene.screenSize.text)): no finger "
            + "gets there", rule: RuleID(1, 5)))
    }
    for other in scene.application.windowsFrontToBack {
      if other === window { return }
      if let taker = other.hitTest(other.convert(point, from: nil), with: nil) {
        add(otherWindow(other, taker))
        if let shape = treeShape(taker, in: other) { add(shape) }
      }
    }
  }

  private func otherWindow(_ other: UIWindow, _ taker: UIView) -> Finding {
    var finding = Finding(
      .otherWindow, .blocks, of: other, named: name(other),
      "the window \(name(other)), in front of \(name(path[0])), takes the touch: "
        + "\(nameWithClass(taker)) is hit there", rule: RuleID(1, 5))
    finding.details = [
      "windows are asked from the front to the back (levels \(other.windowLevel.rawValue.shortText) "
        + "and \((path[0] as? UIWindow)?.windowLevel.rawValue.shortText ?? "0")); the first whose "
        + "hitTest is not nil gets the event, whichever is key"
    ]
    finding.facts = ["taker": .string(name(taker))]
    finding.fixes = Fix.lettingThrough(other, taker, in: scene)
    return finding
  }

  /// UIKit's own views between window and root view, which code that compares views by their depth
  /// does not expect.
  func treeShape(_ taker: UIView, in window: UIWindow) -> Finding? {
    guard let between = window.subviews.first(where: { $0 is UITransitionView }),
      taker.isDescendant(of: between)
    else { return nil }
    return Finding(
      .treeShapeChanged, .note, of: between, named: name(between),
      "between \(name(window)) and its root view lies \(nameWithClass(between)): since iOS 13 the "
        + "root view is no subview of the window, and an override that compares the answer with a "
        + "view at a fixed depth takes the wrong one", rule: RuleID(2, 14))
  }
}
