import ResponderKit
import Scenes

/// The facts about objects that can differ: what was set, not what follows from the place of an
/// object or from other objects.
final class SceneFacts {
  private let scene: Scene
  /// The properties of the classes that have been asked for.
  private var properties: [ObjectIdentifier: [Property]] = [:]

  init(_ scene: Scene) {
    self.scene = scene
  }

  /// The names of properties that follow from other objects.
  private static let following: Set = ["next", "superview", "isFirstResponder", "isKeyWindow"]
  private static let all = PropertyTable.listed.filter { !following.contains($0.name) }

  private func properties(of object: StatefulObject) -> [Property] {
    let type = ObjectIdentifier(type(of: object))
    if let known = properties[type] { return known }
    let found = Self.all.filter { $0.isDeclared(for: object) }
    properties[type] = found
    return found
  }

  func facts(of object: StatefulObject) -> [SceneFact] {
    var facts = [
      SceneFact(name: "name", value: .text(scene.names.name(of: object) ?? "")),
      SceneFact(name: "class", value: .text(scene.className(of: object))),
    ]
    facts += properties(of: object).compactMap { property in
      property.get(object).map { SceneFact(name: property.name, value: .property($0)) }
    }
    if let responder = object as? UIResponder { facts += self.facts(of: responder) }
    let answers = object.answersInFull.flatMap { method, rules in
      rules.rules.map { [.text("\(method.rawValue) ")] + words(of: $0) }
    }
    facts.append(SceneFact(name: "answers", value: .list(answers)))
    switch object {
    case let view as UIView: facts += self.facts(of: view)
    case let recognizer as UIGestureRecognizer: facts += self.facts(of: recognizer)
    case let application as UIApplication: facts += self.facts(of: application)
    default: break
    }
    return facts
  }

  private func facts(of responder: UIResponder) -> [SceneFact] {
    [
      SceneFact(
        name: "handles",
        value: .list(
          responder.handlingGroups.map { handling, methods in
            let phrase = EventMethod.phrase(methods)
            guard let receiver = handling.receiver?.object else {
              return [.text(phrase + handling.words { _ in nil })]
            }
            return [
              .text("\(phrase) and forward to "), .object(receiver),
              .text(handling.callsSuper ? " and call super" : ""),
            ]
          })),
      SceneFact(
        name: "implements", value: .list(responder.implementedActions.map { [.text("\($0)")] })),
      SceneFact(
        name: "keys",
        value: .list(
          (responder.keyCommands ?? []).compactMap { command in
            command.action.map { action in
              let priority = command.wantsPriorityOverSystemBehavior ? " priority" : ""
              return [.text("\(command.keyText) \(action)\(priority)")]
            }
          })),
      SceneFact(name: "next", value: .object(responder.chosenNext)),
    ]
  }

  private func facts(of view: UIView) -> [SceneFact] {
    var facts = [
      SceneFact(name: "touch area", value: value(of: view.pointInsideBehavior)),
      SceneFact(name: "hitTest", value: value(of: view.hitTestBehavior)),
      SceneFact(name: "gestures", value: .order(view.gestureRecognizers ?? [])),
    ]
    if let control = view as? UIControl {
      var targets: [[SceneFact.Word]] = []
      control.enumerateEventHandlers { closure, pair, events, _ in
        guard let pair else { return targets.append([.text("\(events) "), .closure]) }
        let target = pair.target.map(word) ?? .text("nil")
        targets.append([.text("\(events) "), target, .text(".\(pair.action)")])
      }
      facts.append(SceneFact(name: "targets", value: .list(targets)))
    }
    return facts
  }

  private func facts(of recognizer: UIGestureRecognizer) -> [SceneFact] {
    let said = scene.delegateAnswers(of: recognizer).said.map { answer in
      [SceneFact.Word.text(answer.name), .object(answer.recognizer)]
    }
    return [
      SceneFact(
        name: "requires", value: .list(recognizer.failureRequirements.map { [.object($0)] })),
      SceneFact(name: "delegate", value: .list(said)),
      SceneFact(
        name: "targets",
        value: .list(
          recognizer.targetsAndActions.map { [word($0.target), .text(".\($0.action)")] })),
    ]
  }

  private func words(of rule: AnswerRule) -> [SceneFact.Word] {
    let words = rule.pieces.compactMap { piece -> [SceneFact.Word]? in
      switch piece {
      case .text(let text): [.text(text)]
      case .object(let reference): reference.object.map { [.object($0)] }
      }
    }
    return Array(words.joined(separator: [.text(" ")]))
  }

  private func facts(of application: UIApplication) -> [SceneFact] {
    [
      SceneFact(name: "profile", value: .text(scene.profile.rawValue)),
      SceneFact(name: "screen", value: .property(.size(scene.screenSize))),
      SceneFact(name: "windows", value: .order(application.windowsInOrder)),
      SceneFact(
        name: "fingers down", value: .property(.integer(application.touchDelivery.fingers.count))),
      SceneFact(name: "holds events", value: .property(.bool(application.eventQueue.isHeld))),
      SceneFact(
        name: "ignores events", value: .property(.bool(application.isIgnoringInteractionEvents))),
    ]
  }

  private func word(_ target: AnyObject) -> SceneFact.Word {
    (target as? UIResponder).map { .object($0) } ?? .text(String(describing: type(of: target)))
  }

  /// Returns an override as a value with the objects that it refers to, so that new names of these
  /// make no difference.
  private func value(of override: (any ViewOverride)?) -> SceneFact.Value {
    // Rules are told with those of other methods.
    guard let override, !(override is HitTestAnswers), !(override is PointInsideAnswers) else {
      return .words([])
    }
    let words = scene.pieces(of: override).compactMap { piece -> [SceneFact.Word]? in
      switch piece {
      case .text(let text): [.text(text)]
      case .view(let reference): reference.view.map { [.object($0)] }
      }
    }
    return .words(Array(words.joined(separator: [.text(" ")])))
  }
}

/// A fact about one object at one moment.
package struct SceneFact {
  /// The value of a fact.
  package enum Value {
    /// The value of a property.
    case property(PropertyValue)
    /// Words and objects, such as an override or the targets of a control.
    case words([Word])
    /// Objects in an order; only the order of those that exist at both moments counts.
    case order([StatefulObject])
    /// The classes of objects; nil for objects of which no more is known.
    case classes([String]?)
    /// A text that people read on a view.
    case caption(String?)
  }

  /// A piece of a value.
  package enum Word {
    case text(String)
    case object(StatefulObject)
    /// A closure, which has no name.
    case closure
  }

  var name: String
  var value: Value

  /// The objects that the piece names.
  var objects: [StatefulObject] {
    switch value {
    case .property(let value): (value.as(.responder) ?? nil).map { [$0] } ?? []
    case .words(let words):
      words.compactMap { if case .object(let object) = $0 { object } else { nil } }
    case .order(let objects): objects
    case .classes, .caption: []
    }
  }

  /// The value, if it is a rectangle.
  var rect: CGRect? { if case .property(let value) = value { value.as(.rect) } else { nil } }
}

extension SceneFact.Value {
  /// Returns a value of parts with commas between them.
  static func list(_ parts: [[SceneFact.Word]]) -> SceneFact.Value {
    .words(Array(parts.joined(separator: [.text(", ")])))
  }

  static func text(_ text: String) -> SceneFact.Value { .words([.text(text)]) }

  static func object(_ object: StatefulObject?) -> SceneFact.Value {
    .words(object.map { [.object($0)] } ?? [])
  }
}
