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
      pendingAction = .refuse(lineCount: reader.lineCount)
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
    let end = collect(
      &reader,
      patience: { reader, waited in
        // The rest of a text comes at once, unless the line to the terminal is slow.
        if waited == 0 { return 100 }
        return waited == 100 && !reader.endsInEmptyLine && bulkText.isBulk(reader.bytes) ? 900 : nil
      },
      // A single letter is a person's; a command may come as a whole.
      isTyped: { $0.count == 1 && ($0.first ?? 0) > 0x20 || bulkText.isCommand($0) })
    if end == .interrupt {
      discardInput()
      pendingAction = .interrupt
    } else if bulkText.isBulk(reader.bytes) {
      replace(0..<lineLength, with: "")
      handOver(reader)
      redraw(from: rows)
    } else {
      // It only looked like one, so its bytes are read as if they were typed.
      input.ahead = reader.bytes.dropFirst(beginning.count) + input.ahead
      return false
    }
    return true
  }

  /// Ends the read with a text that is handed over; the line shows only the number of its lines.
  private func handOver(_ reader: PasteReader) {
    pendingAction = .handOver(reader.bytes, behind: line)
    moveCursor(to: .max)
    insert("(pasted: \(reader.lineCountText))")
  }
}

extension PasteReader {
  /// The number of lines in words.
  var lineCountText: String { lineCount == 1 ? "1 line" : "\(lineCount) lines" }
}

/// The conditions under which a text is no line to edit, so that the editor hands it over whole.
struct PastedBlock {
  /// A closure that returns whether a text certainly is such a text.
  var isBulk: (_ text: [UInt8]) -> Bool
  /// A closure that returns whether a line can only be the beginning of such a text.
  var mayBegin: (_ line: String) -> Bool
  /// A closure that returns whether a line is a command, and none of such a text.
  var isCommand: (_ line: ArraySlice<UInt8>) -> Bool
  /// A closure that returns whether such a text may stand behind a line.
  var fits: (_ line: String) -> Bool
}

/// A reader that collects the bytes of a text that comes in bulk.
struct PasteReader {
  /// A reason why the text ended.
  enum End {
    /// The terminal's mark.
    case mark
    /// Ctrl-D, or the terminal went away.
    case endOfInput
    /// Ctrl-C.
    case interrupt
    /// No more input came.
    case silence
  }

  private static let beginMark = Array("\u{1B}[200~".utf8)
  private static let endMark = Array("\u{1B}[201~".utf8)
  private static let (interrupt, endOfInput) = (UInt8(3), UInt8(4))
  private static let (newline, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))

  /// The text, with `\n` between its lines.
  private(set) var bytes: [UInt8]
  /// Indicates whether the terminal has marked the beginning, so that it will mark the end.
  private(set) var isMarked: Bool
  /// The number of bytes that are kept; a longer text is kept that far and a little further.
  private let most: Int
  private var followsCarriageReturn = false

  init(isMarked: Bool, beginning: [UInt8] = [], most: Int = .max - (1 << 20)) {
    (self.isMarked, bytes, self.most) = (isMarked, beginning, most)
  }

  /// The number of lines of the text.
  var lineCount: Int {
    bytes.count { $0 == Self.newline } + (bytes.isEmpty || bytes.last == Self.newline ? 0 : 1)
  }

  /// Indicates whether the next byte begins a line.
  var isAtLineStart: Bool { bytes.last == Self.newline }

  /// Indicates whether the last line is blank.
  var endsInEmptyLine: Bool {
    guard bytes.last == Self.newline else { return false }
    let line = bytes.dropLast().reversed().prefix { $0 != Self.newline }
    return line.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }

  /// Adds the next bytes to the text.
  ///
  /// - Parameter chunk: The bytes; those that are left in it do not belong to the text.
  /// - Returns: The reason why the text has ended; nil if it goes on.
  mutating func take(_ chunk: inout ArraySlice<UInt8>) -> End? {
    while let place = chunk.firstIndex(where: Self.isSpecial) {
      append(chunk[..<place])
      chunk = chunk[place...]
      if let end = takeSpecial(chunk.removeFirst()) { return end }
    }
    append(chunk)
    chunk = []
    if bytes.count > most + (1 << 16) {
      // The last of the bytes that are left out may be the beginning of the mark.
      bytes.removeSubrange(most..<(bytes.count - Self.endMark.count))
    }
    return nil
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "~") || (byte < 14 && byte != UInt8(ascii: "\t"))
  }

  private mutating func append(_ part: ArraySlice<UInt8>) {
    guard !part.isEmpty else { return }
    bytes += part
    followsCarriageReturn = false
  }

  private mutating func takeSpecial(_ byte: UInt8) -> End? {
    let wasCarriageReturn = followsCarriageReturn
    followsCarriageReturn = byte == Self.carriageReturn
    switch byte {
    case Self.interrupt: return .interrupt
    case Self.endOfInput where !isMarked: return .endOfInput
    // Terminals send a carriage return for a newline.
    case Self.carriageReturn: bytes.append(Self.newline)
    case Self.newline: if !wasCarriageReturn { bytes.append(Self.newline) }
    case UInt8(ascii: "~"):
      bytes.append(byte)
      if bytes.ends(with: Self.endMark) {
        bytes.removeLast(Self.endMark.count)
        return .mark
      }
      if bytes.ends(with: Self.beginMark) {
        bytes.removeLast(Self.beginMark.count)
        isMarked = true
      }
    default: bytes.append(byte)
    }
    return nil
  }

  /// The text without characters that are commands to a terminal.
  var text: String {
    var result = String.UnicodeScalarView()
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      let isKept = scalar == "\n" || scalar == "\t" || scalar.properties.generalCategory != .control
      if isKept { result.append(scalar) }
    }
    return String(result)
  }
}

extension [UInt8] {
  fileprivate func ends(with end: [UInt8]) -> Bool { suffix(end.count).elementsEqual(end) }
}
