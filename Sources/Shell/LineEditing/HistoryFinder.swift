import Text

/// A search through the history for a text that is being typed, the latest line first.
struct HistoryFinder {
  private let entries: [String]
  /// The text; small and capital letters are the same.
  private(set) var query = ""
  /// The index of the line that was found; the number of lines before the first one is.
  private var position: Int
  /// Indicates whether no line has the text, or none beyond the one that is shown.
  private(set) var isAtEnd = false

  /// - Parameter entries: The lines, oldest first.
  init(_ entries: [String]) {
    self.entries = entries
    position = entries.count
  }

  /// The line that was found; nil before the first one is.
  var found: String? { entries.indices.contains(position) ? entries[position] : nil }

  /// Adds a character to the text; the line that is shown stays if it has it.
  mutating func type(_ character: Character) {
    query.append(character)
    look(in: entries.indices.prefix(position + 1).reversed())
  }

  /// Takes the last character away; the search begins anew.
  mutating func erase() {
    query = String(query.dropLast())
    position = entries.count
    if !query.isEmpty { look(in: entries.indices.reversed()) } else { isAtEnd = false }
  }

  /// Goes on to the next older line with the text.
  mutating func goOlder() { look(in: entries.indices.prefix(position).reversed()) }

  /// Goes back to the next newer line with the text.
  mutating func goNewer() { look(in: entries.indices.dropFirst(position + 1)) }

  private mutating func look(in places: some Sequence<Int>) {
    guard !query.isEmpty else { return }
    let text = query.lowercased()
    let place = places.first { entries[$0].lowercased().contains(text) }
    isAtEnd = place == nil
    if let place { position = place }
  }

  /// The line to show in place of the prompt, at most so wide.
  func line(columns: Int) -> TextLine {
    var line = TextLine("search ", .prompt) + TextLine("'\(query)'", .strong)
    if query.isEmpty {
      line.append("  type a part of an earlier line", .dim)
    } else if isAtEnd {
      line.append(found == nil ? "  is in no earlier line" : "  no more before", .notice)
    }
    if let found {
      line.append("  ")
      line.append(TextLine(found.replacing("\n", with: " ")).marking(query))
    }
    let keys = TextLine("   Ctrl-R: older  Enter: run  Esc: edit", .dim)
    if line.width + keys.width < columns { line.append(keys) }
    return line.clipped(to: max(1, columns - 1))
  }
}
