import Course
import Language
import Session
import Text

/// An aid of the line editor: candidates, colours and hints for a line that is being typed.
final class TypingAid {
  let session: Session
  /// The lines that hints may offer, oldest first.
  private let offered: [String]
  /// The lines of the command that were entered before this one, each with its end.
  private let before: String
  /// The reading of the line as it was shown last, which Tab uses again.
  private var reading: LineReading<Session>?

  init(session: Session, history: HistoryStore, before: String = "") {
    self.session = session
    offered = before.isEmpty ? history.succeeded : []
    self.before = before
  }

  private func reading(of line: String) -> LineReading<Session> {
    if let reading, reading.line == line { return reading }
    let new = LineReading(line, session)
    reading = new
    return new
  }

  /// Returns the candidates for the place of the cursor.
  func completions(_ line: String, _ cursor: Int) -> PromptCompletions {
    let offset = before.unicodeScalars.count
    var found = reading(of: before + line).completions(at: offset + cursor)
    if found.candidates.isEmpty {
      let text = before + String(String.UnicodeScalarView(line.unicodeScalars.prefix(cursor)))
      let (begun, names) = session.kit.reader.names(atEndOf: text, in: session)
      found = (offset + cursor - begun..<offset + cursor, names)
    }
    // The part of the word in an earlier line cannot be replaced any more.
    guard found.range.lowerBound >= offset else {
      return PromptCompletions(replacing: cursor..<cursor, candidates: [])
    }
    return PromptCompletions(
      replacing: found.range.lowerBound - offset..<found.range.upperBound - offset,
      candidates: found.candidates.map {
        CompletionCandidate(text: $0.text, summary: $0.summary, suffix: $0.suffix)
      })
  }

  /// Returns the line in colour, with a hint.
  func decoration(_ line: String) -> LineDecoration {
    var hidden = before.utf8.count
    var runs: [StyledPrompt.Run] = []
    let reading = reading(of: before + line)
    for run in reading.runs {
      let skipped = min(hidden, run.text.utf8.count)
      hidden -= skipped
      let text = String(decoding: run.text.utf8.dropFirst(skipped), as: UTF8.self)
      if !text.isEmpty {
        runs.append(.init(text: text, style: session.style.code(of: run.style)))
      }
    }
    // A hint that is not grey would look typed.
    let isGrey = session.style.code(of: .dim) != nil
    guard isGrey else { return LineDecoration(runs: runs) }
    if let rest = proposedRest(behind: line) {
      return LineDecoration(runs: runs, hint: .init(text: rest, isAcceptable: true))
    }
    let hint = session.options.showsHints ? reading.hint(history: offered) : nil
    return LineDecoration(runs: runs, hint: hint.map(spelled))
  }

  /// Returns what is missing of the line that a talk proposes, if this is its beginning.
  private func proposedRest(behind line: String) -> String? {
    guard before.isEmpty, let proposed = session.proposedLine, proposed != line,
      proposed.hasPrefix(line)
    else { return nil }
    return String(proposed.unicodeScalars.dropFirst(line.unicodeScalars.count))
  }

  /// Returns a hint in the characters that the screen may show; a hint that may be accepted stays
  /// as it is.
  private func spelled(_ hint: Hint) -> LineDecoration.Hint {
    guard hint.source == .syntax else { return .init(text: hint.text, isAcceptable: true) }
    var style = session.style
    style.hasColor = false
    return .init(text: style.render(TextLine(hint.text)), isAcceptable: false)
  }
}
