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
    self.object = object
    self.scene = scene
    self.parentToWindow = parentToWindow
  }

  /// The box round a view in its window; nil for a window, and where there is none.
  fileprivate var inWindow: CGRect? {
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
    if let address = scene.names.entry(of: ObjectID(object))?.address {
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
  fileprivate var provenance: ViewProvenance? { scene.origin(of: object) }

  /// What the device answered about touches that were meant for the object, or that hit it.
  fileprivate var observations: [ObservationReport] {
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
    var facts = PropertyTable.properties(of: object).compactMap { property -> Fact? in
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
          value: targets.isEmpty ? "none" : targets.joined(separator: ", ")))
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
}

extension DescriptionReport {
  /// The report as JSON, with all properties, also those at rest.
  package var json: JSONObject { JSONObjectType.description.object(of: self) }

  fileprivate var view: UIView? { object as? UIView }
  fileprivate var responder: UIResponder? { object as? UIResponder }

  fileprivate var keys: [KeyFacts]? {
    responder.map { responder in
      (responder.keyCommands ?? []).compactMap { command in
        command.action.map { KeyFacts(key: command.keyText, action: "\($0)") }
      }
    }
  }
}

private struct KeyFacts {
  let key: String
  let action: String
}

private struct HandledMethod {
  let method: EventMethod
  let handling: EventHandling
  let receiver: String?
}

/// A view with the scene that knows what its overrides are called.
private struct OverriddenView {
  let view: UIView
  let scene: Scene
}

extension JSONObjectType<DescriptionReport> {
  package static let description = JSONObjectType("description", "All of an object.") {
    JSONMember("name", .text, "the object's name") { $0.scene.label(of: $0.object) }
    JSONMember("class", .text, "its class") { $0.scene.className(of: $0.object) }
    JSONMember(optional: "address", .text, "its address in the dump") {
      $0.scene.names.entry(of: ObjectID($0.object))?.address
    }
    JSONMember("properties", .properties, "all its properties") {
      $0.scene.properties(of: $0.object)
    }
    JSONMember(optional: "inWindow", .rect, "a view's bounds in its window") { $0.inWindow }
    JSONMember(optional: "shown", .object(.shown), "what an animation shows of a view") {
      $0.view?.isBeingAnimated == true ? $0.view?.layer.presentation() : nil
    }
    JSONMember(optional: "subviews", .names, "a view's subviews, back to front") { report in
      report.view.map { $0.subviews.map { report.scene.label(of: $0) } }
    }
    JSONMember(optional: "overrides", .object(.overrides), "what a view overrides") { report in
      report.view.map { OverriddenView(view: $0, scene: report.scene) }
    }
    JSONMember(
      optional: "answers", .list(.object(.answer)), "the rules of overrides, as they are tried"
    ) { report in
      let rules = AnswerFacts.inFull(of: report.object, in: report.scene)
      return rules.isEmpty ? nil : rules
    }
    JSONMember(
      optional: "handles", .list(.object(.handling)), "the methods that a responder handles"
    ) {
      guard let responder = $0.responder else { return nil }
      let scene = $0.scene
      return responder.handledMethods.map {
        HandledMethod(
          method: $0.method, handling: $0.handling,
          receiver: $0.handling.receiver?.object.map { scene.label(of: $0) })
      }
    }
    JSONMember(
      optional: "observations", .list(.object(.observation)),
      "what the device answered about touches of a view that was imported"
    ) { $0.observations.isEmpty ? nil : $0.observations }
    JSONMember(
      optional: "constraints", .names, "the layout constraints of a view that a debugger printed"
    ) { report in
      report.provenance.flatMap { $0.constraints.isEmpty ? nil : $0.constraints.map(\.text) }
    }
    JSONMember(
      optional: "listedTargets", .names,
      "the targets of a control that a debugger listed without their actions"
    ) { $0.provenance?.targets }
    JSONMember(
      optional: "draws", .bool, "whether a view draws anything itself, if the text tells it"
    ) { $0.provenance?.draws }
    JSONMember(optional: "keys", .list(.object(.key)), "a responder's key commands") { $0.keys }
    JSONMember(optional: "implements", .names, "the actions that a responder performs") {
      $0.responder?.implementedActions.map { "\($0)" }
    }
  }
}

extension JSONObjectType<CALayer> {
  fileprivate static let shown = JSONObjectType("shown", "What an animation shows at this moment.")
  {
    JSONMember("frame", .rect, "the frame") { $0.frame }
    JSONMember("alpha", .number, "the alpha") { Double($0.opacity) }
  }
}

extension JSONObjectType<OverriddenView> {
  fileprivate static let overrides = JSONObjectType("overrides", "What is overridden.") {
    JSONMember("point(inside:)", .textOrNull, "by what") { facts in
      facts.view.pointInsideBehavior.map { facts.scene.words(of: $0) }
    }
    JSONMember("hitTest", .textOrNull, "by what") { facts in
      facts.view.hitTestBehavior.map { facts.scene.words(of: $0) }
    }
  }
}

extension JSONObjectType<HandledMethod> {
  fileprivate static let handling = JSONObjectType(
    "handling", "A method that a responder handles."
  ) {
    JSONMember("method", .word(EventMethod.self), "the method") { $0.method }
    JSONMember("isPassedOn", .bool, "whether it calls super, too") { $0.handling.callsSuper }
    JSONMember(optional: "forwardedTo", .text, "another responder that it sends the event to") {
      $0.receiver
    }
  }
}

extension JSONObjectType<KeyFacts> {
  fileprivate static let key = JSONObjectType("key", "A key command.") {
    JSONMember("key", .text, "the key") { $0.key }
    JSONMember("action", .text, "the action") { $0.action }
  }
}

extension Scene {
  /// Returns the properties of an object by their names.
  func properties(of object: StatefulObject) -> JSONObject {
    JSONObject(
      PropertyTable.properties(of: object).compactMap { property in
        property.get(object).map { value in (property.name, value.json { self.label(of: $0) }) }
      })
  }
}
