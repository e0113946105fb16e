import Language
import Presentation
import ResponderKit
import Scenes
import Session
import Text

extension Command {
  package static let answer = Command(
    name: "answer", group: .overriding,
    summary: "gives a rule of what an override answers, and when",
    changesScene: true,
    forms: [
      Form(.part(.answeredMethod(), "none"), summary: "removes the rules") { call, method in
        method.owner.setAnswers(.empty, to: method.method)
        call.confirm("\(call.name(of: method)) has no rules")
      },
      Form(
        .answeredMethod(), .located(.answerValue()),
        .optional(.word("when", .oneOrMore(.located(.answerCondition)))),
        summary: "adds a rule: nil, self, super, on, off or a view"
      ) { call, method, value, conditions in
        try call.addRule(of: method, value, conditions ?? [])
      },
      Form(.object(), summary: "lists the rules") { call, object in
        let rules = AnswerFacts.all(of: object, in: call.scene)
        let name = call.scene.label(of: object)
        for rule in rules {
          call.write(TextLine("\(rule.number)  \(name).\(rule.method.rawValue) \(rule.words)"))
        }
        if rules.isEmpty { call.write(TextLine("\(name) has no rules", .dim)) }
        call.facts(CommandFacts.answers, rules)
      },
    ])
}

extension Call {
  fileprivate func name(of method: AnsweredMethod) -> String {
    "\(scene.label(of: method.owner)).\(method.method.rawValue)"
  }

  fileprivate func addRule(
    of answered: AnsweredMethod, _ value: Located<AnswerValue>,
    _ conditions: [Located<AnswerCondition>]
  ) throws {
    let (owner, method) = (answered.owner, answered.method)
    if let name = method.nameInCode(of: owner) { try refuseCode(of: owner, [name]) }
    guard method.canAnswer(value.value) else {
      throw CommandError(
        .wrongAnswer(method.rawValue, expected: method.answerPhrase), at: value.range)
    }
    for condition in conditions {
      guard method.conditions.contains(condition.value.kind) else {
        let known = AnswerCondition.Kind.allCases.filter(method.conditions.contains)
        throw CommandError(
          .wrongCondition(method.rawValue, known: known.flatMap(\.words)), at: condition.range)
      }
      if case .superIs(let expected) = condition.value,
        expected == .superAnswer || !method.canAnswer(expected, isCondition: true)
      {
        throw CommandError(
          .wrongAnswer("super's \(method.rawValue)", expected: method.answerPhrase),
          at: condition.range)
      }
    }
    var rules = owner.answers(to: method)
    let replaced = rules.isEmpty ? owner.valueOverride(of: method, in: scene) : nil
    rules.add(AnswerRule(value.value, when: conditions.map(\.value)))
    owner.setAnswers(rules, to: method)
    if let replaced {
      note("\(name(of: answered)) was overridden: \(replaced). The rule replaces that.")
    }
    confirm("\(name(of: answered)) has \(rules.rules.count.counted("rule"))")
  }

  /// Writes that a command that is the short form of a rule replaces rules of another kind.
  func noteReplacedRules(of object: StatefulObject, _ method: AnswerMethod) {
    let rules = object.answers(to: method)
    guard !rules.isEmpty, rules.only == nil else { return }
    note(
      "\(scene.label(of: object)).\(method.rawValue) had \(rules.rules.count.counted("rule")). "
        + "This replaces \(rules.rules.count == 1 ? "it" : "them").")
  }
}

extension AnswerCondition.Kind {
  /// The words with which conditions of the kind begin.
  fileprivate var words: [String] {
    switch self {
    case .place: ["'inside'", "'outside'"]
    case .event: ["'event'"]
    case .touch: ["'touch'"]
    case .finger: ["'finger'"]
    case .superAnswer: ["'super is'"]
    case .action: ["'action'"]
    case .recognizer: ["'recognizer'"]
    }
  }
}

extension AnswerMethod {
  /// Returns whether the method can give an answer.
  fileprivate func canAnswer(_ value: AnswerValue, isCondition: Bool = false) -> Bool {
    switch (answer, value) {
    case (_, .superAnswer): true
    case (.bool, .bool), (.view, .itself), (.view, .nothing), (.responder, .nothing),
      (.nothing, .nothing):
      true
    case (.view, .object(let reference)): reference.object is UIView
    case (.responder, .object(let reference)): reference.object is UIResponder
    default: false
    }
  }

  fileprivate var answerPhrase: String {
    switch answer {
    case .bool: "on, off or super"
    case .view: "nil, self, super or a view"
    case .responder: "nil, super or a responder"
    case .nothing: "nil, which does not call super, or super"
    }
  }
}

extension StatefulObject {
  /// The words for a value of another kind that stands for an override; nil if there is none.
  fileprivate func valueOverride(of method: AnswerMethod, in scene: Scene) -> String? {
    guard let view = self as? UIView else { return nil }
    let override: (any ViewOverride)? =
      switch method {
      case .hitTest: view.hitTestBehavior
      case .pointInside: view.pointInsideBehavior
      default: nil
      }
    return override.map { scene.words(of: $0) }
  }
}
