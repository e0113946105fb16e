import CEditLine

extension LineEditor {
  /// Reads a text of any length: up to the end of a marked paste, an empty line with no input
  /// behind it, or Ctrl-D.
  ///
  /// - Parameter question: The text that is written first.
  /// - Returns: The text; nil if it was given up with Ctrl-C.
  func readText(answering question: String) -> [UInt8]? {
    cel_signals_begin(Self.pasteOff)
    cel_prepare_terminal(editLine, true)
    // Not before, because the terminal would echo, and cut, what answers it at once.
    cel_write(question + "\n" + Self.pasteOn)
    defer {
      cel_write(Self.pasteOff)
      cel_prepare_terminal(editLine, false)
      cel_signals_end()
    }
    var reader = PasteReader(isMarked: false, most: largestText)
    let end = collect(&reader) { reader, waited in
      switch waited {
      case 0: return 50
      case 50:
        cel_write("\r\u{1B}[K(\(reader.lineCountText))")
        return reader.endsInEmptyLine ? 150 : -1
      default: return nil
      }
    }
    cel_write("\r\u{1B}[K" + (end == .interrupt ? "^C\n" : "(pasted: \(reader.lineCountText))\n"))
    return end == .interrupt ? nil : reader.bytes
  }
}
