import Foundation
import ResponderKit
import Scenes

/// A view with its place in a picture.
package struct DrawnView {
  /// The view.
  package var view: UIView
  /// The map from its coordinates to the screen, or to its own if it is in no window.
  package var toScreen: CGAffineTransform
  /// Indicates whether the view, or a view that it lies in, takes no touches.
  package var isDead: Bool
  /// The number of views that it lies in, counted from the root of the picture.
  package var depth: Int

  /// The four corners on the screen, clockwise from the top left.
  package var corners: [CGPoint] {
    let b = view.bounds
    return [
      CGPoint(x: b.minX, y: b.minY), CGPoint(x: b.maxX, y: b.minY),
      CGPoint(x: b.maxX, y: b.maxY), CGPoint(x: b.minX, y: b.maxY),
    ].map { $0.applying(toScreen) }
  }

  /// The rectangle round the corners.
  package var box: CGRect { view.bounds.applying(toScreen) }

  /// Returns a view and its visible descendants in drawing order: by zPosition, then in the order
  /// of the subviews.
  ///
  /// - Parameters:
  ///   - root: The view.
  ///   - mustStop: Returns whether to end early, with some views missing.
  /// - Complexity: O(views), without recursion: the way to the screen is carried down.
  package static func all(
    in root: UIView, mustStop: () -> Bool = { false }
  ) -> [DrawnView] {
    var drawn: [DrawnView] = []
    walkDepthFirst(from: [DrawnView(root)]) { next, depth in
      let view = next.view
      if mustStop() || view.isHidden && view !== root { return [] }
      let isDead =
        next.isDead || !view.isUserInteractionEnabled || view.isFaint
        || (view as? UIControl)?.isEnabled == false
      drawn.append(
        DrawnView(view: view, toScreen: next.toScreen, isDead: isDead, depth: depth))
      let ordered = view.subviews.enumerated().sorted {
        ($0.element.layer.zPosition, $0.offset) < ($1.element.layer.zPosition, $1.offset)
      }
      return ordered.map { _, subview in
        DrawnView(
          view: subview, toScreen: subview.transformToSuperview.concatenating(next.toScreen),
          isDead: isDead, depth: depth + 1)
      }
    }
    return drawn
  }

  /// Returns the views that can be seen on the screen, in drawing order.
  package static func all(in scene: Scene) -> [DrawnView] {
    scene.windowsBackToFront.filter { !$0.isHidden }.flatMap {
      all(in: $0, mustStop: scene.mustStop)
    }
  }

  /// Creates a drawn view from a view by itself, wherever it is.
  package init(_ view: UIView, isDead: Bool = false, depth: Int = 0) {
    var toScreen = CGAffineTransform.identity
    if view.window != nil {
      for current in view.selfAndSuperviews {
        toScreen = toScreen.concatenating(current.transformToSuperview)
      }
    }
    self.init(view: view, toScreen: toScreen, isDead: isDead, depth: depth)
  }

  private init(view: UIView, toScreen: CGAffineTransform, isDead: Bool, depth: Int) {
    self.view = view
    self.toScreen = toScreen
    self.isDead = isDead
    self.depth = depth
  }
}
