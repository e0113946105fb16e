import ResponderKit
import Scenes
import Text

/// The parts of a scene that a dump cannot hold.
struct DumpOmissions {
  /// The omissions in words.
  private(set) var words: [String] = ["names"]

  /// The properties that a dump holds, or that follow from those it holds.
  private static let held: Set = [
    "frame", "transform", "anchorPoint", "contentOffset", "contentSize", "autoresizingMask",
    "autoresizesSubviews", "isHidden", "alpha", "isUserInteractionEnabled", "clipsToBounds", "tag",
    "text",
  ]

  init(_ scene: Scene) {
    var properties: [String: Int] = [:]
    var (overrides, recognizers, targets) = (0, 0, 0)
    var defaults: [ObjectIdentifier: [(property: Property, value: PropertyValue?)]] = [:]
    for view in scene.views {
      let type = ObjectIdentifier(type(of: view))
      let known = defaults[type] ?? Self.defaults(like: view, in: scene.classes)
      defaults[type] = known
      for (property, value) in known where property.get(view) != value {
        properties[property.name, default: 0] += 1
      }
      if view.isOverridden { overrides += 1 }
      recognizers += (view.gestureRecognizers ?? []).count { scene.names.name(of: $0) != nil }
      if (view as? UIControl)?.allControlEvents.isEmpty == false { targets += 1 }
    }
    for (name, count) in properties.sorted(by: { $0.key < $1.key }) {
      words.append("\(name) of \(count.counted("view"))")
    }
    add(overrides, "overrides of", "view")
    add(recognizers, "the kinds of", "recognizer")
    add(targets, "targets of", "control")
    add(scene.controllers.count, "", "controller")
    // An import takes the size of the window at the back.
    if scene.application.windowsFrontToBack.last?.frame.size != scene.screenSize {
      words.append("the size of the screen")
    }
  }

  private mutating func add(_ count: Int, _ phrase: String, _ noun: String) {
    guard count > 0 else { return }
    words.append((phrase.isEmpty ? "" : phrase + " ") + count.counted(noun))
  }

  /// Returns the properties that a dump does not hold, with the values that they have in a new view
  /// of the same class.
  private static func defaults(
    like view: UIView, in classes: ClassCatalogue
  ) -> [(property: Property, value: PropertyValue?)] {
    guard let made = classes.ownClass(of: view)?.make(.zero) else { return [] }
    return PropertyTable.properties(of: made).filter {
      $0.isSaved && $0.set != nil && !held.contains($0.name)
    }.map { ($0, $0.get(made)) }
  }
}

extension UIView {
  /// Indicates whether the view has an override of a method, as a subclass would have.
  fileprivate var isOverridden: Bool {
    pointInsideBehavior != nil || hitTestBehavior != nil || overriddenNext != nil
      || !handledMethods.isEmpty || !implementedActions.isEmpty
  }
}
