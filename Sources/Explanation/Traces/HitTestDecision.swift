import ResponderKit

/// The answer of one view to a hit-test, or of several views that were treated alike. It puts the
/// steps of a call together.
package struct HitTestDecision: Sendable {
  /// The outcome of a decision.
  package enum Verdict: Sendable {
    /// The view answered a view.
    case answered
    /// The view answered nil.
    case refused(HitTestRefusal)
    /// The views are subviews that all answered nil for one reason.
    case missed(HitTestRun)
    /// The views were not called.
    case skipped(HitTestSkip)
    /// Code of the app may have called the views.
    case unseen
  }

  /// The views, in the order in which they are asked.
  package var views: [ObjectID]
  /// The nesting of calls: 0 for a window, or for the view whose `hitTest` was called from outside.
  package var depth: Int
  /// The point in the view's coordinates. If there are several views, it is in those of their
  /// superview.
  package var point: CGPoint
  /// The area that decided whether the point is inside, if it was asked.
  package var area: TouchArea?
  /// The override that the view has, if any.
  package var override: HitTestOverride?
  /// The outcome of the decision.
  package var verdict: Verdict
  /// The view that the called view returned, if any.
  package var answer: ObjectID?
  /// The superview of several views.
  package var parent: ObjectID?
  /// Indicates whether this view was the first to return the answer of the hit-test.
  package var isHit = false
  /// The lines of the view's code that ran for its answer, in their order.
  package var lines: [CodeLine] = []

  /// The line of the view's code that ends an app, or never ends; nil if there is an answer.
  package var failedLine: CodeLine? {
    lines.last.flatMap { $0.role == .failed ? $0 : nil }
  }

  /// The line of the view's code that needs a value which nobody has given, so that UIKit's own method
  /// answered; nil if there is none.
  package var openLine: CodeLine? { lines.last { $0.role == .open } }

  /// The view that was called, if it is one.
  package var view: ObjectID? {
    switch verdict {
    case .answered, .refused: views.first
    case .missed, .skipped, .unseen: nil
    }
  }

  /// Indicates whether the views were called, as opposed to left out.
  package var isAsked: Bool {
    switch verdict {
    case .answered, .refused, .missed: true
    case .skipped, .unseen: false
    }
  }
}

/// The reason why a view answers nil.
package enum HitTestRefusal: Sendable {
  /// One of the view's flags refuses, or its transform has no inverse.
  case flags(HitTestRejection)
  /// The point is not inside.
  case outside(TouchArea)
  /// The `hitTest(_:with:)` of the view is overridden and answers nil, although flags and area let
  /// the touch through.
  case override(HitTestOverride)
}

/// The decisions of a hit-test, in the order in which the views were asked.
package struct HitTestDecisions: Sendable {
  /// The point of the hit-test, in screen coordinates or in those of the view that was asked.
  package let point: CGPoint
  /// The decisions. Each comes before those of the views below it.
  package private(set) var all: [HitTestDecision] = []
  /// A call that has not returned.
  private struct Open {
    var decision: Int
    var refusal: HitTestRefusal?
    /// The place of the rule that decides the answer that comes next.
    var rule: Int?
    /// The answer of the last subview that did not answer nil, and the index of the decision where
    /// the answer began.
    var below: (answer: ObjectID, origin: Int)?
  }

  private var open: [Open] = []

  /// Creates the decisions of a hit-test.
  ///
  /// - Parameter isFolded: Whether neighbours with one reason are one decision.
  /// - Complexity: O(steps), without recursion.
  package init(_ test: HitTest, isFolded: Bool) {
    point = test.point
    // As many as most hit-tests take.
    all.reserveCapacity(16)
    open.reserveCapacity(16)
    (isFolded ? test.calls : test.callsUnfolded).forEach { read($0, test.answer) }
  }

  private mutating func read(_ call: HitTestCall, _ hit: ObjectID?) {
    switch call.kind {
    case .enter(let point, let override):
      open.append(Open(decision: all.count))
      all.append(
        HitTestDecision(
          views: [call.view], depth: call.depth, point: point, override: override,
          verdict: .answered))
    case .flags(let refusal):
      guard let k = innermost(call.view) else { return }
      open[k].refusal = refusal.map { .flags($0) }
    case .inside(_, let area, _, let isInside):
      // An override may ask views other than the innermost one. Their answers do not belong to it.
      guard let k = innermost(call.view) else { return }
      let decided = open[k].rule.take().map(area.answering) ?? area
      all[open[k].decision].area = decided
      open[k].refusal = isInside ? nil : .outside(decided)
    case .ruled(let place):
      if let k = innermost(call.view) { open[k].rule = place }
    case .line(let line):
      if let k = innermost(call.view) { all[open[k].decision].lines.append(line) }
    case .asked(let run): add(call, run, .missed(run))
    case .skip(let run, let skip): add(call, run, .skipped(skip))
    case .unseen(let run): add(call, run, .unseen)
    case .answer(let answer): close(answer, hit)
    }
  }

  private func innermost(_ view: ObjectID) -> Int? {
    guard let last = open.last, all[last.decision].views[0] == view else { return nil }
    return open.count - 1
  }

  private mutating func add(
    _ call: HitTestCall, _ run: HitTestRun, _ verdict: HitTestDecision.Verdict
  ) {
    all.append(
      HitTestDecision(
        views: run.views, depth: call.depth, point: run.point, verdict: verdict,
        parent: call.view))
  }

  private mutating func close(_ answer: ObjectID?, _ hit: ObjectID?) {
    guard let call = open.popLast() else { return }
    let index = call.decision
    all[index].answer = answer
    if let rule = call.rule {
      all[index].override = all[index].override?.answering(by: rule)
    }
    guard let answer else {
      let override = all[index].override
      all[index].verdict = .refused(
        call.refusal ?? override.map { .override($0) }
          ?? .outside(all[index].area ?? .bounds(.null)))
      return
    }
    let origin = call.below?.answer == answer ? call.below?.origin ?? index : index
    if open.isEmpty {
      if answer == hit { all[origin].isHit = true }
    } else {
      open[open.count - 1].below = (answer, origin)
    }
  }

  /// The views that were called, in order.
  package var asked: [ObjectID] { all.lazy.filter(\.isAsked).flatMap(\.views) }

  /// Returns the decision of a view that was called, the last one if there are several.
  package func decision(of view: ObjectID) -> HitTestDecision? {
    all.last { $0.isAsked && $0.views.contains(view) }
  }
}

/// A view and what its `hitTest` returned.
package struct HitTestAnswer: Equatable, Sendable {
  /// The view.
  package var view: ObjectID
  /// The view that the call returned; nil if it returned nil.
  package var answer: ObjectID?

  package init(view: ObjectID, answer: ObjectID?) {
    self.view = view
    self.answer = answer
  }
}

extension HitTest {
  /// The views that calls returned, in the order in which the calls did. Neighbours that were
  /// passed by together come one after the other.
  package var answers: [HitTestAnswer] {
    var answers: [HitTestAnswer] = []
    callsUnfolded.forEach { call in
      switch call.kind {
      case .asked(let run): answers += run.views.map { HitTestAnswer(view: $0, answer: nil) }
      case .answer(let answer): answers.append(HitTestAnswer(view: call.view, answer: answer))
      case .enter, .flags, .inside, .ruled, .line, .skip, .unseen: break
      }
    }
    return answers
  }
}

extension TouchArea {
  /// Returns the same area, with the place from 0 of the rule that decided.
  fileprivate func answering(by place: Int) -> TouchArea {
    guard case .value(let override, let rect) = self else { return self }
    return .value(override.answering(by: place), rect)
  }
}

extension HitTestRun {
  /// The words of `expect refused` for the reason why the views answered nil.
  package var words: [String] { reason.map { HitTestRefusal.flags($0).words } ?? [] }
}

extension HitTestRefusal {
  /// A word for a refusal, in `expect refused` and in JSON.
  package enum Word: String, CaseIterable {
    case hidden, interaction, alpha, outside, disabled, override, singular
  }

  /// The word for the refusal.
  package var word: Word {
    switch self {
    case .flags(let rejection):
      switch rejection {
      case .interactionDisabled: .interaction
      case .hidden: .hidden
      case .transparent: .alpha
      case .disabled: .disabled
      case .singularTransform: .singular
      case .outside, .outsideByOverride: .outside
      }
    case .outside(.bounds): .outside
    case .outside, .override: .override
    }
  }

  /// The words that are right for the refusal. If an override finds the point outside, `outside` is
  /// right, too.
  package var words: [String] {
    let words: [Word] =
      if case .outside = self, word != .outside { [word, .outside] } else { [word] }
    return words.map(\.rawValue)
  }
}
