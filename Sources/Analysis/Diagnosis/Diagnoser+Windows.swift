import Foundation
import ResponderKit
import Scenes

extension Diagnoser {
  /// Finds that a view is in no window.
  mutating func findDetachment() {
    add(.detached(in: scene.controller(of: path[0])), .blocks, by: target)
  }

  /// Finds that the point is not on the screen, where no finger can touch.
  mutating func findScreen() {
    let screen = scene.screenBounds
    guard !screen.containsHalfOpen(point) else { return }
    // What has scrolled out is not lost.
    let isScrolledOut = !isReached && findScrolledOut()
    add(
      .offScreen(point, visible: target.visiblePart(of: screen)),
      isReached || isScrolledOut ? .note : .blocks, by: nil)
  }

  /// Finds the obstacles that come before the hit-test of the target's window.
  mutating func findWindows() {
    guard let window = path[0] as? UIWindow, isReached || !has(.offScreen) else { return }
    if scene.application.isIgnoringInteractionEvents {
      add(
        .ignoringEvents, .blocks, by: nil, fixes: [Fix(.endIgnoring, changes: [IgnoringEnd()])])
    }
    for other in scene.application.windowsFrontToBack {
      if other === window { return }
      guard let taker = other.hitTest(other.convert(point, from: nil), with: nil) else { continue }
      add(
        .otherWindow(
          other, level: other.windowLevel, over: window, itsLevel: window.windowLevel,
          taker: taker),
        .blocks, by: other, fixes: Fix.lettingThrough(other, taker, in: scene))
      findTreeShape(taker, in: other)
    }
  }

  /// UIKit's own views between window and root view, which code that compares views by their depth
  /// does not expect.
  private mutating func findTreeShape(_ taker: UIView, in window: UIWindow) {
    guard let between = window.subviews.first(where: { $0 is UITransitionView }),
      taker.isDescendant(of: between)
    else { return }
    add(.treeShape(between, in: window), .note, by: between)
  }
}
