import ResponderKit
import Scenes

/// A plan for rebuilding a scene in Swift: the order of the views, and the placement of each.
///
/// Views that UIKit itself puts between a window and a controller's view are not rebuilt: they come
/// with the controller.
struct SwiftPlan {
  /// A way in which a view comes to its place.
  enum Placement {
    /// A window is shown at the end.
    case window
    /// A subview of another view.
    case subview
    /// The content view that an effect view brings along.
    case content
    /// The root view of a window's controller.
    case root(UIWindow, UIViewController)
    /// The view of a presented controller, by its presenter.
    case presented(UIViewController, by: UIViewController)
    /// The view of a controller that is shown nowhere.
    case detached
  }

  /// A view with its placement.
  typealias Step = (view: UIView, placement: Placement)

  private let scene: Scene
  /// The windows in the order in which they were shown.
  let windows: [UIWindow]
  /// The steps done first, superviews before their subviews, back to front.
  private(set) var steps: [Step] = []
  /// The steps done once the windows are shown: presentations.
  private(set) var presentations: [Step] = []
  /// The controllers whose views lie elsewhere than a root view does, with their windows.
  private(set) var displaced: [(window: UIWindow, controller: UIViewController)] = []

  init(_ scene: Scene) {
    self.scene = scene
    windows = scene.application.windowsInOrder
    for window in windows {
      walk(window, .window, into: \.steps)
      if let root = window.rootViewController, scene.controllers.contains(root),
        !steps.contains(where: {
          if case .root(window, root) = $0.placement { true } else { false }
        })
      {
        displaced.append((window, root))
      }
    }
    for (_, view) in scene.detachedControllers { walk(view, .detached, into: \.steps) }
  }

  /// The views of all steps: those that are declared, and those that other views bring along.
  var views: [UIView] { (steps + presentations).map(\.view) }

  private mutating func walk(
    _ view: UIView, _ placement: Placement, into list: WritableKeyPath<SwiftPlan, [Step]>
  ) {
    walkDepthFirst(from: [(view, placement)]) { (step: Step, _) in
      self[keyPath: list].append(step)
      guard let window = step.view as? UIWindow else {
        let content = step.view.ownContentView
        return step.view.subviews.map { ($0, $0 === content ? .content : .subview) }
      }
      let (own, presented) = steps(in: window)
      for step in presented { walk(step.view, step.placement, into: \.presentations) }
      return own
    }
  }

  /// Returns the views in a window, and apart from them those that are presented: they come to the
  /// front when they are.
  private func steps(in window: UIWindow) -> (own: [Step], presented: [Step]) {
    var own: [Step] = []
    var presented: [Step] = []
    for view in window.subviews.reversed() {
      if own.isEmpty, let step = presentedStep(in: view) {
        presented.append(step)
      } else {
        own.append(rootStep(in: view, of: window) ?? (view, .subview))
      }
    }
    return (own.reversed(), presented.reversed())
  }

  private func presentedStep(in container: UIView) -> Step? {
    guard container is UITransitionView, scene.names.name(of: container) == nil,
      container.subviews.count == 1,
      let controller = scene.controllers.first(where: {
        $0.viewIfLoaded === container.subviews[0]
      }), controller.parent == nil, let presenter = controller.presentingViewController,
      scene.controllers.contains(presenter)
    else { return nil }
    return (container.subviews[0], .presented(controller, by: presenter))
  }

  private func rootStep(in view: UIView, of window: UIWindow) -> Step? {
    guard let root = window.rootViewController, scene.controllers.contains(root) else { return nil }
    var inner = view
    while inner !== root.viewIfLoaded {
      guard case .presenting? = scene.note(on: inner)?.effect, inner.subviews.count == 1,
        scene.names.name(of: inner) == nil
      else { return nil }
      inner = inner.subviews[0]
    }
    return (inner, .root(window, root))
  }
}
