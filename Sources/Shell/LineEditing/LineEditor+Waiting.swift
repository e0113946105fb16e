import CEditLine
import Platform

extension LineEditor {
  /// Waits for a character. libedit calls this when the line is drawn and the terminal is quiet,
  /// which makes it the one place where signals and output between keys are safe.
  ///
  /// - Returns: 1 with a character, 0 at the end of input, -1 to end the read.
  func waitForCharacter(_ character: UnsafeMutablePointer<wchar_t>) -> Int32 {
    switch pendingAction {
    case .interrupt, .handOver, .refuse: return -1
    case .showList(let candidates, let cursor): showList(candidates, cursor: cursor)
    case .suspend(let cursor):
      pendingAction = nil
      suspend(returningTo: cursor)
    case nil: break
    }
    while true {
      switch waitForEvent() {
      case CEL_READY:
        let count = read(character)
        // A signal came in between; the next wait tells which.
        if count < 0, errno == EINTR { continue }
        if count == 1 { takeProposal(before: character.pointee) }
        return count == 1 && collectsBulk(behind: character.pointee) ? -1 : count
      case CEL_INTERRUPT:
        // As the key, because a key function can move the cursor to the end of the line.
        pendingAction = .interrupt
        character.pointee = 3
        return 1
      case CEL_SUSPEND where isPasting: suspend(returningTo: cursor)
      case CEL_SUSPEND:
        character.pointee = 26
        return 1
      case CEL_CONTINUE:
        // libedit leaves a mode alone that it believes to be set.
        cel_prepare_terminal(editLine, false)
        resume(at: cursor)
      case CEL_RESIZE: resize()
      case CEL_VISITOR: if visitQuietly() { receiveVisitors() }
      default: return -1
      }
    }
  }

  /// Waits for input or a signal, and meanwhile decorates the line.
  private func waitForEvent() -> cel_event {
    while true {
      // What comes in a hurry, such as a paste, is not slowed down.
      var event = input.wait(0)
      if event == CEL_TIMEOUT {
        if hasOldColors { redraw() }
        hasOldColors = false
        decorate()
        event = waitForAnyone()
        clearHint()
      }
      // After the terminal's answer about its background there may be nothing else to read.
      guard event == CEL_TIMEOUT else { return event }
    }
  }

  /// Waits for as long as it takes. Meanwhile, once nobody has typed for a moment, there is time for
  /// other work.
  private func waitForAnyone() -> cel_event {
    if let idleWork, idleWork.isWanted() {
      let event = input.wait(
        idleWork.delay, endsWithAnswer: true, admitsVisitors: !isPasting)
      guard event == CEL_TIMEOUT else { return event }
      idleWork.run()
    }
    return input.wait(-1, endsWithAnswer: true, admitsVisitors: !isPasting)
  }

  /// Lets somebody else than the terminal do something. The line is taken off the screen meanwhile,
  /// and comes back below what is printed.
  private func receiveVisitors() {
    cel_write("\r" + (rowsAboveCursor > 0 ? "\u{1B}[\(rowsAboveCursor)A" : "") + "\u{1B}[J")
    cel_write(Self.pasteOff)
    cel_prepare_terminal(editLine, false)
    cel_signals_end()
    Terminal.keepingInput { visit() }
    cel_signals_begin(Self.pasteOff)
    cel_prepare_terminal(editLine, true)
    cel_write(Self.clearedRow + Self.pasteOn)
    takeTerminalSize()
    drawnColumns = Terminal.size.columns
    drawn = nil
    setPromptBuffer()
    redraw(from: 0)
  }

  private func read(_ character: UnsafeMutablePointer<wchar_t>) -> Int32 {
    let count: Int32
    if let scalar = input.takeCharacter() {
      character.pointee = wchar_t(bitPattern: scalar.value)
      count = 1
    } else {
      count = cel_builtin_read(editLine, Self.readHook, character)
    }
    // The rest of a longer key follows at once.
    if isVi, !isPasting, count == 1, character.pointee == 0x1B, input.wait(50) == CEL_TIMEOUT {
      character.pointee = KeyBinding.loneEscapeCharacter
    }
    return count
  }

  func suspend(returningTo cursor: Int) {
    cel_write(Self.pasteOff)
    cel_prepare_terminal(editLine, false)
    cel_stop()
    resume(at: cursor)
  }

  private func resume(at cursor: Int) {
    cel_prepare_terminal(editLine, true)
    cel_write(Self.pasteOn)
    takeTerminalSize()
    drawnColumns = Terminal.size.columns
    moveCursor(to: cursor)
    redraw(from: 0)
  }

  /// Lets libedit learn the size of the terminal; it keeps the last one that somebody can look at.
  func takeTerminalSize() {
    if Terminal.hasUsualSize { el_resize(editLine) }
  }

  /// Draws the line again where it began.
  private func resize() {
    takeTerminalSize()
    let columns = Terminal.size.columns
    // Terminals that wrap rows afresh have done so by now, and moved the cursor with them.
    var drawn = ScreenRows(columns: drawnColumns)
    var wrapped = ScreenRows(columns: columns)
    wrapped.draw(drawToCursor(in: &drawn))
    drawnColumns = columns
    redraw(from: wrapped.row)
  }

  private func showList(_ candidates: [CompletionCandidate], cursor: Int) {
    pendingAction = nil
    let size = Terminal.size
    let list = CompletionList(candidates: candidates, style: style)
    let rows = list.rows(columns: size.columns, maximumRows: size.rows - 2)
    cel_write("\r\n" + rows.map { $0 + "\r\n" }.joined())
    moveCursor(to: cursor)
    cel_redraw(editLine)
  }
}
