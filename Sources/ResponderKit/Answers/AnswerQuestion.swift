import Foundation

/// The parameters of one call of a method, for the conditions of rules.
struct AnswerQuestion {
  /// The point, in the coordinates that ``AnswerCondition/inside(_:)`` says.
  var point: CGPoint?
  /// The event.
  var event: UIEvent?
  /// The touches; a condition about a touch holds if it holds for one of them.
  var touches: [UITouch] = []
  /// The view that the touches belong to, if it is not their own.
  var touchedView: UIView?
  /// The action.
  var action: Selector?
  /// The object that asks about the action.
  var sender: Any?
  /// The other recognizer.
  var recognizer: UIGestureRecognizer?
}

/// The answer of super to a call.
enum SuperAnswer {
  /// An object or nil.
  case object(StatefulObject?)
  /// True or false.
  case bool(Bool)
  /// No answer: the method returns nothing.
  case nothing

  /// Returns whether an object gives the answer that a condition names.
  func isSame(as value: AnswerValue, of object: StatefulObject) -> Bool {
    switch (self, value) {
    case (.object(let answer), .nothing): answer == nil
    case (.object(let answer), .itself): answer === object
    case (.object(let answer?), .object(let reference)): ObjectID(answer) == reference.id
    case (.bool(let answer), .bool(let expected)): answer == expected
    default: false
    }
  }
}

/// A rule that holds for a call.
struct AnswerFinding {
  /// The place of the rule, from 0.
  var place: Int
  /// The answer of the rule; never that of an object which is gone.
  var value: AnswerValue
}

extension AnswerRules {
  /// Returns the first rule that holds for a call of an object's method; nil if super answers.
  /// Super is asked at most once, and only if a rule that is tried needs its answer.
  func finding(
    for object: StatefulObject, _ question: AnswerQuestion, superAnswer: () -> SuperAnswer
  ) -> AnswerFinding? {
    var known: SuperAnswer?
    func answerOfSuper() -> SuperAnswer {
      if let known { return known }
      let answer = superAnswer()
      known = answer
      return answer
    }
    for (place, rule) in rules.enumerated()
    where rule.conditions.allSatisfy({ $0.holds(for: object, question, answerOfSuper) }) {
      // Without its object the rule has nothing to say.
      if let reference = rule.value.reference, reference.object == nil { return nil }
      return AnswerFinding(place: place, value: rule.value)
    }
    return nil
  }
}

extension AnswerCondition {
  fileprivate func holds(
    for object: StatefulObject, _ question: AnswerQuestion, _ superAnswer: () -> SuperAnswer
  ) -> Bool {
    switch self {
    case .inside(let rect):
      return question.points(for: object).contains { rect.containsHalfOpen($0) }
    case .outside(let rect):
      return question.points(for: object).contains { !rect.containsHalfOpen($0) }
    case .event(let type): return question.event?.type == type
    case .touchIn(let reference):
      guard let view = reference.object else { return false }
      return question.touchedViews.contains { $0.isDescendant(of: view) }
    case .touchIs(let type): return question.touchedViews.contains { $0.isOf(type.type) }
    case .superIs(let value): return superAnswer().isSame(as: value, of: object)
    case .finger(let number): return question.touches.contains { $0.finger == number }
    case .action(let action): return question.action == action
    case .recognizer(let reference): return question.recognizer.map { ObjectID($0) } == reference.id
    }
  }
}

extension AnswerQuestion {
  fileprivate var touchedViews: [UIView] {
    touchedView.map { [$0] } ?? touches.compactMap(\.view)
  }

  /// The points that the question is about: its own, or those of its touches.
  fileprivate func points(for object: StatefulObject) -> [CGPoint] {
    if let point { return [point] }
    let view = (object as? UIView) ?? (object as? UIGestureRecognizer)?.view
    return touches.map { $0.location(in: view) }
  }
}

extension UIView {
  fileprivate final func isOf(_ type: UIView.Type) -> Bool {
    var own: AnyClass? = Swift.type(of: self)
    while let current = own {
      if current == type { return true }
      own = _getSuperclass(current)
    }
    return false
  }
}
