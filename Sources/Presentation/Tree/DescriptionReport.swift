import ResponderKit
import Scenes
import Text

/// A report of one object in full: its properties, overrides and place in the responder chain.
package struct DescriptionReport {
  let object: StatefulObject
  let scene: Scene
  /// The transform to the window of the object's superview, if it is known already.
  private let parentToWindow: CGAffineTransform?

  /// Creates a report of one object.
  ///
  /// - Parameter parentToWindow: The transform from the coordinates of the object's superview to
  ///   those of its window; nil to find it.
  package init(
    _ object: StatefulObject, in scene: Scene, parentToWindow: CGAffineTransform? = nil
  ) {
    (self.object, self.scene, self.parentToWindow) = (object, scene, parentToWindow)
  }

  /// The box round a view in its window; nil for a window, and where there is none.
  var inWindow: CGRect? {
    guard let view = object as? UIView, let window = view.window, window !== view else {
      return nil
    }
    guard let parentToWindow else { return view.convert(view.bounds, to: window) }
    return view.bounds.applying(view.transformToSuperview.concatenating(parentToWindow))
  }

  /// Writes the report.
  package func write(_ style: OutputStyle, to write: (TextLine) -> Void) {
    var title = TextLine(scene.label(of: object), .name)
    title.append("  \(scene.className(of: object))", .type)
    if let address = scene.names.entry(of: object)?.address {
      title.append("  \(address)", .dim)
    }
    write(title)
    for line in Self.rows(facts, style) { write(line) }
  }

  /// Returns the facts in two columns where they fit, so that a whole view fits a screen.
  private static func rows(_ facts: [Fact], _ style: OutputStyle) -> [TextLine] {
    let half = style.width / 2
    var lines: [TextLine] = []
    var isHalfFull = false
    for fact in facts {
      var cell = TextLine("  \(fact.name)", fact.isNoted ? .notice : .dim)
      cell.pad(to: half >= 40 ? 26 : 20)
      cell.append(" ")
      cell.append(fact.value, fact.isNoted ? .strong : .plain)
      if isHalfFull, cell.width <= half {
        lines[lines.count - 1].pad(to: half)
        lines[lines.count - 1].append(cell)
        isHalfFull = false
      } else {
        lines.append(cell)
        isHalfFull = cell.width < half - 1
      }
    }
    return lines
  }

  /// What an imported text tells of the object besides its properties.
  var provenance: ViewProvenance? { scene.origin(of: object) }

  /// What the device answered about touches that were meant for the object, or that hit it.
  var observations: [ObservationReport] {
    (scene.origin?.observations(of: ObjectID(object)) ?? []).map {
      ObservationReport($0, in: scene)
    }
  }

  private struct Fact {
    var name: String
    var value: String
    var isNoted = false
  }

  private var facts: [Fact] {
    var facts = scene.listedProperties(of: object).compactMap { property -> Fact? in
      guard let value = property.get(object),
        !FirstResponderProperties.isResting(value, of: property),
        !PresentationProperties.isResting(value, of: property)
      else { return nil }
      let isDefault = defaults.map { property.get($0) == value } ?? true
      return Fact(
        name: property.name, value: value.text { scene.label(of: $0) },
        isNoted: property.isSaved && property.name != "frame" && !isDefault)
    }
    if let view = object as? UIView {
      if let inWindow { facts.append(Fact(name: "in window", value: inWindow.text)) }
      if view.window == nil {
        facts.append(Fact(name: "in window", value: "none: it is detached", isNoted: true))
      }
      let safeArea = view.safeAreaInsets
      if safeArea != .zero { facts.append(Fact(name: "safeAreaInsets", value: safeArea.text)) }
      facts += shown(of: view)
      facts.append(Fact(name: "subviews", value: names(of: view.subviews)))
      let behaviors = [
        (view.pointInsideBehavior, "point(inside:)"), (view.hitTestBehavior, "hitTest"),
      ].compactMap { (override: (any ViewOverride)?, method) -> String? in
        guard let override, !(override is HitTestAnswers), !(override is PointInsideAnswers) else {
          return nil
        }
        return "\(method) \(scene.words(of: override))"
      }
      if let overrides = scene.origin(of: view)?.overrides.words, !overrides.isEmpty {
        facts.append(
          Fact(name: "class overrides", value: overrides.joined(separator: ", "), isNoted: true))
      }
      for text in behaviors { facts.append(Fact(name: "override", value: text, isNoted: true)) }
    }
    for report in observations {
      facts.append(Fact(name: "device", value: report.words(), isNoted: true))
    }
    for constraint in provenance?.constraints ?? [] {
      facts.append(Fact(name: "constraint", value: constraint.text))
    }
    if let targets = provenance?.targets {
      facts.append(
        Fact(
          name: "listed targets",
          value: targets.isEmpty ? "none" : targets.map(scene.label).joined(separator: ", ")))
    }
    if let draws = provenance?.draws {
      facts.append(Fact(name: "draws", value: draws ? "something" : "nothing"))
    }
    for (method, rules) in object.answersInFull {
      for rule in rules.rules {
        let words = rule.pieces.words { scene.label(of: $0) }
        facts.append(Fact(name: "answers", value: "\(method.rawValue) \(words)", isNoted: true))
      }
    }
    guard let responder = object as? UIResponder else { return facts }
    for (handling, methods) in responder.handlingGroups {
      let words = EventMethod.phrase(methods) + handling.words { scene.label(of: $0) }
      facts.append(Fact(name: "handles", value: words, isNoted: true))
    }
    let keys = (responder.keyCommands ?? []).compactMap { command in
      command.action.map {
        "\(command.keyText) \($0)" + (command.wantsPriorityOverSystemBehavior ? " priority" : "")
      }
    }
    if !keys.isEmpty {
      facts.append(Fact(name: "keys", value: keys.joined(separator: ", "), isNoted: true))
    }
    let actions = responder.implementedActions.map { "\($0)" }
    if !actions.isEmpty {
      facts.append(
        Fact(name: "implements", value: actions.joined(separator: " "), isNoted: true))
    }
    return facts
  }

  /// Returns the values that an animation shows at this moment where they differ from the model's
  /// (R2.10).
  private func shown(of view: UIView) -> [Fact] {
    guard view.isBeingAnimated, let shown = view.layer.presentation() else { return [] }
    var facts: [Fact] = []
    if shown.frame != view.frame {
      facts.append(Fact(name: "shown frame", value: shown.frame.text))
    }
    if shown.opacity != view.layer.opacity {
      facts.append(Fact(name: "shown alpha", value: CGFloat(shown.opacity).shortText))
    }
    return facts
  }

  /// A new view of the same class, whose properties have their default values.
  private var defaults: UIView? {
    (object as? UIView).flatMap { scene.classes.ownClass(of: $0)?.make(.zero) }
  }

  private func names(of views: [UIView]) -> String {
    guard !views.isEmpty else { return "none" }
    let shown = views.prefix(6).map { scene.label(of: $0) }.joined(separator: " ")
    return views.count > 6 ? "\(shown) and \(views.count - 6) more" : shown
  }

  /// The report as JSON, with all properties, also those at rest.
  package var json: JSONObject { JSONObjectType.description.object(of: self) }

  var view: UIView? { object as? UIView }
  var responder: UIResponder? { object as? UIResponder }

  var keys: [KeyFacts]? {
    responder.map { responder in
      (responder.keyCommands ?? []).compactMap { command in
        command.action.map { KeyFacts(key: command.keyText, action: "\($0)") }
      }
    }
  }
}

struct KeyFacts {
  let key: String
  let action: String
}

struct HandledMethod {
  let method: EventMethod
  let handling: EventHandling
  let receiver: String?
}

/// A view with the scene that knows what its overrides are called.
struct OverriddenView {
  let view: UIView
  let scene: Scene

  /// The methods that the view's class overrides, as an imported text tells.
  var told: ViewProvenance.Overrides { scene.origin(of: view)?.overrides ?? [] }
}
