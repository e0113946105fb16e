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
    /// The content view that another view brings along.
    case content
    /// The bar that a container brings along.
    case bar(of: UIViewController)
    /// A text field that an alert brings along, by its index.
    case field(of: UIAlertController, Int)
    /// The view of a child that a container of UIKit's shows.
    case contained(ShownChild)
    /// The root view of a window's controller.
    case root(UIWindow, UIViewController)
    /// The view of a presented controller, by its presenter.
    case presented(UIViewController, by: UIViewController)
    /// A view that lies in nothing: a detached one, or that of a controller that is shown nowhere.
    case detached
  }

  typealias Step = (view: UIView, placement: Placement)

  private let scene: Scene
  /// The windows in the order in which they were shown.
  let windows: [UIWindow]
  /// The steps done first, superviews before their subviews, back to front.
  private(set) var steps: [Step] = []
  /// The steps done once the windows are shown: presentations.
  private(set) var presentations: [Step] = []
  /// The recognizers that have a name: those that UIKit's own views make have none.
  private(set) var recognizers: [UIGestureRecognizer] = []
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
    let detached =
      scene.detachedControllers.map(\.view)
      + scene.detachedViews.filter {
        !($0 is UIAlertButton)
      }
    for view in detached { walk(view, .detached, into: \.steps) }
    recognizers = (views.flatMap { $0.gestureRecognizers ?? [] } + scene.detachedRecognizers)
      .filter { scene.names.name(of: $0) != nil && !isMadeByClass($0) }
  }

  /// Returns whether a class of the code adds the recognizer to its view by itself.
  private func isMadeByClass(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.view.map { scene.code?.addsRecognizers(to: $0) ?? false } ?? false
  }

  /// Returns whether a view is one that another object brings along, so that an app does not make
  /// it: a content view, a bar, the view of a container.
  func comesAlong(_ view: UIView, _ placement: Placement) -> Bool {
    switch placement {
    case .content, .bar, .field: true
    default: isMadeByClass(view) || scene.controller(of: view)?.makesItsView == true
    }
  }

  func isMadeByClass(_ view: UIView) -> Bool { scene.code?.property(making: view) != nil }

  /// The views of all steps: those that are declared, and those that other views bring along.
  var views: [UIView] { (steps + presentations).map(\.view) }

  private mutating func walk(
    _ view: UIView, _ placement: Placement, into list: WritableKeyPath<SwiftPlan, [Step]>
  ) {
    walkDepthFirst(from: [(view, placement)]) { (step: Step, _) in
      if scene.mustStop() { return [] }
      self[keyPath: list].append(step)
      guard let window = step.view as? UIWindow else {
        return steps(in: step.view)
      }
      let (own, presented) = steps(in: window)
      for step in presented { walk(step.view, step.placement, into: \.presentations) }
      return own
    }
  }

  /// Returns the steps for the subviews of a view. Buttons that UIKit makes for its own bars and
  /// alerts are in none: an app cannot get at them.
  private func steps(in view: UIView) -> [Step] {
    let content = view.ownContentView
    let controller = scene.controller(of: view)
    let container = controller as? any ControllerContainer
    let alert = controller as? UIAlertController
    return view.subviews.compactMap { subview -> Step? in
      if subview is UIAlertButton { return nil }
      if let alert, let index = alert.textFields?.firstIndex(where: { $0 === subview }) {
        return (subview, .field(of: alert, index))
      }
      if subview === content { return (subview, .content) }
      if subview is UITabBarButton || subview is UINavigationButton,
        view is UITabBar || view is UINavigationBar
      {
        return nil
      }
      if (subview as? _UIButtonBarButton)?.item != nil,
        view is UIToolbar || view is UINavigationBar
      {
        return nil
      }
      guard let container else { return (subview, .subview) }
      if container.ownParts.first?.view === subview { return (subview, .bar(of: container)) }
      let child = container.shownChildren.first { $0.controller.viewIfLoaded === subview }
      return (subview, child.map { .contained($0) } ?? .subview)
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
      let controller = scene.controllers.first(where: {
        $0.presentationContainer === container
      }), controller.parent == nil, let presenter = controller.presentingViewController,
      scene.controllers.contains(presenter), let view = controller.viewIfLoaded,
      container.subviews.allSatisfy({ $0 === view || $0.isMadeByPresentation }),
      view.superview === container
    else { return nil }
    return (view, .presented(controller, by: presenter))
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

/// The names in an exported scene: the identifiers of objects, and the classes with overrides.
struct SwiftNames {
  private var identifiers = SwiftIdentifiers(taken: ["windowScene"])
  private var types: SwiftIdentifiers
  private(set) var byObject: [ObjectIdentifier: String] = [:]
  /// The subclasses, each once, in the order of the objects that have them.
  private(set) var subclasses: [SwiftSubclass] = []
  private var classes: [ObjectIdentifier: String] = [:]

  init(_ plan: SwiftPlan, of scene: Scene) {
    let coded = plan.views.compactMap { scene.code?.className(of: $0) }
    types = SwiftIdentifiers(taken: Set(["Screen"] + coded))
    for (view, placement) in plan.steps + plan.presentations where !scene.mustStop() {
      if case .content = placement, let parent = view.superview {
        byObject[ObjectIdentifier(view)] = "\(self[parent]).contentView"
        continue
      }
      if let controller = scene.controller(of: view), controller.makesItsView {
        identify(controller, like: scene.label(of: controller), noun: "Controller")
        byObject[ObjectIdentifier(view)] = "\(self[controller]).view"
        continue
      }
      if case .bar(let controller) = placement {
        let property = controller is UITabBarController ? "tabBar" : "navigationBar"
        byObject[ObjectIdentifier(view)] = "\(self[controller]).\(property)"
        continue
      }
      if case .field(let alert, let index) = placement {
        byObject[ObjectIdentifier(view)] = "\(self[alert]).textFields![\(index)]"
        continue
      }
      if let property = scene.code?.property(making: view) {
        if let name = property.name {
          byObject[ObjectIdentifier(view)] = "\(self[property.owner]).\(name)"
        }
        continue
      }
      let base = Self.baseClass(of: view, in: scene.classes)
      let name =
        scene.names.name(of: view) ?? ImportNamer.base(of: scene.className(of: view), in: scene)
      identify(view, like: name, noun: String(base.dropFirst(2)))
    }
    for controller in scene.controllers {
      identify(controller, like: scene.label(of: controller), noun: "Controller")
    }
    for recognizer in plan.recognizers {
      identify(recognizer, like: scene.label(of: recognizer), noun: "Recognizer")
    }
    var candidates: [SwiftCandidate] = []
    for (view, placement) in plan.steps + plan.presentations where !scene.mustStop() {
      // Its class is UIKit's choice.
      if plan.comesAlong(view, placement) { continue }
      candidates.append(
        SwiftCandidate(
          view,
          scene.code?.className(of: view) ?? Self.baseClass(of: view, in: scene.classes),
          SwiftOverride.all(of: view, scene.overrides))
      )
    }
    for controller in scene.controllers {
      candidates.append(
        SwiftCandidate(
          controller, Self.baseClass(of: controller), SwiftOverride.all(ofResponder: controller)))
    }
    for recognizer in plan.recognizers {
      candidates.append(
        SwiftCandidate(
          recognizer, "\(type(of: recognizer))", SwiftOverride.answers(of: recognizer)))
    }
    declare(candidates.filter { !$0.overrides.isEmpty })
  }

  /// Returns the name of an object in the text; the object must be one that is rebuilt.
  subscript(object: StatefulObject) -> String { byObject[ObjectIdentifier(object)] ?? "nil" }

  /// Returns the name of an object in the text; nil if the object is not rebuilt.
  func name(of object: StatefulObject) -> String? { byObject[ObjectIdentifier(object)] }

  func className(of object: StatefulObject, or base: String) -> String {
    classes[ObjectIdentifier(object)] ?? base
  }

  /// Returns the class of UIKit's that stands for a view's: one that an app can make and add to.
  static func baseClass(of view: UIView, in classes: ClassCatalogue) -> String {
    if type(of: view) == UIWindow.self { return "UIWindow" }
    let viewClass = classes.ownClass(of: view) ?? classes.plain
    return viewClass.swiftName ?? viewClass.name
  }

  /// Returns the class of UIKit's that stands for a controller's.
  static func baseClass(of controller: UIViewController) -> String {
    controller is UIAlertController
      ? "UIAlertController" : ControllerKind(controller)?.className ?? "UIViewController"
  }

  private mutating func identify(_ object: StatefulObject, like name: String, noun: String) {
    guard byObject[ObjectIdentifier(object)] == nil else { return }
    byObject[ObjectIdentifier(object)] = identifiers.variable(like: name, noun: noun)
  }

  /// Declares the classes of objects; objects whose overrides read the same share a class, which is
  /// then named after what it does.
  private mutating func declare(_ candidates: [SwiftCandidate]) {
    let groups = Dictionary(grouping: candidates, by: \.source)
    var known: [[String]: String] = [:]
    for candidate in candidates {
      let source = candidate.source
      if known[source] == nil {
        let isShared = (groups[source]?.count ?? 0) > 1
        let words = isShared ? candidate.adjectives : self[candidate.object]
        let name = types.type(like: words, noun: String(candidate.base.dropFirst(2)))
        known[source] = name
        subclasses.append(
          SwiftSubclass(name, of: candidate.base, overrides: candidate.overrides))
      }
      classes[ObjectIdentifier(candidate.object)] = known[source]
    }
  }
}

extension UIViewController {
  /// Indicates whether the controller makes its view itself, and whoever uses it never does.
  var makesItsView: Bool { ControllerKind(self) != nil || self is UIAlertController }
}

/// An object that needs a class of its own.
private struct SwiftCandidate {
  let object: StatefulObject
  let base: String
  let overrides: [SwiftOverride]

  init(_ object: StatefulObject, _ base: String, _ overrides: [SwiftOverride]) {
    (self.object, self.base, self.overrides) = (object, base, overrides)
  }

  /// The source of the class except for its name.
  var source: [String] { [base] + SwiftSubclass("", of: base, overrides: overrides).body }

  var adjectives: String {
    var words: [String] = []
    for word in overrides.map(\.adjective) where !words.contains(word) { words.append(word) }
    return words.joined()
  }
}
