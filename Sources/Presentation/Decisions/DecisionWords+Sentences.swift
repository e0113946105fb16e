import Explanation
import ResponderKit
import Scenes
import Text

/// Whole sentences about what kept a view from being hit.
extension DecisionWords {
  /// Returns what kept a view from being hit, as a sentence with its rule.
  package func sentence(_ obstacle: HitTestObstacle) -> String {
    "\(statement(obstacle)) (\(obstacle.rule))"
  }

  private func statement(_ obstacle: HitTestObstacle) -> String {
    let view = name(obstacle.view)
    switch obstacle.kind {
    case .noWindow: return Self.noWindow(view)
    case .offScreen(let point, let visible): return Self.offScreen(point, view, visible)
    case .decision(let decision): return statement(decision, view)
    case .swallowed(let override):
      return "\(view) asks nobody and keeps the touch: \(self.override(override))"
    case .answeredOther(let answer, let override):
      return Self.overridden(view, hitTest(override), answers: name(answer))
    case .subview(let subview):
      return "\(name(subview)), a subview of \(view), answers before its superview"
    case .unknown: return "\(view) was not asked"
    }
  }

  /// A view that no hit-test can find.
  static func noWindow(_ view: String) -> String { "\(view) is in no window: no touch reaches it" }

  /// A point that no finger gets to, and the part of a view that one does.
  static func offScreen(_ point: CGPoint, _ view: String, _ visible: CGRect?) -> String {
    "\(point.text) is off the screen: no finger can get there; "
      + (visible.map { "the visible part of \(view) is \($0.text)" }
        ?? "no part of \(view) is visible")
  }

  /// The flags of a view that let it be asked.
  static let flagsPass = "flags pass"

  /// A view whose override, in words, leaves a subview out.
  static func leftOut(_ view: String, by parent: String?, _ override: String) -> String {
    let whose = parent.map { "\($0)'s hitTest is overridden" } ?? "an override"
    return "\(whose) (\(override)) and leaves \(view) out"
  }

  /// A view whose override, in words, answers another view or nil.
  static func overridden(_ view: String, _ override: String, answers answer: String?) -> String {
    "\(view)'s hitTest is overridden (\(override)) and answers \(answer ?? "nil")"
  }

  private func statement(_ decision: HitTestDecision, _ view: String) -> String {
    if let line = decision.failedLine { return "\(view): \(failure(line, decision.override))" }
    switch decision.verdict {
    case .answered: return "\(view) answers \(decision.answer.map(name) ?? "nil")"
    case .refused(.override(let override)):
      return Self.overridden(view, hitTest(override), answers: nil)
    case .refused(let refusal):
      let why = refusals(refusal, at: decision.point, override: decision.override)[0]
      return "\(view) answers nil: \(why)"
    case .missed(let run):
      if let box = run.box?.withoutSlack {
        let others = run.count - 1
        let whose = others == 0 ? "its box" : "the box it shares with \(others) more"
        return "\(view) answers nil: in its superview, \(whose): \(Self.miss(run.point, of: box))"
      }
      return "\(view) answers nil: \(missed(run)[0])"
    case .skipped(.answered(let winner)):
      return "\(name(winner)), in front of \(view), answered first"
    case .skipped(.override(let override)):
      return Self.leftOut(view, by: decision.parent.map(name), hitTest(override))
    case .skipped(let skip): return "\(view) was \(skipped(skip)[0])"
    case .unseen: return "\(view) is \(unseen[0])"
    }
  }

  /// Returns what a hit-test decided about one of a decision's views, as a sentence with its rule.
  package func sentence(_ decision: HitTestDecision, about view: ObjectID) -> String {
    if case .answered = decision.verdict { return sentence(ofHit: decision) }
    return "\(statement(decision, name(view))) (\(decision.rule))"
  }

  /// Returns why a point is inside a view, or is not.
  package func area(of view: UIView, at point: CGPoint) -> String {
    if let override = view.pointInsideBehavior {
      return "point(inside:) is overridden: \(scene.words(of: override)) "
        + "(\(HitTestFact.outsideOverriddenArea.rule))"
    }
    let refusal = HitTestRefusal.outside(.bounds(view.bounds))
    let text =
      view.bounds.containsHalfOpen(point)
      ? "\(point.text) inside \(view.bounds.text)"
      : refusals(refusal, at: point, override: nil)[0]
    return "\(text) (\(refusal.fact.rule))"
  }

  /// Returns why a hit-test found a view although none was expected.
  package func sentence(ofHit decision: HitTestDecision) -> String {
    let who = decision.answer.map(name) ?? "nil"
    return "\(name(decision.views[0])) answers \(who): \(answers(of: decision)[0]) "
      + "(\(decision.rule))"
  }

  /// The notes on a hit-test, as sentences with their rules.
  func sentences(_ notes: DeadAreaNotes) -> [String] {
    notes.notes.map { "\(statement($0)) (\($0.rule))" }
  }

  private func statement(_ note: DeadAreaNotes.Note) -> String {
    let (view, keeper) = (name(ObjectID(note.view)), name(note.keeper))
    let untouched =
      note.isDrawn
      ? "\(view) is drawn here but cannot be touched: \(keeper)"
      : "\(view)'s touch area reaches here, but \(keeper)"
    switch note.reason {
    case .outside: return "\(untouched) does not contain the point, so nothing below it is asked"
    case .zeroSize: return "\(untouched) has zero size, so nothing below it is asked"
    case .offScreen(let point, let visible):
      return Self.offScreen(point, view, visible)
    }
  }
}

/// The same said in fewer and fewer words, longest first; each is made only when it is asked for.
package struct Wordings: RandomAccessCollection {
  /// The place behind the shortest one.
  package let endIndex: Int
  private let mayBeLeftOut: Bool
  private let write: (Int, inout TextLine) -> Void

  /// Creates a number of wordings.
  ///
  /// - Parameters:
  ///   - mayBeLeftOut: Whether saying nothing is the shortest one, one more.
  ///   - write: Adds the one at a place to a line, 0 being the longest.
  init(
    _ count: Int, mayBeLeftOut: Bool = false,
    _ write: @escaping (Int, inout TextLine) -> Void
  ) {
    endIndex = mayBeLeftOut ? count + 1 : count
    self.mayBeLeftOut = mayBeLeftOut
    self.write = write
  }

  init(only words: String) {
    self.init(1) { _, line in line.extend(words) }
  }

  /// The place of the longest one.
  package var startIndex: Int { 0 }

  /// Makes the wording at a place.
  package subscript(position: Int) -> String { line(position).text }

  /// Makes the wording at a place as a line.
  func line(_ place: Int) -> TextLine {
    var line = TextLine()
    write(place, to: &line)
    return line
  }

  /// Adds the wording at a place to the piece at the end of a line.
  func write(_ place: Int, to line: inout TextLine) {
    if !isEmpty(at: place) { write(place, &line) }
  }

  /// Returns whether the wording at a place says nothing.
  func isEmpty(at place: Int) -> Bool { mayBeLeftOut && place == endIndex - 1 }
}

extension String {
  /// Returns the text with the rule that it follows behind it, if there is one, such as "… (R2.8)".
  package func citing(_ rule: RuleID?) -> String { rule.map { "\(self) (\($0))" } ?? self }
}
