import Foundation

/// An answer that an override gives where a rule holds.
public enum AnswerValue: Hashable, Sendable {
  /// Nil; of a method without an answer, that super is not called.
  case nothing
  /// The object itself.
  case itself
  /// The answer of super, or the one without a delegate.
  case superAnswer
  /// True or false.
  case bool(Bool)
  /// Another object. If it is gone, super answers.
  case object(ObjectReference<StatefulObject>)
}

/// A condition of a rule.
public enum AnswerCondition: Hashable, Sendable {
  /// The point lies in a rectangle, edges half open, of the object; of its view for a recognizer.
  case inside(CGRect)
  /// The point does not lie in a rectangle.
  case outside(CGRect)
  /// The event is of a type.
  case event(UIEvent.EventType)
  /// The touch belongs to a view or one of its descendants.
  case touchIn(ObjectReference<UIView>)
  /// The touch belongs to a view of a class.
  case touchIs(ViewType)
  /// Super answers this.
  case superIs(AnswerValue)
  /// The finger has a number, from 1.
  case finger(Int)
  /// The action has a name.
  case action(Selector)
  /// The recognizer that the question is about.
  case recognizer(ObjectReference<UIGestureRecognizer>)

  /// A class of views.
  public struct ViewType: Hashable, Sendable {
    /// The class.
    public let type: UIView.Type

    /// Creates the value of a class.
    public init(_ type: UIView.Type) { self.type = type }

    /// Returns whether two values are of one class.
    public static func == (a: ViewType, b: ViewType) -> Bool { a.type == b.type }

    /// Hashes the class.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
  }

  /// A kind of condition, by what it needs to know.
  public enum Kind: CaseIterable, Sendable {
    /// The point.
    case place
    /// The event.
    case event
    /// The view of the touch.
    case touch
    /// The number of the finger.
    case finger
    /// The answer of super.
    case superAnswer
    /// The name of the action.
    case action
    /// The other recognizer.
    case recognizer
  }

  /// The kind of the condition.
  public var kind: Kind {
    switch self {
    case .inside, .outside: .place
    case .event: .event
    case .touchIn, .touchIs: .touch
    case .superIs: .superAnswer
    case .finger: .finger
    case .action: .action
    case .recognizer: .recognizer
    }
  }
}

/// A rule of an override: an answer, and the conditions under which it is given.
public struct AnswerRule: Equatable, Sendable {
  /// The answer.
  public var value: AnswerValue
  /// The conditions, all of which must hold; none if the rule always holds.
  public var conditions: [AnswerCondition]

  /// Creates a rule.
  public init(_ value: AnswerValue, when conditions: AnswerCondition...) {
    self.init(value, when: conditions)
  }

  /// Creates a rule.
  public init(_ value: AnswerValue, when conditions: [AnswerCondition]) {
    self.value = value
    self.conditions = conditions
  }
}

/// The rules of an override, in the order in which they are tried. If none holds, super answers.
public struct AnswerRules: Equatable, Sendable {
  /// The rules; the one without conditions, if there is one, is the last.
  public private(set) var rules: [AnswerRule] = []

  /// Creates rules in the order in which they are tried.
  public init(_ rules: AnswerRule...) {
    for rule in rules { add(rule) }
  }

  /// Indicates whether there is no rule.
  public var isEmpty: Bool { rules.isEmpty }

  /// The answer that is always given, if there are no other rules.
  public var only: AnswerValue? {
    rules.count == 1 && rules[0].conditions.isEmpty ? rules[0].value : nil
  }

  /// Adds a rule behind those with conditions, in place of one with the same conditions.
  public mutating func add(_ rule: AnswerRule) {
    let conditions = Set(rule.conditions)
    if let place = rules.firstIndex(where: { Set($0.conditions) == conditions }) {
      rules[place].value = rule.value
    } else if let last = rules.last, last.conditions.isEmpty {
      rules.insert(rule, at: rules.count - 1)
    } else {
      rules.append(rule)
    }
  }

  /// The objects that the rules name, including those that are gone.
  public var references: [ObjectReference<StatefulObject>] {
    rules.flatMap { rule in
      rule.conditions.compactMap(\.reference) + [rule.value.reference].compactMap { $0 }
    }
  }

  /// Returns the same rules with others in place of ``references``, for a copy of the objects.
  public func mapReferences(
    _ transform: (ObjectReference<StatefulObject>) -> ObjectReference<StatefulObject>
  ) -> AnswerRules {
    var mapped = self
    mapped.rules = rules.map { rule in
      AnswerRule(
        rule.value.mapReference(transform),
        when: rule.conditions.map { $0.mapReference(transform) })
    }
    return mapped
  }
}

extension AnswerValue {
  /// The reference to the object that the value names, if it names one.
  public var reference: ObjectReference<StatefulObject>? {
    if case .object(let reference) = self { reference } else { nil }
  }

  fileprivate func mapReference(
    _ transform: (ObjectReference<StatefulObject>) -> ObjectReference<StatefulObject>
  ) -> AnswerValue {
    reference.map { .object(transform($0)) } ?? self
  }
}

extension AnswerCondition {
  /// The reference to the object that the condition names, if it names one.
  public var reference: ObjectReference<StatefulObject>? {
    switch self {
    case .touchIn(let view): view.cast()
    case .recognizer(let recognizer): recognizer.cast()
    case .superIs(let value): value.reference
    default: nil
    }
  }

  fileprivate func mapReference(
    _ transform: (ObjectReference<StatefulObject>) -> ObjectReference<StatefulObject>
  ) -> AnswerCondition {
    switch self {
    case .touchIn(let view): .touchIn(transform(view.cast()).cast())
    case .recognizer(let recognizer): .recognizer(transform(recognizer.cast()).cast())
    case .superIs(let value): .superIs(value.mapReference(transform))
    default: self
    }
  }
}
