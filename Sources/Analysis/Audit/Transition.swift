import Foundation
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
    if scene.origin != nil {
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

extension Scene {
  /// Returns the latest answer of the device about a touch of a view that still stands; nil if there
  /// is none.
  ///
  /// An answer does not stand where somebody has changed the scene since.
  package func observation(of view: UIView) -> Observation? {
    guard let observations = origin?.observations, !observations.isEmpty else { return nil }
    let id = ObjectID(view)
    return observations.last { observation in
      guard observation.target == id || observation.answer == .hit(id) else { return false }
      guard let simulated = observation.simulated else { return true }
      let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
      return hitView(at: observation.point ?? view.screenPoint(middle)).map { ObjectID($0) }
        == simulated
    }
  }
}

extension Observation {
  /// Returns whether the device says that a touch does not reach a view.
  package func isMiss(of view: UIView, in scene: Scene) -> Bool {
    guard target == ObjectID(view) else { return false }
    return switch answer {
    case .target: false
    case .hit(let id): !view.isReached(by: id.flatMap { scene.view(of: $0) })
    case .stranger, .notTarget: true
    }
  }

  /// Returns whether the device says that a touch reaches a view.
  package func isHit(of view: UIView) -> Bool {
    answer == .hit(ObjectID(view)) || (target == ObjectID(view) && answer == .target)
  }
}
