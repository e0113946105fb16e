/// The lines entered so far, kept in a plain text file that several shells may add to.
final class HistoryStore {
  /// The number of entries that are kept.
  static let limit = 10_000

  /// The entries, oldest first, each of them once.
  private(set) var entries: [String] = []
  /// A number that changes whenever the entries do.
  private(set) var revision = 0
  /// A warning if the file could not be read; the history is then kept in memory only.
  let openingWarning: String?

  /// The file; nil for a history in memory, and once the file has failed.
  private var file: HistoryFile?

  /// - Parameter path: The file, created when the first line is added, or nil for a history in
  ///   memory.
  init(path: String?) {
    guard let path else {
      openingWarning = nil
      return
    }
    let file = HistoryFile(path: path)
    do {
      let lines = try file.lines()
      entries = Self.latest(of: lines.map { HistoryLine.decode($0) })
      if lines.count > 2 * Self.limit { try file.replace(with: entries.map(HistoryLine.encode)) }
      self.file = file
      openingWarning = nil
    } catch {
      openingWarning = error.description
    }
  }

  /// Adds a line, unless it is blank or begins with a space.
  ///
  /// - Returns: A warning when the file cannot be written; there is at most one in the life of a
  ///   history.
  func append(_ line: String) -> String? {
    let entry = String(line.unicodeScalars.filter { $0 != "\0" })
    guard Self.isKept(entry), entries.last != entry else { return nil }
    if let older = entries.lastIndex(of: entry) { entries.remove(at: older) }
    entries.append(entry)
    if entries.count > Self.limit { entries.removeFirst() }
    revision += 1
    do {
      try file?.append(HistoryLine.encode(entry))
      return nil
    } catch {
      file = nil
      return error.description
    }
  }

  private static func isKept(_ entry: String) -> Bool {
    !entry.hasPrefix(" ") && !entry.allSatisfy(\.isWhitespace)
  }

  /// Returns the latest entries, each at the place where it was last used.
  private static func latest(of entries: [String]) -> [String] {
    var seen: Set<String> = []
    var newestFirst: [String] = []
    for entry in entries.reversed() where isKept(entry) && seen.insert(entry).inserted {
      newestFirst.append(entry)
      if newestFirst.count == limit { break }
    }
    return newestFirst.reversed()
  }
}

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
