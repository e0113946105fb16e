import Explanation
import Text

/// What happens between an event and its story, where somebody wants to think first.
extension Session {
  /// Tells of the event that has just happened. To a person whose breakpoint it meets, a walk opens
  /// first; one who asked for questions guesses first.
  ///
  /// - Parameters:
  ///   - start: The index of the first moment of the event that is to be told.
  ///   - tell: Writes the story.
  func tellInSuspense(since start: Int, _ tell: () -> Void) {
    guard let event = state.event else { return tell() }
    guard isTyped, nestedCommands == 0 else {
      tell()
      feed?.didShow(event)
      return
    }
    if let walk = walkToBreakpoint(of: event) {
      begin(WalkMode(walk, held: collected(tell)))
    } else if options.asksFirst, state.predictions.hit == nil,
      let test = event.lastHitTest(since: start)
    {
      ask("who gets it?", QuestionMode(test, of: event, held: collected(tell)), followsEvent: true)
    } else {
      tell()
      feed?.didShow(event)
    }
  }

  /// Puts a question, which the next line may answer.
  ///
  /// - Parameter followsEvent: Whether the event has happened already.
  func ask(_ question: String, _ mode: QuestionMode, followsEvent: Bool = false) {
    writeWrapped(
      TextLine(question, .strong) + TextLine("  a name, nobody, or Enter to see", .dim))
    enter(mode)
    open(question, at: mode.point, followsEvent: followsEvent)
  }

  /// A walk that begins at the first breakpoint; nil if the event meets none.
  private func walkToBreakpoint(of event: EventTrace) -> TraceStepper? {
    guard !state.breakpoints.isEmpty else { return nil }
    var walk = walk(event)
    guard let stop = walk.stop(after: -1) else { return nil }
    walk.start = stop
    return walk
  }

  private func collected(_ body: () -> Void) -> [TextLine] {
    let output = output
    var lines: [TextLine] = []
    self.output = { lines.append($0) }
    defer { self.output = output }
    body()
    return lines
  }
}
