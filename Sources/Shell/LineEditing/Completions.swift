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
struct Completions: Equatable {
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

extension Completions {
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
