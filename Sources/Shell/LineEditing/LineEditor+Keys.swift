import CEditLine

extension LineEditor {
  /// Inserts the text that all candidates share, or shows the candidates.
  func complete() -> UInt8 {
    guard let completer else { return KeyOutcome.beep }
    let completions = completer(line, cursor)
    switch completions.outcome(in: line) {
    case .nothing:
      return KeyOutcome.beep
    case .replace(let range, let text):
      replace(range, with: text)
      return KeyOutcome.redraw
    case .list:
      // The list goes below the last row, which only the end of the line can lead to.
      errand = .showList(completions.candidates, cursor: cursor)
      moveCursor(to: .max)
      return KeyOutcome.moveCursor
    }
  }

  /// Gives the line up: the cursor first goes to its end, so that what follows is below it.
  func interrupt() -> UInt8 {
    errand = .interrupt
    moveCursor(to: .max)
    return KeyOutcome.moveCursor
  }

  /// Stops the process once the cursor is at the end of the line, so that what others write comes
  /// below it.
  func requestSuspension() -> UInt8 {
    errand = .suspend(cursor: cursor)
    moveCursor(to: .max)
    return KeyOutcome.moveCursor
  }

  /// Moves up in a line of several rows, and from the first row into the history.
  func recallOlder() -> UInt8 {
    if let position = MultilineText(line).position(above: cursor) {
      moveCursor(to: position)
      return KeyOutcome.moveCursor
    }
    return recall(search.older(than: line, cursor: cursor, in: history.entries))
  }

  /// Moves down in a line of several rows, and from the last row into newer history.
  func recallNewer() -> UInt8 {
    if let position = MultilineText(line).position(below: cursor) {
      moveCursor(to: position)
      return KeyOutcome.moveCursor
    }
    return recall(search.newer(than: line, in: history.entries))
  }

  private func recall(_ entry: String?) -> UInt8 {
    guard let entry else { return KeyOutcome.beep }
    replace(0..<line.unicodeScalars.count, with: entry)
    return KeyOutcome.redraw
  }
}
