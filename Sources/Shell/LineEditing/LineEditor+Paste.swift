import CEditLine

extension LineEditor {
  /// The sequence that asks the terminal to mark pasted text.
  static let pasteOn = "\u{1B}[?2004h"
  static let pasteOff = "\u{1B}[?2004l"
  /// The length of a paste that may go into the line at most, in bytes; libedit draws all of it.
  private static let longestInsertion = 1 << 20

  /// Handles a marked paste. A text such as a dump is handed over; any other text is inserted as it
  /// is, and its newlines do not end the line.
  func paste() -> UInt8 {
    var reader = PasteReader(isMarked: true, most: largestText)
    if collect(&reader, patience: { _, _ in -1 }) == .interrupt {
      discardInput()
      return interrupt()
    }
    if let bulkText, bulkText.fits(line), bulkText.isBulk(reader.bytes) {
      handOver(reader)
      return KeyOutcome.redraw
    }
    guard reader.bytes.count <= Self.longestInsertion else {
      errand = .refuse(lineCount: reader.lineCount)
      moveCursor(to: .max)
      return KeyOutcome.moveCursor
    }
    insert(reader.text)
    return KeyOutcome.redraw
  }

  /// Reads more input in bulk if the line is the beginning of a text such as a dump, which a
  /// terminal that marks no pastes sends line by line.
  ///
  /// - Parameter character: The character that was read behind the line.
  /// - Returns: True if the text is to be handed over.
  func collectsBulk(behind character: wchar_t) -> Bool {
    guard let bulkText, !isPasting else { return false }
    let endsLine = character == 10 || character == 13
    // A line that long is not typed, and libedit need not draw the rest of it.
    guard endsLine || lineLength == 256 else { return false }
    let line = line
    guard bulkText.mayBegin(line) else { return false }
    let rows = rowsAboveCursor
    let next = Unicode.Scalar(UInt32(bitPattern: character)) ?? "\u{FFFD}"
    let beginning = Array((line + (endsLine ? "\n" : String(next))).utf8)
    var reader = PasteReader(isMarked: false, beginning: beginning, most: largestText)
    let end = collect(&reader) { reader, waited in
      // The rest of a text comes at once, unless the line to the terminal is slow.
      if waited == 0 { return 100 }
      return waited == 100 && !reader.endsInEmptyLine && bulkText.isBulk(reader.bytes) ? 900 : nil
    }
    if end == .interrupt {
      discardInput()
      errand = .interrupt
    } else if bulkText.isBulk(reader.bytes) {
      replace(0..<lineLength, with: "")
      handOver(reader)
      redraw(from: rows)
    } else {
      // It only looked like one, so its bytes are read as if they were typed.
      ahead = reader.bytes.dropFirst(beginning.count) + ahead
      return false
    }
    return true
  }

  /// Ends the read with a text that is handed over; the line shows only the number of its lines.
  private func handOver(_ reader: PasteReader) {
    errand = .handOver(reader.bytes, behind: line)
    moveCursor(to: .max)
    insert("(pasted: \(reader.lineCountText))")
  }
}

extension PasteReader {
  /// The number of lines in words.
  var lineCountText: String { lineCount == 1 ? "1 line" : "\(lineCount) lines" }
}
