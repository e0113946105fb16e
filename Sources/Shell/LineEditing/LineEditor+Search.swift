import CEditLine
import Platform

extension LineEditor {
  /// A key in a search through the history.
  private enum SearchKey {
    case older, newer, giveUp, suspend, redraw
    case other(Key?)
  }

  /// Searches through the history for what is typed, in place of the line.
  func searchHistory() -> UInt8 {
    var finder = HistoryFinder(history.entries)
    var rows = rowsAboveCursor
    while true {
      let shown = finder.line(columns: Terminal.size.columns)
      cel_write(
        "\r" + (rows > 0 ? "\u{1B}[\(rows)A" : "") + "\u{1B}[J" + style.render(shown))
      rows = 0
      switch nextSearchKey() {
      case .older: finder.goOlder()
      case .newer: finder.goNewer()
      case .giveUp: return endSearch(with: nil)
      case .suspend:
        _ = endSearch(with: finder.found)
        return requestSuspension()
      case .redraw: takeTerminalSize()
      case .other(.character(let character)?): finder.type(character)
      case .other(.space?): finder.type(" ")
      case .other(.backspace?): finder.erase()
      case .other(.enter?):
        // As if it was typed behind the line that was found.
        if finder.found != nil { input.ahead = [13] + input.ahead }
        return endSearch(with: finder.found)
      case .other(.up?): finder.goOlder()
      case .other(.down?): finder.goNewer()
      case .other: return endSearch(with: finder.found)
      }
    }
  }

  /// Draws the line again: the one that was found, or the old one.
  private func endSearch(with found: String?) -> UInt8 {
    if let found { replace(0..<lineLength, with: found) }
    drawn = nil
    drawnColumns = Terminal.size.columns
    redraw(from: 0)
    return KeyOutcome.done
  }

  private func nextSearchKey() -> SearchKey {
    switch input.wait(-1) {
    case CEL_READY: break
    case CEL_SUSPEND: return .suspend
    case CEL_RESIZE: return .redraw
    case CEL_CONTINUE:
      cel_prepare_terminal(editLine, false)
      cel_prepare_terminal(editLine, true)
      return .redraw
    default: return .giveUp
    }
    guard let first = input.read(most: 1)?.first else { return .giveUp }
    switch first {
    case 0x03, 0x07: return .giveUp
    case 0x12: return .older
    case 0x13: return .newer
    case 0x1A: return .suspend
    default: break
    }
    var isFirst = true
    return .other(
      KeyDecoder.decode { _ in
        defer { isFirst = false }
        if isFirst { return .byte(first) }
        guard input.wait(50) == CEL_READY, let next = input.read(most: 1)?.first else {
          return .pause
        }
        return .byte(next)
      })
  }
}
