import Text

/// One way to complete a word.
struct CompletionCandidate: Equatable {
  /// The text that replaces the word.
  var text: String
  /// A line about the candidate, or nothing.
  var summary: String
  /// The text that follows the only candidate: usually a space, nothing after a directory.
  var suffix: String
}

/// The candidates for one place in a line.
struct PromptCompletions: Equatable {
  /// The range that the candidates replace, in Unicode scalars from the start of the line.
  var replacing: Range<Int>
  var candidates: [CompletionCandidate]
}

/// An outcome of pressing the Tab key.
enum CompletionOutcome: Equatable {
  /// The key offers nothing.
  case nothing
  /// Puts text in the place of a range of Unicode scalars.
  case replace(Range<Int>, with: String)
  /// Shows the candidates.
  case list
}

extension PromptCompletions {
  /// Returns whether to insert text or to list the candidates.
  ///
  /// - Parameter line: The whole line for which the completions were made.
  func outcome(in line: String) -> CompletionOutcome {
    let scalars = Array(line.unicodeScalars)
    let range = replacing.clamped(to: 0..<scalars.count)
    guard let first = candidates.first else { return .nothing }
    if candidates.allSatisfy({ $0.text == first.text }) {
      let there = Self.length(of: first, at: range, in: scalars)
      return .replace(
        range.lowerBound..<range.upperBound + there, with: first.text + first.suffix)
    }
    let prefix = Self.longestCommonPrefix(of: candidates.map(\.text))
    let typed = String(String.UnicodeScalarView(scalars[range]))
    // Candidates that match in the middle share less than was typed, which must not be lost.
    let isLonger = prefix.unicodeScalars.count > typed.unicodeScalars.count
    guard isLonger, prefix.lowercased().hasPrefix(typed.lowercased()) else { return .list }
    return .replace(range, with: prefix)
  }

  /// Returns the longest start that all texts share, in whole characters.
  static func longestCommonPrefix(of texts: [String]) -> String {
    guard var prefix = texts.first?[...] else { return "" }
    for text in texts.dropFirst() {
      let shared = zip(prefix, text).prefix { $0 == $1 }.count
      prefix = prefix.prefix(shared)
    }
    return String(prefix)
  }

  /// Returns the length, in Unicode scalars, of the part of the candidate and its suffix that
  /// stands behind the cursor already, so that it is not doubled.
  private static func length(
    of candidate: CompletionCandidate, at range: Range<Int>, in scalars: [Unicode.Scalar]
  ) -> Int {
    let behind = scalars[range.upperBound...]
    let suffix = Array(candidate.suffix.unicodeScalars)
    let tail = Array(candidate.text.unicodeScalars.dropFirst(range.count)) + suffix
    if behind.starts(with: tail) { return tail.count }
    if behind.elementsEqual(tail.dropLast(suffix.count)) { return behind.count }
    return behind.starts(with: suffix) ? suffix.count : 0
  }
}

/// Lays candidates out below the line.
struct CompletionList {
  var candidates: [CompletionCandidate]
  var style = OutputStyle()

  private static let gap = 2

  /// Returns the rows to show: one candidate and its summary each, or several side by side where no
  /// candidate has a summary.
  ///
  /// - Parameter maximumRows: The greatest number of rows, with the one that tells what was left
  ///   out.
  func rows(columns: Int, maximumRows: Int) -> [String] {
    let hasSummaries = candidates.contains { !$0.summary.isEmpty }
    // The last column stays empty, so that no terminal wraps the row.
    let width = max(columns - 1, 1)
    let rows = max(maximumRows, 1)
    return hasSummaries
      ? summarized(width: width, maximumRows: rows) : grid(width: width, maximumRows: rows)
  }

  private func summarized(width: Int, maximumRows: Int) -> [String] {
    let shown = shownCount(perRow: 1, maximumRows: maximumRows)
    let names = candidates.prefix(shown).map(\.text.harmless)
    // A long name must not push the summaries of all others out of sight.
    let nameWidth = min(names.map(\.displayWidth).max() ?? 0, max(width / 2, 1))
    return zip(names, candidates).map { name, candidate in
      guard !candidate.summary.isEmpty else { return clipped(name, to: width) }
      let room = width - nameWidth - Self.gap
      guard room > 0 else { return clipped(name, to: width) }
      let summary = clipped(candidate.summary.harmless, to: room)
      return padded(clipped(name, to: nameWidth), to: nameWidth + Self.gap) + dim(summary)
    } + remark(after: shown, width: width)
  }

  /// Columns filled from top to bottom, as `ls` does.
  private func grid(width: Int, maximumRows: Int) -> [String] {
    let all = candidates.map { clipped($0.text.harmless, to: width) }
    let cell = (all.map(\.displayWidth).max() ?? 0) + Self.gap
    let perRow = max((width + Self.gap) / cell, 1)
    let shown = shownCount(perRow: perRow, maximumRows: maximumRows)
    let height = (shown + perRow - 1) / perRow
    return (0..<height).map { row in
      let cells = stride(from: row, to: shown, by: height).map { all[$0] }
      return cells.dropLast().map { padded($0, to: cell) }.joined() + (cells.last ?? "")
    } + remark(after: shown, width: width)
  }

  private func shownCount(perRow: Int, maximumRows: Int) -> Int {
    let fits = candidates.count <= perRow * maximumRows
    return fits ? candidates.count : perRow * (maximumRows - 1)
  }

  private func remark(after shown: Int, width: Int) -> [String] {
    let left = candidates.count - shown
    return left > 0 ? [dim(clipped("\(style.glyphs.ellipsis) and \(left) more", to: width))] : []
  }

  /// Returns a text that the eye may skip.
  private func dim(_ text: String) -> String { style.render(TextLine(text, .dim)) }

  private func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(width - text.displayWidth, 0))
  }

  private func clipped(_ text: String, to width: Int) -> String {
    text.clipped(to: width, ellipsis: style.glyphs.ellipsis)
  }
}
