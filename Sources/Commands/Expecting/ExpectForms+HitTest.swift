import Explanation
import ResponderKit
import Scenes

extension Command {
  static let expectHit = Command.Form(
    [
      .word("hit"), .choice([[.word("nil")], [.slot("REF", .view)]]),
      .optional([
        .word("at"), .slot("POINT", .point), .optional([.word("in"), .slot("VIEW", .view)]),
      ]),
    ], "the last event, or the point, hit-tests to it"
  ) { call in
    if call.has("at") {
      call.ask(call.point(), in: call.optionalView("VIEW"), isShown: false)
    }
    let test = call.has("at") ? try call.lastHitTest() : try call.shownHitTest()
    let expected = call.optionalView("REF").map(ObjectID.init)
    guard test.answer != expected else { return }
    let found = test.answer.map { "'\(call.scene.label(of: $0))'" } ?? "nil"
    let wanted = expected.map { "'\(call.scene.label(of: $0))'" } ?? "nil"
    throw ExpectationFailure(
      "expected hit \(wanted), got \(found)",
      notes: call.reasons(
        for: call.optionalView("REF"), in: HitTestDecisions(test, isFolded: false)))
  }

  static let expectAsked = Command.Form(
    [.word("asked"), .many([.slot("REF", .view)])],
    "the views asked by the last hit-test, in order, were exactly these"
  ) { call in
    let decisions = try call.lastDecisions()
    let asked = decisions.asked
    let expected = call.responders("REF").map(ObjectID.init)
    guard asked != expected else { return }
    throw ExpectationFailure(
      "expected asked \(call.names(expected)), got \(call.names(asked))",
      notes: call.reasons(asked: asked, expected: expected, in: decisions))
  }

  static let expectAnswered = Command.Form(
    [.word("answered"), .many([.slot("REF=REF|nil", .answer)])],
    "hitTest returned these, in the order in which the calls returned"
  ) { call in
    let answers = try call.lastHitTest().answers
    let expected = call.arguments.all("REF=REF|nil").compactMap { argument in
      if case .answer(let view, let answer) = argument {
        HitTestAnswer(view: ObjectID(view), answer: answer.map(ObjectID.init))
      } else {
        nil
      }
    }
    // The window and whatever lies above the first expected view need not be spelled out.
    let known = Set(expected.map(\.view))
    let compared = answers.filter { known.contains($0.view) }
    let isAll = expected.count == answers.count
    guard (isAll ? answers : compared) != expected || !call.onlyAncestors(answers, known) else {
      return
    }
    let wrong = expected.filter { !answers.contains($0) }.map(\.view)
    let decisions = try call.lastDecisions()
    throw ExpectationFailure(
      "expected answered \(call.text(of: expected)), got \(call.text(of: answers))",
      notes: call.decisions(about: wrong, in: decisions)
        + call.reasons(unasked: wrong, in: decisions))
  }

  static let expectNotAsked = Command.Form(
    [.word("not"), .word("asked"), .many([.slot("REF", .view)])],
    "the last hit-test asked none of these"
  ) { call in
    let decisions = try call.lastDecisions()
    let found = call.responders("REF").map(ObjectID.init).filter(decisions.asked.contains)
    guard !found.isEmpty else { return }
    throw ExpectationFailure(
      "expected not asked, but asked: \(call.names(found))",
      notes: call.decisions(about: found, in: decisions))
  }

  static let expectRefused = Command.Form(
    [.word("refused"), .slot("REF", .view), .slot("REASON", .reason)],
    "the last hit-test was refused by it, for this reason"
  ) { call in
    let decisions = try call.lastDecisions()
    let view = call.view("REF")
    let name = call.scene.label(of: view)
    let wanted = call.text("REASON")
    let failure = "expected '\(name)' to refuse: \(wanted)"
    guard let decision = decisions.decision(of: ObjectID(view)) else {
      throw ExpectationFailure(
        "\(failure), but it was not asked", notes: call.reasons(for: view, in: decisions))
    }
    let words: [String] =
      switch decision.verdict {
      case .refused(let refusal): refusal.words
      case .missed(let run): run.words
      case .answered, .skipped, .unseen: []
      }
    guard !words.contains(wanted) else { return }
    throw ExpectationFailure(
      failure + (words.first.map { ", got: \($0)" } ?? ", but it accepted the point"),
      notes: call.decisions(about: [ObjectID(view)], in: decisions))
  }
}

extension Call {
  /// The last hit-test of any kind.
  fileprivate func lastHitTest() throws -> HitTest {
    guard let test = session.memory.hitTest else {
      throw CommandError(.nothingYet("nothing has been hit-tested yet; try 'tap 100,100'"))
    }
    return test
  }

  /// The deciding hit-test of the last event or shown question.
  fileprivate func shownHitTest() throws -> HitTest {
    guard let test = try lastInteraction().hitTest else { return try lastHitTest() }
    return test
  }

  fileprivate func names(_ ids: [ObjectID]) -> String {
    ids.isEmpty ? "nobody" : ids.map { scene.label(of: $0) }.joined(separator: " ")
  }

  fileprivate func text(of answers: [HitTestAnswer]) -> String {
    answers.map { answer in
      "\(scene.label(of: answer.view))=\(answer.answer.map { scene.label(of: $0) } ?? "nil")"
    }.joined(separator: " ")
  }

  /// Whether the answers that were not expected are those of ancestors of the expected views.
  fileprivate func onlyAncestors(
    _ answers: [HitTestAnswer], _ known: Set<ObjectID>
  ) -> Bool {
    let expected = arguments.all("REF=REF|nil").compactMap {
      if case .answer(let view as UIView, _) = $0 { view } else { nil }
    }
    return answers.allSatisfy { answer in
      known.contains(answer.view)
        || expected.allSatisfy { view in
          var ancestor = view.superview
          while let current = ancestor, ObjectID(current) != answer.view {
            ancestor = current.superview
          }
          return ancestor != nil
        }
    }
  }

  /// The decisions of the last hit-test of any kind, one for each view.
  fileprivate func lastDecisions() throws -> HitTestDecisions {
    HitTestDecisions(try lastHitTest(), isFolded: false)
  }
}
