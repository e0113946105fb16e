import Foundation
import ResponderKit
import Scenes
import Text

extension Diagnoser {
  /// How near to the edge of the screen the system's own gestures wait, in points.
  private static let edge: CGFloat = 20

  /// What scroll views and the system do with a touch of the target.
  mutating func findScrolling() {
    if let control = target as? UIControl { findScrollView(around: control) }
    findSystemGate()
  }

  private mutating func findScrollView(around control: UIControl) {
    var ancestor = control.superview
    while let view = ancestor, !(view is UIScrollView) { ancestor = view.superview }
    guard let scrollView = ancestor as? UIScrollView, scrollView.isScrollEnabled else { return }
    if scrollView.delaysContentTouches {
      add(
        Finding(
          .scrollDelaysContent, .note, of: scrollView, named: name(scrollView),
          "\(name(scrollView)) holds touchesBegan back for 0.15 s to see whether the finger scrolls: "
            + "a quick tap sends its action, but \(name(control)) hardly lights up",
          rule: RuleID(8, 1)))
    }
    guard scrollView.canCancelContentTouches, !scrollView.touchesShouldCancel(in: control) else {
      return
    }
    add(
      Finding(
        .scrollWillNotCancel, .note, of: scrollView, named: name(scrollView),
        "once \(name(control)) has the finger, \(name(scrollView)) does not scroll: "
          + "touchesShouldCancel(in:) is false for controls", rule: RuleID(8, 2)))
  }

  private mutating func findSystemGate() {
    guard let window = path.first as? UIWindow else { return }
    let gate = window.gestureRecognizers?.first {
      scene.className(of: $0).contains("SystemGestureGate")
    }
    let screen = CGRect(origin: .zero, size: scene.screenSize)
    guard gate != nil || scene.origin?.tells.contains(.window) == true,
      screen.width > 2 * Self.edge,
      screen.containsHalfOpen(point),
      !screen.insetBy(dx: Self.edge, dy: Self.edge).containsHalfOpen(point)
    else { return }
    var finding = Finding(
      .systemGate, .note, of: gate ?? window, named: name(gate ?? window),
      "\(point.text) lies within \(Self.edge.shortText) points of the edge of the screen, where the "
        + "system's own gestures hold touches back for up to a second", rule: RuleID(6, 8))
    finding.confidence = .assuming("how wide the system's edges are is not documented")
    finding.fixes = [
      Fix(summary: "defer the system's gestures", appCode: .deferSystemGestures)
    ]
    add(finding)
  }
}
