import Language

/// A command as a script says it, with its place: what a block repeats and an error points at.
struct Statement {
  /// Its words; variables stand in them by name.
  var words: [Word]
  /// The line that it stands in, perhaps of several lines.
  var line: String
  /// The number of the line's first line.
  var number: Int

  /// The text of the command.
  var text: String {
    guard let first = words.first, let last = words.last else { return "" }
    let utf8 = line.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: first.range.lowerBound)
    let end = utf8.index(utf8.startIndex, offsetBy: last.range.upperBound)
    return String(Substring(utf8[start..<end]))
  }
}
