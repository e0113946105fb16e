/// A walk through the history to the lines that begin like the one being typed.
struct HistorySearch {
  /// The beginning of the line, up to the cursor, when the walk started.
  private var prefix = ""
  /// The line as typed, which comes back behind the newest entry.
  private var draft = ""
  /// The entry last shown; a line that differs from it was edited and starts a new walk.
  private var shown: String?
  private var position = 0

  /// Returns the next older line that begins like the text before the cursor.
  ///
  /// - Parameter cursor: The cursor, in Unicode scalars from the start of the line.
  mutating func older(than line: String, cursor: Int, in entries: [String]) -> String? {
    if shown != line {
      prefix = String(String.UnicodeScalarView(line.unicodeScalars.prefix(cursor)))
      draft = line
      position = entries.count
    }
    let older = entries.prefix(position)
    guard let index = older.lastIndex(where: { $0.hasPrefix(prefix) && $0 != line }) else {
      return nil
    }
    position = index
    shown = entries[index]
    return shown
  }

  /// Returns the next newer line of the walk, and at its end the line as it was typed.
  mutating func newer(than line: String, in entries: [String]) -> String? {
    guard shown == line else { return nil }
    let newer = entries.indices.dropFirst(position + 1)
    if let index = newer.first(where: { entries[$0].hasPrefix(prefix) && entries[$0] != line }) {
      position = index
      shown = entries[index]
    } else {
      shown = nil
      return draft
    }
    return shown
  }
}
