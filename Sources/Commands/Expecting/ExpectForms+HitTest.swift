import Explanation
import ResponderKit
import Scenes
import Session

extension Command {
  static let expectHit = Form(
    .word("hit", .either("nil", or: .view("REF"))),
    .optional(.word("at", .sequence(.point(), .optional(.word("in", .view()))))),
    summary: "the hit-test of the last event, or of the point, returns REF"
  ) { call, view, question in
    if let (point, asked) = question { call.ask(point, in: asked, isShown: false) }
    let test = question == nil ? try call.shownHitTest() : try call.lastHitTest()
    if question?.1 == nil { try call.refuseUnplaced(test) }
    let expected = view.map(ObjectID.init)
    var answer = test.answer
    if let question, question.1 == nil, let decided = call.decided(at: question.0) {
      answer = decided
    }
    guard answer != expected else { return }
    let found = answer.map { "'\(call.scene.label(of: $0))'" } ?? "nil"
    let wanted = expected.map { "'\(call.scene.label(of: $0))'" } ?? "nil"
    throw ExpectationFailure(
      "expected hit \(wanted), got \(found)",
      notes: call.reasons(for: view, in: HitTestDecisions(test, isFolded: false)),
      found: "hits \(answer.map { call.scene.label(of: $0) } ?? "nobody")")
  }

  static let expectAsked = Form(
    .word("asked", .oneOrMore(.view("REF"))),
    summary: "the last hit-test asked exactly these views, in this order"
  ) { call, views in
    let decisions = try call.lastDecisions()
    let asked = decisions.asked
    let expected = views.map { ObjectID($0) }
    guard asked != expected else { return }
    throw ExpectationFailure(
      "expected asked \(call.names(expected)), got \(call.names(asked))",
      notes: call.reasons(asked: asked, expected: expected, in: decisions))
  }

  static let expectAnswered = Form(
    .word("answered", .oneOrMore(.answer("REF=REF|nil"))),
    summary: "hitTest of these views returned these answers, in this order"
  ) { call, given in
    let answers = try call.lastHitTest().answers
    let expected = given.map {
      HitTestAnswer(view: ObjectID($0.view), answer: $0.answer.map(ObjectID.init))
    }
    // The window and whatever lies above the first expected view need not be spelled out.
    let known = Set(expected.map(\.view))
    let compared = answers.filter { known.contains($0.view) }
    let isAll = expected.count == answers.count
    let views = given.compactMap { $0.view as? UIView }
    guard
      (isAll ? answers : compared) != expected
        || !call.onlyAncestors(of: views, in: answers, besides: known)
    else { return }
    let wrong = expected.filter { !answers.contains($0) }.map(\.view)
    let decisions = try call.lastDecisions()
    throw ExpectationFailure(
      "expected answered \(call.text(of: expected)), got \(call.text(of: answers))",
      notes: call.decisions(about: wrong, in: decisions)
        + call.reasons(unasked: wrong, in: decisions))
  }

  static let expectNotAsked = Form(
    .word("not asked", .oneOrMore(.view("REF"))),
    summary: "the last hit-test asked none of these views"
  ) { call, views in
    let decisions = try call.lastDecisions()
    let found = views.map { ObjectID($0) }.filter(decisions.asked.contains)
    guard !found.isEmpty else { return }
    throw ExpectationFailure(
      "expected not asked, but asked: \(call.names(found))",
      notes: call.decisions(about: found, in: decisions))
  }

  static let expectRefused = Form(
    .word("refused", .view("REF")), .reason(),
    summary: "REF refused the last hit-test for this reason"
  ) { call, view, wanted in
    let decisions = try call.lastDecisions()
    let name = call.scene.label(of: view)
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
  /// Refuses to tell what a hit-test comes to, if a view may lie at its point whose place is not known.
  func refuseUnplaced(_ test: HitTest?) throws {
    guard let test, let text = session.words(ofUnplacedFor: test) else { return }
    throw CommandError(.refused("this cannot be told: \(text)"))
  }

  /// Returns the last hit-test of any kind.
  fileprivate func lastHitTest() throws -> HitTest {
    guard let test = session.state.hitTest else {
      throw CommandError(.nothingYet("nothing has been hit-tested yet; try 'tap 100,100'"))
    }
    return test
  }

  /// Returns the deciding hit-test of the last event or shown question.
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

  /// Returns whether the answers that were not expected are those of superviews of the expected
  /// views.
  fileprivate func onlyAncestors(
    of expected: [UIView], in answers: [HitTestAnswer], besides known: Set<ObjectID>
  ) -> Bool {
    answers.allSatisfy { answer in
      known.contains(answer.view)
        || expected.allSatisfy { view in
          view.superviews.contains { ObjectID($0) == answer.view }
        }
    }
  }

  /// Returns the decisions of the last hit-test of any kind, one for each view.
  fileprivate func lastDecisions() throws -> HitTestDecisions {
    HitTestDecisions(try lastHitTest(), isFolded: false)
  }
}
