/// One line of output: pieces of text with meanings, which a ``Look`` turns into characters.
public struct TextLine: Equatable, Sendable, ExpressibleByStringLiteral {
  /// The pieces, left to right.
  public private(set) var runs: [TextRun] = []
  /// How many columns the line takes in a terminal.
  public private(set) var width = 0

  /// Creates an empty line.
  public init() {}

  /// Creates a line of one piece.
  public init(_ text: String, _ style: TextStyle = .plain) {
    append(text, style)
  }

  /// Creates a line of plain text.
  public init(stringLiteral value: String) {
    append(value)
  }

  /// Adds a piece at the end.
  public mutating func append(_ text: String, _ style: TextStyle = .plain) {
    guard !text.isEmpty else { return }
    runs.append(TextRun(text, style))
    width += text.displayWidth
  }

  /// Adds another line's pieces at the end.
  public mutating func append(_ line: TextLine) {
    runs += line.runs
    width += line.width
  }

  /// Adds spaces until the line is a number of columns wide.
  public mutating func pad(to column: Int) {
    if width < column { append(String(repeating: " ", count: column - width)) }
  }

  /// The characters without their meanings.
  public var text: String { runs.map(\.text).joined() }

  /// Returns two lines joined.
  public static func + (left: TextLine, right: TextLine) -> TextLine {
    var line = left
    line.append(right)
    return line
  }
}
