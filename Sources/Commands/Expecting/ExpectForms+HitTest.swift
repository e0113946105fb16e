import Inspection
import ResponderKit

extension Command.Form {
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
      notes: call.reasons(for: call.optionalView("REF"), in: test))
  }

  static let expectAsked = Command.Form(
    [.word("asked"), .many([.slot("REF", .view)])],
    "the views asked by the last hit-test, in order, were exactly these"
  ) { call in
    let asked = HitTestAnswers(try call.lastHitTest()).asked
    let expected = call.responders("REF").map(ObjectID.init)
    guard asked != expected else { return }
    throw ExpectationFailure(
      "expected asked \(call.names(expected)), got \(call.names(asked))")
  }

  static let expectAnswered = Command.Form(
    [.word("answered"), .many([.slot("REF=REF|nil", .answer)])],
    "hitTest returned these, in the order in which the calls returned"
  ) { call in
    let answers = HitTestAnswers(try call.lastHitTest()).answers
    let expected = call.arguments.all("REF=REF|nil").compactMap { argument in
      if case .answer(let view, let answer) = argument {
        HitTestAnswers.Answer(view: ObjectID(view), answer: answer.map(ObjectID.init))
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
    throw ExpectationFailure(
      "expected answered \(call.text(of: expected)), got \(call.text(of: answers))")
  }

  static let expectNotAsked = Command.Form(
    [.word("not"), .word("asked"), .many([.slot("REF", .view)])],
    "the last hit-test asked none of these"
  ) { call in
    let asked = HitTestAnswers(try call.lastHitTest()).asked
    let found = call.responders("REF").filter { asked.contains(ObjectID($0)) }
    guard !found.isEmpty else { return }
    throw ExpectationFailure(
      "expected not asked, but asked: \(call.names(found.map(ObjectID.init)))")
  }

  static let expectRefused = Command.Form(
    [.word("refused"), .slot("REF", .view), .slot("REASON", .reason)],
    "the last hit-test was refused by it, for this reason"
  ) { call in
    let test = try call.lastHitTest()
    let view = call.view("REF")
    let name = call.scene.label(of: view)
    let answers = HitTestAnswers(test)
    let wanted = call.text("REASON")
    if let rejection = answers.rejections[ObjectID(view)] {
      guard !rejection.words.contains(wanted) else { return }
      throw ExpectationFailure("expected '\(name)' to refuse: \(wanted), got: \(rejection.word)")
    }
    if answers.asked.contains(ObjectID(view)) {
      let isPassed = answers.answers.contains { $0.view == ObjectID(view) && $0.answer == nil }
      guard !isPassed || wanted != "outside" else { return }
      throw ExpectationFailure(
        "expected '\(name)' to refuse: \(wanted), "
          + (isPassed ? "got: outside" : "but it accepted the point"))
    }
    throw ExpectationFailure(
      "expected '\(name)' to refuse: \(wanted), but it was not asked",
      notes: call.reasons(for: view, in: test))
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

  fileprivate func text(of answers: [HitTestAnswers.Answer]) -> String {
    answers.map { answer in
      "\(scene.label(of: answer.view))=\(answer.answer.map { scene.label(of: $0) } ?? "nil")"
    }.joined(separator: " ")
  }

  /// Whether the answers that were not expected are those of ancestors of the expected views.
  fileprivate func onlyAncestors(
    _ answers: [HitTestAnswers.Answer], _ known: Set<ObjectID>
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

  /// Why a view was not hit: the first refusal on the way to it.
  fileprivate func reasons(for view: UIView?, in test: HitTest) -> [String] {
    var ancestor = view
    var path: Set<ObjectID> = []
    while let current = ancestor {
      path.insert(ObjectID(current))
      ancestor = current.superview
    }
    for step in test.steps where path.contains(step.view) {
      guard case .refused(let rejection) = step.kind else { continue }
      let override = step.override >= 0 ? scene.words(of: test.overrides[step.override]) : nil
      return [
        "\(scene.label(of: step.view)): \(rejection.text(at: step.point, override: override)) "
          + "(\(rejection.rule))"
      ]
    }
    return []
  }
}
