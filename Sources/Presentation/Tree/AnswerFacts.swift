import ResponderKit
import Scenes
import Text

/// A rule of an override.
package struct AnswerFacts {
  /// The method.
  package let method: AnswerMethod
  /// The number of the rule, from 1.
  package let number: Int
  /// The words of the rule behind the method.
  package let words: String

  /// Returns the rules of an object's overrides in the order in which they are tried, except those
  /// that have a short form.
  static func inFull(of object: StatefulObject, in scene: Scene) -> [AnswerFacts] {
    object.answersInFull.flatMap { all($0.rules, $0.method, in: scene) }
  }

  /// Returns all rules of an object's overrides in the order in which they are tried, with those
  /// that a short form such as `override VIEW passthrough` stands for.
  package static func all(of object: StatefulObject, in scene: Scene) -> [AnswerFacts] {
    AnswerMethod.allCases.flatMap { method in
      let short = method == .hitTest ? (object as? UIView)?.hitTestBehavior : nil
      let rules = (short as? any RuledHitTest)?.rules ?? object.answers(to: method)
      return all(rules, method, in: scene)
    }
  }

  private static func all(
    _ rules: AnswerRules, _ method: AnswerMethod, in scene: Scene
  ) -> [AnswerFacts] {
    rules.rules.enumerated().map { place, rule in
      AnswerFacts(
        method: method, number: place + 1, words: rule.pieces.words { scene.label(of: $0) })
    }
  }
}

extension JSONObjectType<AnswerFacts> {
  package static let answer = JSONObjectType("answerRule", "A rule of an override.") {
    JSONMember("method", .text, "the method") { $0.method.rawValue }
    JSONMember("number", .ordinal, "the place among the rules of the method") { $0.number }
    JSONMember("rule", .text, "the answer and its conditions, as in 'answer'") { $0.words }
  }
}
