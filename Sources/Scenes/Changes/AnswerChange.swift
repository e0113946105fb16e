import ResponderKit

/// A change that adds a rule of what an object answers to a method.
package struct AnswerChange: SceneChange, Equatable {
  let object: StatefulObject
  let method: AnswerMethod
  let rule: AnswerRule

  /// Creates a change of an object that has the method.
  package init(_ object: StatefulObject, _ method: AnswerMethod, _ rule: AnswerRule) {
    (self.object, self.method, self.rule) = (object, method, rule)
  }

  package func perform(in scene: Scene) {
    var rules = object.answers(to: method)
    rules.add(rule)
    object.setAnswers(rules, to: method)
  }

  package func command(in scene: Scene) -> String? {
    guard let name = scene.reference(toObject: object),
      let words = rule.pieces.command({ scene.reference(toObject: $0) })
    else { return nil }
    return "answer \(name).\(method.rawValue) \(words)"
  }

  package func swift(in scene: Scene) -> [String] {
    SwiftAnswers.override(of: method, AnswerRules(rule), on: object).methods
  }
}
