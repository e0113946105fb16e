import Foundation

/// An override of `hitTest(_:with:)` that follows rules (R2.12).
public protocol RuledHitTest: HitTestBehavior {
  /// The rules.
  var rules: AnswerRules { get }
}

extension RuledHitTest {
  /// Returns the answer of the first rule that holds, otherwise super's.
  public func hitTest(_ point: CGPoint, with event: UIEvent?, in view: UIView) -> UIView? {
    var superAnswer: UIView??
    func answerOfSuper() -> UIView? {
      if let superAnswer { return superAnswer }
      let answer = view.standardHitTest(point, with: event)
      superAnswer = .some(answer)
      return answer
    }
    let question = AnswerQuestion(point: point, event: event)
    let finding = rules.finding(for: view, question) { .object(answerOfSuper()) }
    guard let finding else { return answerOfSuper() }
    if self is HitTestAnswers {
      view.recorder(of: event)?.ruled(by: finding.place, view, at: point)
    }
    switch finding.value {
    case .nothing: return nil
    case .itself: return view
    case .object(let reference): return reference.object as? UIView
    case .superAnswer, .bool: return answerOfSuper()
    }
  }

  /// The views that the rules name.
  public var references: [ViewReference] { rules.references.map { $0.cast() } }

  /// The flags that super checks, if the rules only withhold what super answers; otherwise none.
  public var flagsAsked: HitTestFlags { rules.onlyWithhold ? .all : [] }

  /// Returns the points at which super may answer, if the rules only withhold what super answers.
  public func reach(in view: UIView) -> HitTestReach {
    if rules.only == .nothing { return .nowhere }
    guard rules.onlyWithhold else { return .anywhere }
    return view.refusesByFlags ? .nowhere : .pointInside
  }

  /// Returns true for every view if the answer is always nil.
  public func withholds(_ target: UIView, in view: UIView) -> Bool? {
    rules.only == .nothing ? true : nil
  }
}

extension AnswerRules {
  /// Indicates whether every rule answers nil, or gives the answer of super.
  fileprivate var onlyWithhold: Bool {
    rules.allSatisfy { $0.value == .nothing || $0.value == .superAnswer }
  }
}

/// An override of `hitTest(_:with:)` whose rules an app gives.
public struct HitTestAnswers: RuledHitTest, Equatable {
  /// The rules.
  public var rules: AnswerRules

  /// Creates an override that follows rules.
  public init(_ rules: AnswerRules) { self.rules = rules }

  /// Returns the same rules about other views.
  public func mapReferences(_ transform: (ViewReference) -> ViewReference) -> HitTestAnswers {
    HitTestAnswers(rules.mapReferences { transform($0.cast()).cast() })
  }
}

/// An override of `point(inside:with:)` that follows rules (R2.4).
public struct PointInsideAnswers: PointInsideBehavior, Equatable {
  /// The rules.
  public var rules: AnswerRules

  /// Creates an override that follows rules.
  public init(_ rules: AnswerRules) { self.rules = rules }

  /// Returns the answer of the first rule that holds, otherwise super's.
  public func point(inside point: CGPoint, with event: UIEvent?, in view: UIView) -> Bool {
    let isInside = view.standardPoint(inside: point)
    let question = AnswerQuestion(point: point, event: event)
    guard let finding = rules.finding(for: view, question, superAnswer: { .bool(isInside) }) else {
      return isInside
    }
    view.recorder(of: event)?.ruled(by: finding.place, view, at: point)
    if case .bool(let answer) = finding.value { return answer }
    return isInside
  }

  /// Returns nil: a rule may answer true anywhere.
  public func reach(in view: UIView) -> CGRect? { nil }
}
