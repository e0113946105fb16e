/// One line of output: pieces of text with meanings, which a ``Look`` turns into characters.
///
/// One text and the places where its pieces end: a report writes many lines of many short pieces.
package struct TextLine: Equatable, Sendable, ExpressibleByStringLiteral {
  /// The characters without their meanings.
  package private(set) var text = ""
  /// How many columns the line takes in a terminal.
  package private(set) var width = 0
  /// The pieces, left to right.
  private var pieces: [Piece] = []

  private struct Piece: Equatable, Sendable {
    /// The place behind it, in UTF-8 code units of the text.
    var end: Int
    var style: TextStyle
  }

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

  /// Adds a piece at the end.
  package mutating func append(_ text: String, _ style: TextStyle = .plain) {
    guard !text.isEmpty else { return }
    if text.isPrintableASCII {
      add(text, columns: text.utf8.count, style)
    } else {
      let text = text.isHarmless ? text : text.harmless
      add(text, columns: text.displayWidth, style)
    }
  }

  /// Makes room for a line as most reports write them, so that it grows once.
  private mutating func reserve() {
    text.reserveCapacity(96)
    pieces.reserveCapacity(8)
  }

  private mutating func add(_ text: String, columns: Int, _ style: TextStyle) {
    if pieces.count == 1 { reserve() }
    self.text += text
    width += columns
    pieces.append(Piece(end: self.text.utf8.count, style: style))
  }

  /// Adds another line's pieces at the end.
  package mutating func append(_ line: TextLine) {
    guard !pieces.isEmpty else {
      self = line
      return
    }
    if pieces.count == 1 { reserve() }
    let start = text.utf8.count
    text += line.text
    width += line.width
    for piece in line.pieces { pieces.append(Piece(end: start + piece.end, style: piece.style)) }
  }

  /// Adds spaces until the line is a number of columns wide.
  package mutating func pad(to column: Int) {
    guard width < column else { return }
    add(.spaces(column - width), columns: column - width, .plain)
  }

  /// How many spaces are at the end.
  var spacesAtEnd: Int { text.utf8.reversed().prefix { $0 == 0x20 }.count }

  /// Removes the spaces at the end.
  mutating func removeSpacesAtEnd() {
    let count = spacesAtEnd
    guard count > 0 else { return }
    text.removeLast(count)
    width -= count
    let end = text.utf8.count
    while let last = pieces.popLast() {
      guard pieces.last?.end ?? 0 >= end else {
        pieces.append(Piece(end: end, style: last.style))
        return
      }
    }
  }

  /// The pieces, left to right.
  ///
  /// - Complexity: O(length); the line itself is one text.
  package var runs: [TextRun] {
    var start = text.utf8.startIndex
    return pieces.map { piece in
      let end = text.utf8.index(text.utf8.startIndex, offsetBy: piece.end)
      defer { start = end }
      return TextRun(String(text[start..<end]), piece.style)
    }
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

  /// Whether all of it is ASCII that a terminal shows as it is, one column each.
  fileprivate var isPrintableASCII: Bool {
    var text = self
    return text.withUTF8 { bytes in
      for byte in bytes where byte &- 0x20 >= 0x5F { return false }
      return true
    }
  }

  /// Whether a terminal shows the text as it is.
  fileprivate var isHarmless: Bool { unicodeScalars.allSatisfy { !$0.isTerminalControl } }

  /// The text with replacement characters for what a terminal would obey.
  fileprivate var harmless: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { $0 == "\t" ? " " : $0.isTerminalControl ? "\u{FFFD}" : $0 }))
  }
}

extension Unicode.Scalar {
  /// Whether a terminal may obey the scalar instead of showing it: control characters and marks
  /// that turn the direction of text.
  var isTerminalControl: Bool {
    value < 0x20 || (0x7F..<0xA0).contains(value) || (0x202A...0x202E).contains(value)
      || (0x2066...0x2069).contains(value)
  }
}
