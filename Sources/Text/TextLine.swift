/// One line of output: pieces of text with meanings, which an ``OutputStyle`` turns into
/// characters.
///
/// The pieces stand in one run of bytes: a report writes many lines of many short pieces.
package struct TextLine: Equatable, Sendable, ExpressibleByStringLiteral {
  /// The pieces in UTF-8, left to right. Each begins with the mark of its style, a byte that no
  /// line may hold as a character.
  private(set) var bytes: [UInt8] = []
  /// The number of columns that the line takes in a terminal.
  package private(set) var width = 0

  /// Creates an empty line.
  package init() {}

  /// Creates a line of one piece.
  package init(_ text: String, _ style: TextStyle = .plain) {
    append(text, style)
  }

  /// Creates a line of plain text.
  package init(stringLiteral value: String) {
    append(value)
  }

  /// The characters without their meanings.
  ///
  /// - Complexity: O(length).
  package var text: String {
    String(unsafeUninitializedCapacity: bytes.count) { text in
      var count = 0
      for byte in bytes where byte >= 0x20 {
        text[count] = byte
        count += 1
      }
      return count
    }
  }

  /// Adds a piece at the end.
  package mutating func append(_ text: String, _ style: TextStyle = .plain) {
    guard !text.isEmpty else { return }
    begin(style)
    extend(text)
  }

  /// Begins a piece without characters; the next call that extends the line adds some.
  package mutating func begin(_ style: TextStyle) {
    // As long as most lines of reports are, so that a line grows once.
    if bytes.isEmpty { bytes.reserveCapacity(112) }
    bytes.append(style.mark)
  }

  /// Adds characters to the piece at the end.
  package mutating func extend(_ text: String) {
    if bytes.isEmpty { begin(.plain) }
    let columns = text.utf8.withContiguousStorageIfAvailable { characters in
      let columns = characters.columnsOfPlainText
      if columns != nil { bytes.append(contentsOf: characters) }
      return columns
    }
    if let columns = columns ?? nil {
      width += columns
      return
    }
    let text = text.harmless
    bytes.append(contentsOf: text.utf8)
    width += text.displayWidth
  }

  /// Adds numbers and marks in ASCII to the piece at the end.
  package mutating func extend(numbers count: Int, _ write: (inout NumberWriter) -> Void) {
    if bytes.isEmpty { begin(.plain) }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count * NumberWriter.widest) {
      var writer = NumberWriter($0)
      write(&writer)
      bytes.append(contentsOf: writer.written)
      width += writer.written.count
    }
  }

  /// Adds a piece of some other line, in UTF-8.
  mutating func append(_ characters: ArraySlice<UInt8>, _ style: TextStyle) {
    begin(style)
    bytes.append(contentsOf: characters)
    let isASCII = characters.allSatisfy { $0 < 0x80 }
    width +=
      isASCII ? characters.count : String(decoding: characters, as: UTF8.self).displayWidth
  }

  /// Removes all pieces, and keeps the memory for others.
  package mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    width = 0
  }

  /// Adds another line's pieces at the end.
  package mutating func append(_ line: TextLine) {
    guard !bytes.isEmpty else {
      self = line
      return
    }
    bytes.append(contentsOf: line.bytes)
    width += line.width
  }

  /// Adds spaces until the line is a number of columns wide.
  package mutating func pad(to column: Int) {
    guard width < column else { return }
    begin(.plain)
    bytes.append(contentsOf: repeatElement(0x20, count: column - width))
    width = column
  }

  var spacesAtEnd: Int {
    var count = 0
    for byte in bytes.reversed() where byte >= 0x20 {
      guard byte == 0x20 else { break }
      count += 1
    }
    return count
  }

  /// Removes the spaces at the end, and the pieces that hold nothing else.
  mutating func removeSpacesAtEnd() {
    guard spacesAtEnd > 0 else { return }
    while let last = bytes.last, last <= 0x20 {
      if last == 0x20 { width -= 1 }
      bytes.removeLast()
    }
  }

  /// The pieces, left to right.
  ///
  /// - Complexity: O(length), as the line is stored as one run of bytes.
  package var runs: [TextRun] {
    var runs: [TextRun] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[(start + 1)...].firstIndex { $0 < 0x20 } ?? bytes.count
      if end > start + 1, let style = TextStyle(mark: bytes[start]) {
        runs.append(TextRun(String(decoding: bytes[(start + 1)..<end], as: UTF8.self), style))
      }
      start = end
    }
    return runs
  }

  /// Returns two lines joined.
  package static func + (left: TextLine, right: TextLine) -> TextLine {
    var line = left
    line.append(right)
    return line
  }
}

extension String {
  /// Returns a text of spaces.
  package static func spaces(_ count: Int) -> String {
    String(unsafeUninitializedCapacity: count) { bytes in
      bytes.initialize(repeating: 0x20)
      return bytes.count
    }
  }

  /// The text with replacement characters for those that a terminal would obey, and spaces for
  /// tabs.
  package var harmless: String {
    guard unicodeScalars.contains(where: \.isTerminalControl) else { return self }
    return String(
      String.UnicodeScalarView(
        unicodeScalars.map { $0 == "\t" ? " " : $0.isTerminalControl ? "\u{FFFD}" : $0 }))
  }
}

extension Unicode.Scalar {
  /// Indicates whether a terminal may obey the scalar instead of showing it: a control character or
  /// a mark that turns the direction of text.
  var isTerminalControl: Bool {
    value < 0x20 || (0x7F..<0xA0).contains(value) || (0x202A...0x202E).contains(value)
      || (0x2066...0x2069).contains(value)
  }
}
