import Explanation
import ResponderKit
import Scenes
import Text

/// The mark in front of a decision.
package enum DecisionMark: Int, Sendable {
  case yes, no, skipped
}

extension HitTestDecision {
  /// The mark that tells whether the views took the point, refused it, or were not asked.
  package var mark: DecisionMark {
    switch verdict {
    case .answered: .yes
    case .refused, .missed: .no
    case .skipped, .unseen: .skipped
    }
  }

  /// The rule, unless the decision is what UIKit does anyway.
  package var ruleToTell: RuleID? { fact == .answers ? nil : rule }
}

extension DecisionWords {
  /// Returns the words for a decision, longest first.
  func verdict(_ decision: HitTestDecision) -> Wordings {
    if let line = decision.failedLine {
      return Wordings(only: failure(line, decision.override))
    }
    if let line = decision.openLine {
      return Wordings(only: open(line, decision))
    }
    if let view = unplaced(decision) {
      return Wordings(only: "open: its \(unknownSize(of: view))")
    }
    return switch decision.verdict {
    case .answered: answers(of: decision)
    case .refused(let refusal):
      refusals(refusal, at: decision.point, override: decision.override)
    case .missed(let run): missed(run)
    case .skipped(let skip): skipped(skip)
    case .unseen: unseen
    }
  }

  /// Returns the view of a decision which refused only because its size is not known; nil for others.
  func unplaced(_ decision: HitTestDecision) -> UIView? {
    guard case .refused(.outside) = decision.verdict, SizeSource.hasUnknown,
      let view = decision.view.flatMap(scene.view), view.sizeSource != .known
    else { return nil }
    return view
  }

  /// Returns the rule of a decision, unless it is what UIKit does anyway, or nobody can tell.
  func rule(toTell decision: HitTestDecision) -> RuleID? {
    unplaced(decision) == nil ? decision.ruleToTell : nil
  }

  /// The override of a view that answered.
  func overrideOfAnswer(_ decision: HitTestDecision) -> String? {
    guard decision.mark == .yes, decision.openLine == nil, let override = decision.override else {
      return nil
    }
    // The verdict names the line of the code already.
    if override.hitTest == nil, let code = override.pointInside as? any CodedOverride, code.canRun {
      return nil
    }
    return self.override(override) + (override.skippedFlag.map { ", \(skipped($0))" } ?? "")
  }

  /// A flag that an override did not look at.
  private func skipped(_ flag: HitTestRejection) -> String {
    flag == .disabled ? "but disabled" : "but \(self.flag(flag))"
  }

  /// That the hit-test's answer was given here, and which one if it is not the view itself.
  func hit(_ decision: HitTestDecision, _ answer: ObjectID?) -> String? {
    guard decision.isHit else { return nil }
    return answer.flatMap { $0 == decision.view ? nil : "hit \(name($0))" } ?? "hit"
  }
}

/// A decision as a trace tells it, for all points at which it is taken.
package struct DecisionPattern {
  /// The mark in front.
  package let mark: DecisionMark
  /// The names of the views.
  package var title: String { TextLine(namesOf: views, in: scene).text }
  /// The words for the decision, with the marks of ``PointText`` in place of numbers of the point.
  package let words: String
  /// The rule, if it is told.
  package let rule: String?
  /// Words for the hit, if it was given here.
  package let hit: String?
  /// The rectangle that the point misses, if the words have a mark for the sides.
  package let missed: CGRect?

  private let views: [ObjectID]
  private let scene: Scene

  /// Makes the words of a decision.
  ///
  /// - Parameter decision: The decision, at any of the points.
  package init(_ decision: HitTestDecision, answer: ObjectID?, in scene: Scene) {
    let vocabulary = DecisionWords(scene, .marks)
    mark = decision.mark
    (views, self.scene) = (decision.views, scene)
    words = [vocabulary.verdict(decision)[0], vocabulary.overrideOfAnswer(decision)]
      .compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: "  ")
    rule = vocabulary.rule(toTell: decision)?.description
    hit = vocabulary.hit(decision, answer)
    if case .refused(.outside(let area)) = decision.verdict {
      switch area {
      case .bounds(let rect), .own(let rect): missed = rect
      case .value(_, let rect): missed = rect
      case .accepted, .code: missed = nil
      }
    } else {
      missed = nil
    }
  }
}
