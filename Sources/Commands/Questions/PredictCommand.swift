import Explanation
import Presentation
import ResponderKit
import Scenes
import Session
import Text

extension Command {
  package static let predict = Command(
    name: "predict", group: .happening,
    summary: "predicts which view the next touch will hit, or who will handle it",
    forms: [
      Form("none", summary: "removes the prediction") { call in
        call.session.state.predictions = call.session.state.predictions.withoutEvents
        call.confirm("nothing is predicted")
      },
      Form(
        .word("handled", .either("nobody", or: .responder())), summary: "who will handle the event"
      ) { call, responder in
        call.predict { $0.handled = Predictions.Guess(responder, in: call.scene) }
        call.confirmPredictions()
      },
      Form(
        .either("nil", "nobody", or: .view()), summary: "which view will be hit"
      ) { call, view in
        call.predict { $0.hit = Predictions.Guess(view, in: call.scene) }
        call.confirmPredictions()
      },
      Form(summary: "shows the prediction, and how many were right") { call in
        call.predictions.forEach(call.write)
      },
    ])
}

extension SessionState {
  /// The predictions about the next event, and their tally.
  var predictions: Predictions {
    get { self[Predictions.self] }
    set { self[Predictions.self] = newValue }
  }
}

extension Call {
  /// Changes the predictions, which the next event with a place judges.
  fileprivate func predict(_ change: (inout Predictions) -> Void) {
    change(&session.state.predictions)
    if session.observer(PredictionJudge.self) == nil { session.add(PredictionJudge()) }
  }

  fileprivate func confirmPredictions() {
    if session.isInteractive { predictions.forEach(write) }
  }

  /// The predictions that are open and the tally, as lines.
  fileprivate var predictions: [TextLine] {
    let predictions = session.state.predictions
    var lines: [TextLine] = []
    if let hit = predictions.hit {
      lines.append(TextLine("predicted: \(hit.name) will be hit", .dim))
    }
    if let handled = predictions.handled {
      lines.append(TextLine("predicted: \(handled.name) will handle it", .dim))
    }
    if lines.isEmpty {
      lines.append(TextLine("nothing is predicted; 'predict VIEW' before a tap", .notice))
    }
    if predictions.judged > 0 { lines.append(TextLine(predictions.tally, .dim)) }
    return lines
  }
}

/// The predictions about the next event with a place, and a tally of those that held.
package struct Predictions: StatePart {
  /// A prediction of an answer.
  struct Guess {
    let responder: UIResponder?
    /// The name of the responder, even if it is gone when the prediction is judged.
    let name: String

    init(_ responder: UIResponder?, in scene: Scene) {
      self.responder = responder
      name = responder.map { scene.label(of: $0) } ?? "nobody"
    }
  }

  /// The prediction of the view that will be hit.
  var hit: Guess?
  /// The prediction of the responder that will handle the event.
  var handled: Guess?
  /// The number of predictions that held.
  var held = 0
  /// The number of predictions that were judged.
  var judged = 0

  package init() {}

  /// The tally without the open predictions.
  package var withoutEvents: Predictions {
    var kept = self
    (kept.hit, kept.handled) = (nil, nil)
    return kept
  }
}

/// Compares predictions with what happened, behind what is told of it.
private final class PredictionJudge: SessionObserver {
  let interests = SessionEvent.Kinds.happenings

  func observe(_ event: SessionEvent, in session: Session) {
    if case .told(let event, let start) = event {
      session.judgePredictions(of: event, since: start)
    }
  }
}

extension Session {
  /// Compares the predictions with the outcome, if a finger has come down since a moment of an event.
  fileprivate func judgePredictions(of event: EventTrace, since start: Int) {
    guard state.predictions.hit != nil || state.predictions.handled != nil,
      let test = event.lastHitTest(since: start)
    else { return }
    if let guess = state.predictions.hit {
      state.predictions.hit = nil
      judge(hit: guess, test)
    }
    if let guess = state.predictions.handled {
      state.predictions.handled = nil
      judge(handled: guess, event)
    }
  }

  /// Compares a prediction with the outcome of a hit-test.
  func judge(hit guess: Predictions.Guess, _ test: HitTest) {
    let expected = guess.responder as? UIView
    guard test.answer != expected.map(ObjectID.init) else {
      return tell(held: "\(guess.name) is hit")
    }
    let found = test.answer.map { scene.label(of: $0) } ?? "nobody"
    tell(
      wrong: "you said \(guess.name); it was \(found)",
      whyNot(expected, HitTestDecisions(test, isFolded: false)))
  }

  private func whyNot(_ expected: UIView?, _ decisions: HitTestDecisions) -> String {
    let words = DecisionWords(scene)
    if let expected { return decisions.obstacle(to: expected).map(words.sentence) ?? "" }
    return decisions.all.first(where: \.isHit).map(words.sentence(ofHit:)) ?? ""
  }

  /// Tells whether a guess was right, and counts it.
  func judge(_ isRight: Bool, said guess: String, was truth: String) {
    isRight ? tell(held: truth) : tell(TextLine("you said \(guess); it was \(truth)", .bad))
  }

  private func judge(handled guess: Predictions.Guess, _ event: EventTrace) {
    let handlers = event.routes.flatMap(\.handlers)
    let expected = guess.responder.map(ObjectID.init)
    let isRight = expected.map(handlers.contains) ?? handlers.isEmpty
    guard !isRight else {
      return tell(held: "\(guess.name) handles it")
    }
    let found = handlers.first.map { scene.label(of: $0) } ?? "nobody"
    tell(
      wrong: "predicted that \(guess.name) handles it, but \(found) does",
      event.handlingObstacle(to: guess.responder).map(
        EventTimelineReport(event, in: scene).sentence) ?? "")
  }

  private func tell(held what: String) {
    state.predictions.held += 1
    tell(TextLine("prediction held: ", .good) + TextLine(what, .winner))
  }

  private func tell(wrong what: String, _ reason: String) {
    tell(TextLine("\(what): ", .bad) + TextLine(reason))
  }

  private func tell(_ verdict: TextLine) {
    state.predictions.judged += 1
    var line = verdict
    if isInteractive { line.append("  (\(state.predictions.tally))", .dim) }
    writeWrapped(line)
  }
}

extension Predictions {
  var tally: String { Self.tally(held, of: judged) }

  /// Returns a tally in words.
  package static func tally(_ held: Int, of judged: Int) -> String {
    "\(held) of \(judged.counted("prediction")) held"
  }
}

extension EventTrace {
  /// Returns the last hit-test from a moment on.
  func lastHitTest(since start: Int) -> HitTest? {
    for moment in moments[min(start, moments.count)...].reversed() {
      if case .hitTest(let test) = moment.event { return test }
    }
    return nil
  }
}
