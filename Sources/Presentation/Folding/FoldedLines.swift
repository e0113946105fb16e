import Text

/// Parts of a report of which those that matter least are left out where the screen has too few
/// rows.
struct FoldedLines<Weight: Comparable> {
  /// The lines that tell how much is left out.
  enum Mark {
    /// One line in place of each gap; the first names the command that shows everything.
    case gaps(all: String)
    /// One line at the end, which names that command.
    case end(all: String)
  }

  private var parts: [(lines: [TextLine], rows: Int, weight: Weight)] = []
  private let decisive: Weight

  /// Creates an empty report.
  ///
  /// - Parameter decisive: The weight of what the report is about; of other parts of one weight
  ///   those nearest to it are kept first.
  init(decisive: Weight) { self.decisive = decisive }

  mutating func add(_ line: TextLine, _ weight: Weight) { add([line], rows: 1, weight) }

  /// Adds lines that stand or go together, with the number of rows that they take.
  mutating func add(_ lines: [TextLine], rows: Int, _ weight: Weight) {
    if !lines.isEmpty { parts.append((lines, rows, weight)) }
  }

  /// Returns the lines of as many parts as fit, in their order.
  ///
  /// - Complexity: O(n log n).
  func lines(atMost rows: Int, _ mark: Mark, _ style: OutputStyle) -> [TextLine] {
    guard parts.reduce(0, { $0 + $1.rows }) > rows else { return parts.flatMap(\.lines) }
    switch mark {
    case .gaps(let command):
      let isKept = keptBesideGaps(rows)
      var lines: [TextLine] = []
      var (gap, hint) = (0, ": '\(command)' shows them")
      func close() {
        guard gap > 0 else { return }
        let text = "  \(style.glyphs.ellipsis) \(gap.counted("more line"))\(hint)"
        lines.append(TextLine(text, .dim).clipped(to: style.width, style))
        (gap, hint) = (0, "")
      }
      for (part, isKept) in zip(parts, isKept) {
        if isKept {
          close()
          lines += part.lines
        } else {
          gap += part.lines.count
        }
      }
      close()
      return lines
    case .end(let command):
      let isKept = keptBeforeEnd(rows)
      let hidden = zip(parts, isKept).reduce(0) { $1.1 ? $0 : $0 + $1.0.lines.count }
      return zip(parts, isKept).flatMap { $1 ? $0.lines : [] }
        + (hidden > 0 ? [TextLine("\(hidden.counted("more line")): \(command)", .dim)] : [])
    }
  }

  /// Returns for each part whether it is kept where every gap takes a row, too. A part that does not
  /// fit leaves room to those that close a gap.
  private func keptBesideGaps(_ most: Int) -> [Bool] {
    var isKept = Array(repeating: false, count: parts.count)
    var (rows, gaps) = (0, 1)
    for k in byImportance {
      let neighbours = [k - 1, k + 1].filter { parts.indices.contains($0) && !isKept[$0] }.count
      guard rows + parts[k].rows + gaps + neighbours - 1 <= most else { continue }
      isKept[k] = true
      rows += parts[k].rows
      gaps += neighbours - 1
    }
    return isKept
  }

  /// Returns for each part whether it is kept where one row at the end tells of the others: the most
  /// important ones up to the first that does not fit, and what the report is about.
  private func keptBeforeEnd(_ most: Int) -> [Bool] {
    var isKept = Array(repeating: false, count: parts.count)
    var rows = 1
    for k in byImportance {
      rows += parts[k].rows
      guard rows <= most || parts[k].weight == decisive else { break }
      isKept[k] = true
    }
    return isKept
  }

  /// The indices of the parts, the most important first, of equal ones those nearest to what the
  /// report is about.
  private var byImportance: [Int] {
    let distances = distances
    return parts.indices.sorted {
      parts[$0].weight != parts[$1].weight
        ? parts[$0].weight > parts[$1].weight : distances[$0] < distances[$1]
    }
  }

  private var distances: [Int] {
    var distances = Array(repeating: parts.count, count: parts.count)
    func relax(_ indices: some Sequence<Int>) {
      var distance = parts.count
      for k in indices {
        distance = parts[k].weight == decisive ? 0 : distance + 1
        distances[k] = min(distances[k], distance)
      }
    }
    relax(parts.indices)
    relax(parts.indices.reversed())
    return distances
  }
}
