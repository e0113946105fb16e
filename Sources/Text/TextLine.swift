/// One line of output: pieces of text with meanings, which a ``Look`` turns into characters.
package struct TextLine: Equatable, Sendable, ExpressibleByStringLiteral {
  /// The pieces, left to right.
  package private(set) var runs: [TextRun] = []
  /// How many columns the line takes in a terminal.
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

  /// Adds a piece at the end.
  package mutating func append(_ text: String, _ style: TextStyle = .plain) {
    guard !text.isEmpty else { return }
    let text = text.isHarmless ? text : text.harmless
    runs.append(TextRun(text, style))
    width += text.displayWidth
  }

  /// Adds another line's pieces at the end.
  package mutating func append(_ line: TextLine) {
    runs += line.runs
    width += line.width
  }

  /// Adds spaces until the line is a number of columns wide.
  package mutating func pad(to column: Int) {
    if width < column { append(String(repeating: " ", count: column - width)) }
  }

  /// The characters without their meanings.
  package var text: String { runs.map(\.text).joined() }

  /// Returns two lines joined.
  package static func + (left: TextLine, right: TextLine) -> TextLine {
    var line = left
    line.append(right)
    return line
  }
}

extension String {
  /// Whether a terminal shows the text as it is.
  fileprivate var isHarmless: Bool {
    utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
      || unicodeScalars.allSatisfy { !$0.isTerminalControl }
  }

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
