import ResponderKit
import Scenes

/// The names in an exported scene: the identifiers of objects, and the classes with overrides.
struct SwiftNames {
  private var identifiers = SwiftIdentifiers(taken: ["windowScene"])
  private var types = SwiftIdentifiers(taken: ["Screen"])
  private(set) var byObject: [ObjectIdentifier: String] = [:]
  /// The subclasses, each once, in the order of the objects that have them.
  private(set) var subclasses: [SwiftSubclass] = []
  /// The classes of the objects that have overrides.
  private var classes: [ObjectIdentifier: String] = [:]

  init(_ plan: SwiftPlan, of scene: Scene) {
    for (view, placement) in plan.steps + plan.presentations {
      if case .content = placement, let parent = view.superview {
        byObject[ObjectIdentifier(view)] = "\(self[parent]).contentView"
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
    for recognizer in plan.views.flatMap({ $0.gestureRecognizers ?? [] }) {
      guard let name = scene.names.name(of: recognizer) else { continue }
      identify(recognizer, like: name, noun: "Recognizer")
    }
    var candidates: [SwiftCandidate] = []
    for (view, placement) in plan.steps + plan.presentations {
      // Its class is UIKit's choice.
      if case .content = placement { continue }
      candidates.append(
        SwiftCandidate(
          view, Self.baseClass(of: view, in: scene.classes),
          SwiftOverride.all(of: view, scene.overrides))
      )
    }
    for controller in scene.controllers {
      candidates.append(
        SwiftCandidate(
          controller, "UIViewController", SwiftOverride.all(ofResponder: controller)))
    }
    declare(candidates.filter { !$0.overrides.isEmpty })
  }

  /// Returns the name of an object in the text; the object must be one that is rebuilt.
  subscript(object: StatefulObject) -> String { byObject[ObjectIdentifier(object)] ?? "nil" }

  /// Returns the name of an object in the text; nil if the object is not rebuilt.
  func name(of object: StatefulObject) -> String? { byObject[ObjectIdentifier(object)] }

  /// Returns the class that an object has in the text.
  func className(of object: StatefulObject, or base: String) -> String {
    classes[ObjectIdentifier(object)] ?? base
  }

  /// Returns the class of UIKit's that stands for a view's: one that an app can make and add to.
  static func baseClass(of view: UIView, in classes: ClassCatalogue) -> String {
    if type(of: view) == UIWindow.self { return "UIWindow" }
    let viewClass = classes.ownClass(of: view) ?? classes.plain
    return viewClass.swiftName ?? viewClass.name
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
