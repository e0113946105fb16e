import Explanation
import Session
import Text

extension SessionOption {
  /// The option that asks before events are told.
  static let reveal = SessionOption(
    name: "reveal", summary: "an event at the prompt asks first who gets it, or tells now",
    values: "ask or now",
    get: { $0.options.asksFirst ? "ask" : "now" },
    set: { session, text in
      guard ["ask", "now"].contains(text) else { return false }
      session.askFirst(text == "ask")
      return true
    })
}

extension Session {
  /// Sets whether a person is asked who gets an event, before it is told.
  func askFirst(_ isWanted: Bool) {
    options.asksFirst = isWanted
    if isWanted, observer(FirstGuess.self) == nil { add(FirstGuess()) }
  }
}

/// Asks a person who gets an event, or who handles one without a place, before it is told.
private final class FirstGuess: EventInterceptor {
  func takesOver(
    _ event: EventTrace, since start: Int, telling: () -> [TextLine], in session: Session
  ) -> Bool {
    guard session.options.asksFirst, session.state.predictions.hit == nil else { return false }
    // What has no place starts at a responder.
    let probe: Probe? =
      event.lastHitTest(since: start) != nil
      ? .hit : event.suffix(from: start).routes.isEmpty ? nil : .handlers
    guard let probe,
      let question = Question(
        probe, probe == .hit ? "who gets it?" : "who handles it?", about: event, in: session)
    else { return false }
    session.ask(question, held: telling())
    return true
  }
}
