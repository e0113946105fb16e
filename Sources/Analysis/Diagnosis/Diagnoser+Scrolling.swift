import Foundation
import ResponderKit
import Scenes

extension Diagnoser {
  /// The distance from the edge of the screen within which the system's own gestures begin, in
  /// points.
  private static let edge: CGFloat = 20

  /// Finds the effects of scroll views and of the system on a touch of the target.
  mutating func findScrolling() {
    if let control = target as? UIControl { findScrollView(around: control) }
    findSystemGate()
  }

  private mutating func findScrollView(around control: UIControl) {
    guard let scrollView = control.enclosingScrollView, scrollView.isScrollEnabled else { return }
    if scrollView.delaysContentTouches {
      add(.scrollDelays(scrollView), .note, by: scrollView)
    }
    guard scrollView.canCancelContentTouches, !scrollView.touchesShouldCancel(in: control) else {
      return
    }
    add(.scrollKeepsContent(scrollView), .note, by: scrollView)
  }

  private mutating func findSystemGate() {
    guard let window = path.first as? UIWindow else { return }
    let gate = window.gestureRecognizers?.first {
      scene.className(of: $0).contains("SystemGestureGate")
    }
    let screen = scene.screenBounds
    guard gate != nil || scene.origin?.tells.contains(.window) == true,
      screen.width > 2 * Self.edge,
      screen.containsHalfOpen(point),
      !screen.insetBy(dx: Self.edge, dy: Self.edge).containsHalfOpen(point)
    else { return }
    add(
      .systemGate(point, width: Self.edge), .note, by: gate ?? window,
      .assuming(.systemEdges),
      fixes: [Fix(.deferSystemGestures, appCode: .deferSystemGestures)])
  }
}
