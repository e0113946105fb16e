import ResponderKit
import Scenes

/// A transition between screens that was going on when an imported text was printed.
///
/// While one screen moves over the other, UIKit turns the interaction of both, or of what holds
/// them, off.
struct Transition {
  /// The views whose interaction is off, in the order of the tree.
  let views: [UIView]

  private static let movements: Set = ["position", "bounds", "transform", "opacity"]

  /// - Complexity: O(views) for an imported scene with animations, else O(1).
  init(in scene: Scene) {
    var isMoving = false
    var off: [UIView] = []
    if scene.isImported {
      for view in scene.views where !view.isHiddenOrFaint {
        let isAnimated = Self.isMoved(view, in: scene)
        isMoving = isMoving || isAnimated
        if !view.isUserInteractionEnabled, isAnimated || scene.holding(of: view) != nil,
          !(view is UIImageView), !(view is UILabel), !(view is UIActivityIndicatorView)
        {
          off.append(view)
        }
      }
    }
    let screen = scene.screenBounds
    views =
      isMoving
      ? off.filter {
        scene.holding(of: $0) != nil || 2 * $0.bounds.area >= screen.area
      } : []
  }

  private static func isMoved(_ view: UIView, in scene: Scene) -> Bool {
    scene.origin(of: view)?.animatedKeys.contains { key in
      movements.contains { key.hasPrefix($0) }
    } == true
  }

  /// Returns whether the transition explains that a view gets no touch.
  func explains(_ view: UIView) -> Bool {
    views.contains { view.isDescendant(of: $0) }
  }
}
