import CEditLine

extension LineEditor {
  /// Asks the terminal to mark what is pasted.
  static let pasteOn = "\u{1B}[?2004h"
  static let pasteOff = "\u{1B}[?2004l"

  /// Inserts pasted text as it is: its newlines do not end the line.
  func paste() -> UInt8 {
    var reader = PasteReader()
    var character: wchar_t = 0
    isPasting = true
    defer { isPasting = false }
    repeat {
      // Without an end the paste is what came before it.
      guard el_wgetc(editLine, &character) == 1 else { break }
      // A paste whose end was lost must be left somehow.
      if character == 3 { return interrupt() }
      if case .interrupt = errand { return interrupt() }
    } while reader.take(Unicode.Scalar(UInt32(bitPattern: character)) ?? "\u{FFFD}")
    insert(reader.text)
    return KeyOutcome.redraw
  }
}
