import Session
import Text

/// The lines entered so far, kept in a plain text file that several shells may add to.
final class HistoryStore {
  /// The number of entries that are kept.
  static let limit = 10_000

  /// The entries, oldest first, each of them once.
  private(set) var entries: [String] = []
  /// The entries that could not be carried out when they were entered last.
  private var failed: Set<String> = []
  /// A number that changes whenever the entries do.
  private(set) var revision = 0
  /// Indicates whether no line was ever kept.
  let isFirst: Bool
  /// A warning if the file could not be read; the history is then kept in memory only.
  let openingWarning: String?

  /// The file; nil for a history in memory, and once the file has failed.
  private var file: HistoryFile?

  /// - Parameter path: The file, created when the first line is added, or nil for a history in
  ///   memory.
  init(path: String?) {
    guard let path else {
      (isFirst, openingWarning) = (false, nil)
      return
    }
    let file = HistoryFile(path: path)
    isFirst = !file.exists
    do {
      let lines = try file.lines()
      let latest = Self.latest(of: lines.map { HistoryLine($0) })
      entries = latest.map(\.entry)
      failed = Set(latest.lazy.filter(\.hasFailed).map(\.entry))
      if lines.count > 2 * Self.limit { try file.replace(with: latest.map(\.text)) }
      self.file = file
      openingWarning = nil
    } catch {
      openingWarning = error.description
    }
  }

  /// The entries that were carried out when they were entered last, oldest first.
  var succeeded: [String] { failed.isEmpty ? entries : entries.filter { !failed.contains($0) } }

  /// Adds a line, unless it is blank or begins with a space.
  ///
  /// - Returns: A warning when the file cannot be written; there is at most one in the life of a
  ///   history.
  func append(_ line: String) -> String? {
    let entry = String(line.unicodeScalars.filter { $0 != "\0" })
    guard Self.isKept(entry), entries.last != entry || failed.contains(entry) else { return nil }
    failed.remove(entry)
    if let older = entries.lastIndex(of: entry) { entries.remove(at: older) }
    entries.append(entry)
    if entries.count > Self.limit { entries.removeFirst() }
    revision += 1
    return write(HistoryLine(entry: entry))
  }

  /// Notes that the line that was added last could not be carried out.
  ///
  /// - Returns: As ``append(_:)``.
  func markFailure(of line: String) -> String? {
    guard let entry = entries.last, entry == line, failed.insert(entry).inserted else { return nil }
    return write(HistoryLine(entry: entry, hasFailed: true))
  }

  private func write(_ line: HistoryLine) -> String? {
    do {
      try file?.append(line.text)
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
  private static func latest(of lines: [HistoryLine]) -> [HistoryLine] {
    var seen: Set<String> = []
    var newestFirst: [HistoryLine] = []
    for line in lines.reversed() where isKept(line.entry) && seen.insert(line.entry).inserted {
      newestFirst.append(line)
      if newestFirst.count == limit { break }
    }
    return newestFirst.reversed()
  }
}

extension HistoryStore: SessionObserver {
  var interests: SessionEvent.Kinds { .lines }

  func observe(_ event: SessionEvent, in session: Session) {
    let warning: String? =
      switch event {
      case .willTake(let line) where line.source != .program: append(line.text)
      case .didTake(let line, let outcome) where !outcome.isGood: markFailure(of: line.text)
      default: nil
      }
    if let warning { session.post(.output(TextLine(warning, .notice))) }
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
