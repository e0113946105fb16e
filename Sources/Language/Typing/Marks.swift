import Text

/// The meanings of the bytes of a line, as styles.
struct Marks {
  private let bytes: [UInt8]
  private var styles: [TextStyle]

  init(_ line: String) {
    bytes = Array(line.utf8)
    styles = Array(repeating: .plain, count: bytes.count)
  }

  /// Gives a range a meaning, in place of any that it had.
  mutating func add(_ range: Range<Int>, _ style: TextStyle) {
    for position in range.clamped(to: bytes.indices) { styles[position] = style }
  }

  /// Marks a quoted text, unless it is marked as wrong.
  mutating func addText(_ range: Range<Int>) {
    if bytes.indices.contains(range.lowerBound), styles[range.lowerBound] != .bad {
      add(range, .good)
    }
  }

  /// Marks the role that a slot has found.
  mutating func add(_ role: WordRole) {
    guard role.isOwner else { return add(role.range, role.style) }
    guard let dot = bytes[role.range].lastIndex(of: UInt8(ascii: ".")) else { return }
    add(role.range.lowerBound..<dot, role.style)
  }

  /// Marks the comments, which begin with `#` between the words.
  mutating func addComments(besides commands: [[Word]], upTo end: Int) {
    var start = 0
    for word in commands.joined() + [Word(text: "", range: end..<end, quoting: .bare)] {
      if let hash = bytes[start..<max(start, word.range.lowerBound)].firstIndex(
        of: UInt8(ascii: "#"))
      {
        add(hash..<word.range.lowerBound, .dim)
      }
      start = max(start, word.range.upperBound)
    }
  }

  /// The line in pieces of one meaning each.
  var runs: [TextRun] {
    var runs: [TextRun] = []
    var start = 0
    for position in bytes.indices
    where position + 1 == bytes.count || styles[position + 1] != styles[start] {
      runs.append(
        TextRun(String(decoding: bytes[start...position], as: UTF8.self), styles[start]))
      start = position + 1
    }
    return runs
  }
}
