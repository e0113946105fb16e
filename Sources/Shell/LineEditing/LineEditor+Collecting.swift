import CEditLine

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension LineEditor {
  /// Reads in bulk until a text ends.
  ///
  /// - Parameter patience: Returns the number of milliseconds to wait for more input, given the
  ///   number of those without input; nil to take them for the end. A text that the terminal has
  ///   marked ends by its mark.
  func collect(
    _ reader: inout PasteReader, patience: (_ reader: PasteReader, _ waited: Int32) -> Int32?
  ) -> PasteReader.End {
    isPasting = true
    defer { isPasting = false }
    var waited: Int32 = 0
    while true {
      var chunk = ahead
      ahead = []
      if chunk.isEmpty {
        guard let limit = reader.isMarked ? -1 : patience(reader, waited) else { return .silence }
        switch cel_wait(STDIN_FILENO, limit) {
        case CEL_READY:
          guard let read = Terminal.read() else { return .endOfInput }
          chunk = read
        case CEL_TIMEOUT: waited += limit
        case CEL_INTERRUPT: return .interrupt
        case CEL_SUSPEND: suspend(returningTo: cursor)
        case CEL_CONTINUE:
          cel_prepare_terminal(editLine, false)
          cel_prepare_terminal(editLine, true)
          cel_write(Self.pasteOn)
        case CEL_RESIZE: el_resize(editLine)
        default: return .endOfInput
        }
      }
      guard !chunk.isEmpty else { continue }
      waited = 0
      if let end = reader.take(&chunk) {
        ahead = chunk
        return end
      }
    }
  }

  /// Discards the input that comes at once: the rest of a text that was given up.
  func discardInput() {
    ahead = []
    while cel_wait(STDIN_FILENO, 100) == CEL_READY, Terminal.read() != nil {}
  }
}
