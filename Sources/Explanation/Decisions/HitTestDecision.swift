import Foundation
import ResponderKit

/// The answer of one view to a hit-test, or of several that were treated alike: the steps of a call
/// put together.
package struct HitTestDecision: Sendable {
  /// What came of it.
  package enum Verdict: Sendable {
    /// The view answered somebody.
    case answered
    /// The view answered nil.
    case refused(HitTestRefusal)
    /// Subviews that all answered nil for one reason.
    case missed(HitTestRun)
    /// Views that were not called.
    case skipped(HitTestSkip)
    /// Views that code of the app may have called.
    case unseen
  }

  /// The views, in the order in which they are asked.
  package var views: [ObjectID]
  /// The nesting of calls: 0 for a window or the view that a question began with.
  package var depth: Int
  /// The point: in the view's coordinates, or in those of the parent of several.
  package var point: CGPoint
  /// What decided whether the point is inside, if it came to that.
  package var area: TouchArea?
  /// What stands for an override, if the view has one.
  package var override: HitTestOverride?
  /// What came of it.
  package var verdict: Verdict
  /// What a view returned.
  package var answer: ObjectID?
  /// The view whose subviews several are.
  package var parent: ObjectID?
  /// Whether the hit-test's answer was given here first.
  package var isHit = false

  /// Creates the answer of one view, or of several that were treated alike.
  package init(
    views: [ObjectID], depth: Int, point: CGPoint, area: TouchArea? = nil,
    override: HitTestOverride? = nil, verdict: Verdict, answer: ObjectID? = nil,
    parent: ObjectID? = nil
  ) {
    self.views = views
    self.depth = depth
    self.point = point
    self.area = area
    self.override = override
    self.verdict = verdict
    self.answer = answer
    self.parent = parent
  }

  /// The one view that was called.
  package var view: ObjectID? {
    switch verdict {
    case .answered, .refused: views.first
    case .missed, .skipped, .unseen: nil
    }
  }

  /// Whether the views were called, as against left out.
  package var isAsked: Bool {
    switch verdict {
    case .answered, .refused, .missed: true
    case .skipped, .unseen: false
    }
  }
}

/// Why a view answers nil.
package enum HitTestRefusal: Sendable {
  /// One of its own flags, or a transform without inverse.
  case flags(HitTestRejection)
  /// The point is not inside.
  case outside(TouchArea)
  /// Its `hitTest(_:with:)` is overridden and answers nil although flags and area let it through.
  case override(HitTestOverride)
}

/// A hit-test as decisions, in the order in which the views were asked.
package struct HitTestDecisions: Sendable {
  /// The point that was hit-tested, of the screen or in the coordinates of the view that was asked.
  package let point: CGPoint
  /// The decisions, each before those below it.
  package private(set) var all: [HitTestDecision] = []
  /// A call that has not returned.
  private struct Open {
    var decision: Int
    var refusal: HitTestRefusal?
    /// What the last subview that answered somebody answered, and where that came from.
    var below: (answer: ObjectID, origin: Int)?
  }

  private var open: [Open] = []

  /// Reads a hit-test.
  ///
  /// - Parameter isFolded: Whether neighbours with one reason are one decision.
  /// - Complexity: O(steps), without recursion.
  package init(_ test: HitTest, isFolded: Bool) {
    point = test.point
    // As many as most hit-tests take.
    all.reserveCapacity(16)
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
      // An override may ask other views, too; their answers are theirs.
      guard let k = innermost(call.view) else { return }
      all[open[k].decision].area = area
      open[k].refusal = isInside ? nil : .outside(area)
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

  /// The decision of a view that was called, the last one if there are several.
  package func decision(of view: ObjectID) -> HitTestDecision? {
    all.last { $0.isAsked && $0.views.contains(view) }
  }
}

/// A view and what its `hitTest` returned.
package struct HitTestAnswer: Equatable, Sendable {
  /// The view.
  package var view: ObjectID
  /// What it returned; nil for nil.
  package var answer: ObjectID?

  package init(view: ObjectID, answer: ObjectID?) {
    self.view = view
    self.answer = answer
  }
}

extension HitTest {
  /// What calls returned, in the order in which they did; of neighbours that were passed by
  /// together, one after the other.
  ///
  /// - Complexity: O(steps).
  package var answers: [HitTestAnswer] {
    var answers: [HitTestAnswer] = []
    callsUnfolded.forEach { call in
      switch call.kind {
      case .asked(let run): answers += run.views.map { HitTestAnswer(view: $0, answer: nil) }
      case .answer(let answer): answers.append(HitTestAnswer(view: call.view, answer: answer))
      case .enter, .flags, .inside, .skip, .unseen: break
      }
    }
    return answers
  }
}
