import CEditLine
import Platform

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
      pendingAction = .showList(completions.candidates, cursor: cursor)
      moveCursor(to: .max)
      return KeyOutcome.moveCursor
    }
  }

  /// Gives the line up: the cursor first goes to its end, so that what follows is below it.
  func interrupt() -> UInt8 {
    pendingAction = .interrupt
    moveCursor(to: .max)
    return KeyOutcome.moveCursor
  }

  /// Stops the process once the cursor is at the end of the line, so that what others write comes
  /// below it.
  func requestSuspension() -> UInt8 {
    pendingAction = .suspend(cursor: cursor)
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

  /// Enters one of the lines for Page Down and Page Up, where nothing is typed.
  func enter(_ key: KeyPath<(down: String, up: String), String>) -> UInt8 {
    guard let pageKeyLines, lineLength == 0 else { return KeyOutcome.beep }
    insert(pageKeyLines[keyPath: key])
    // Enter, once the line is drawn.
    input.ahead = [UInt8(ascii: "\n")] + input.ahead
    return KeyOutcome.redraw
  }

  /// Enters the line for Enter, where nothing is typed.
  func takeProposal(before character: wchar_t) {
    guard let lineOfEnter, character == 10 || character == 13, lineLength == 0, !isPasting else {
      return
    }
    insert(lineOfEnter)
    redraw(from: 0)
  }

  private func recall(_ entry: String?) -> UInt8 {
    guard let entry else { return KeyOutcome.beep }
    replace(0..<line.unicodeScalars.count, with: entry)
    return KeyOutcome.redraw
  }

  /// The line being edited.
  var line: String {
    guard let info = el_wline(editLine)?.pointee else { return "" }
    let count = info.lastchar - info.buffer
    return String(wide: UnsafeBufferPointer(start: info.buffer, count: count))
  }

  /// The length of the line, in Unicode scalars.
  var lineLength: Int {
    guard let info = el_wline(editLine)?.pointee else { return 0 }
    return info.lastchar - info.buffer
  }

  /// The position of the next character, in Unicode scalars from the start of the line.
  var cursor: Int {
    guard let info = el_wline(editLine)?.pointee else { return 0 }
    return info.cursor - info.buffer
  }

  var textBeforeCursor: String {
    String(line.unicodeScalars.prefix(cursor))
  }

  /// The character at the cursor; nil at the end of the line.
  var characterAtCursor: Character? {
    line.unicodeScalars.dropFirst(cursor).first.map(Character.init)
  }

  /// Moves the cursor, at most to an end of the line.
  func moveCursor(to position: Int) {
    // libedit takes a distance and stops at the ends.
    _ = el_cursor(editLine, Int32(clamping: position - cursor))
  }

  func insert(_ text: String) {
    _ = el_winsertstr(editLine, text.wide)
  }

  /// Replaces a range, in Unicode scalars, by text and puts the cursor behind it.
  func replace(_ range: Range<Int>, with text: String) {
    moveCursor(to: range.upperBound)
    el_deletestr(editLine, Int32(range.count))
    insert(text)
  }

  /// Reads in bulk until a text ends.
  ///
  /// - Parameter patience: Returns the number of milliseconds to wait for more input, given the
  ///   number of those without input; nil to take them for the end. A text that the terminal has
  ///   marked ends by its mark.
  /// - Parameter isTyped: Returns whether input that comes after a pause, where a line begins, is
  ///   none of the text.
  func collect(
    _ reader: inout PasteReader, patience: (_ reader: PasteReader, _ waited: Int32) -> Int32?,
    isTyped: (_ chunk: ArraySlice<UInt8>) -> Bool = { _ in false }
  ) -> PasteReader.End {
    isPasting = true
    defer { isPasting = false }
    var waited: Int32 = 0
    while true {
      var chunk = input.ahead
      input.ahead = []
      if chunk.isEmpty {
        guard let limit = reader.isMarked ? -1 : patience(reader, waited) else { return .silence }
        switch input.wait(limit, most: 1 << 16) {
        case CEL_READY:
          guard let read = input.read() else { return .endOfInput }
          chunk = read
        case CEL_TIMEOUT: waited += limit
        case CEL_INTERRUPT: return .interrupt
        case CEL_SUSPEND: suspend(returningTo: cursor)
        case CEL_CONTINUE:
          cel_prepare_terminal(editLine, false)
          cel_prepare_terminal(editLine, true)
          cel_write(Self.pasteOn)
        case CEL_RESIZE: takeTerminalSize()
        default: return .endOfInput
        }
      }
      guard !chunk.isEmpty else { continue }
      if waited > 0, !reader.isMarked, reader.isAtLineStart, isTyped(chunk) {
        input.ahead = chunk
        return .silence
      }
      waited = 0
      if let end = reader.take(&chunk) {
        input.ahead = chunk
        return end
      }
    }
  }

  /// Discards the input that comes at once: the rest of a text that was given up.
  func discardInput() {
    input.ahead = []
    while input.wait(100, most: 1 << 16) == CEL_READY, input.read() != nil {}
  }
}
