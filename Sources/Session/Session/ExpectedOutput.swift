/// The output that a command is expected to print. In it `…` stands for any text, and for any lines
/// where a line holds nothing else.
package struct ExpectedOutput {
  private static let anything: Character = "…"
  private let lines: [[Character]]

  /// Reads the lines of a text, each closed by a line break.
  package init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(Array.init)
  }

  /// The lines as they were written.
  package var texts: [String] { lines.map { String($0) } }

  /// Returns whether printed lines are as expected.
  package func matches(_ printed: [String]) -> Bool {
    Self.matches(
      printed.map(Array.init), lines, isAnything: Self.isAnyLines, areEqual: Self.lineMatches)
  }

  private static func isAnyLines(_ line: [Character]) -> Bool {
    line.allSatisfy { $0 == anything || $0 == " " } && line.contains(anything)
  }

  private static func lineMatches(_ line: [Character], _ pattern: [Character]) -> Bool {
    matches(line, pattern, isAnything: { $0 == anything }, areEqual: ==)
  }

  /// Returns whether elements match a pattern. It remembers one place to try again from: the last
  /// wildcard.
  private static func matches<Element>(
    _ elements: [Element], _ pattern: [Element], isAnything: (Element) -> Bool,
    areEqual: (Element, Element) -> Bool
  ) -> Bool {
    var (k, p) = (0, 0)
    var retry: (k: Int, p: Int)?
    while k < elements.count {
      if p < pattern.count, isAnything(pattern[p]) {
        retry = (k, p)
        p += 1
      } else if p < pattern.count, areEqual(elements[k], pattern[p]) {
        (k, p) = (k + 1, p + 1)
      } else if let (start, star) = retry {
        (k, p) = (start + 1, star + 1)
        retry = (start + 1, star)
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy(isAnything)
  }

  /// Returns the lines in which expectation and output differ, as ` ` common, `-` expected and `+`
  /// printed, with a line of context.
  package func difference(from printed: [String]) -> [String] {
    let marked = marked(printed)
    let isNear = marked.indices.map { k in
      marked[max(0, k - 1)...min(marked.count - 1, k + 1)].contains { $0.mark != " " }
    }
    var notes: [String] = []
    for (k, line) in marked.enumerated() {
      if isNear[k] {
        notes.append("\(line.mark) \(line.text)")
      } else if notes.last != "  …" {
        notes.append("  …")
      }
    }
    let most = 40
    if notes.count > most { notes = notes.prefix(most) + ["and \(notes.count - most) more lines"] }
    let blank: (Character) -> Bool = { $0 == " " }
    let plain = { (mark: Character) in
      marked.filter { $0.mark == mark }.map { $0.text.split(whereSeparator: blank) }
    }
    if plain("-") == plain("+") { notes.append("they differ only in spaces") }
    return notes
  }

  /// Returns the lines to expect from now on: the printed ones, with the old lines where they hold.
  package func accepting(_ printed: [String]) -> [String] {
    marked(printed).filter { $0.mark != "-" }.map(\.expectation)
  }

  private struct Line {
    var text: [Character]
    var isExpectation: Bool
  }

  private func marked(
    _ printed: [String]
  ) -> [(mark: Character, text: String, expectation: String)] {
    let printed = printed.map(Array.init)
    let old = lines.map { Line(text: $0, isExpectation: true) }
    let new = printed.map { Line(text: $0, isExpectation: false) }
    // The standard library does not say which of the two comes first.
    let changes = new.difference(from: old) {
      $0.isExpectation ? Self.lineMatches($1.text, $0.text) : Self.lineMatches($0.text, $1.text)
    }
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in changes {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var result: [(Character, String, String)] = []
    var next = 0
    func takeRemoved() {
      while removed.contains(next) {
        result.append(("-", String(lines[next]), ""))
        next += 1
      }
    }
    for (k, line) in printed.enumerated() {
      takeRemoved()
      let text = String(line)
      if inserted.contains(k) {
        result.append(("+", text, text))
      } else {
        result.append((" ", text, String(lines[next])))
        next += 1
      }
    }
    takeRemoved()
    return result
  }
}
