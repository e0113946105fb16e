import Commands
import Text

/// What the line editor shows about a line that is being typed: candidates, colours and hints.
struct TypingAid {
  let session: Session
  let history: HistoryStore
  /// The lines of the command that were entered before this one, each with its end.
  var before = ""

  /// What may stand at the cursor.
  func completions(_ line: String, _ cursor: Int) -> Completions {
    let offset = before.unicodeScalars.count
    let found = Completer(session).complete(before + line, cursor: offset + cursor)
    // What an earlier line holds of the word cannot be replaced any more.
    guard found.range.lowerBound >= offset else {
      return Completions(replacing: cursor..<cursor, candidates: [])
    }
    return Completions(
      replacing: found.range.lowerBound - offset..<found.range.upperBound - offset,
      candidates: found.candidates.map {
        CompletionCandidate(text: $0.text, summary: $0.summary, suffix: $0.suffix)
      })
  }

  /// The line in colour, and what may follow it.
  func decoration(_ line: String) -> LineDecoration {
    var hidden = before.utf8.count
    var runs: [StyledPrompt.Run] = []
    for run in Highlighter(session).runs(of: before + line) {
      let skipped = min(hidden, run.text.utf8.count)
      hidden -= skipped
      let text = String(decoding: run.text.utf8.dropFirst(skipped), as: UTF8.self)
      if !text.isEmpty { runs.append(.init(text: text, style: Look.code(of: run.style))) }
    }
    let entries = before.isEmpty ? history.entries : []
    let hint =
      session.options.showsHints
      ? Hinter(session).hint(for: before + line, history: entries) : nil
    return LineDecoration(
      runs: runs,
      hint: hint.map(spelled))
  }

  /// A hint in the characters that the screen may show; what may be taken over stays as it is.
  private func spelled(_ hint: Hint) -> LineDecoration.Hint {
    guard hint.source == .syntax else { return .init(text: hint.text, isAcceptable: true) }
    var look = session.look
    look.hasColor = false
    return .init(text: look.render(TextLine(hint.text)), isAcceptable: false)
  }
}
