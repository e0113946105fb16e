import Explanation
import Text

/// Lines of a report of which those that matter least are left out where the screen has too few.
struct FoldedLines {
  /// The importance of a line.
  enum Weight: Int, Comparable {
    /// One of many that say the same.
    case minor
    case usual
    /// A line that explains the outcome.
    case telling
    /// The outcome itself.
    case decisive

    static func < (left: Weight, right: Weight) -> Bool { left.rawValue < right.rawValue }
  }

  private var all: [(line: TextLine, weight: Weight)] = []

  mutating func add(_ line: TextLine, _ weight: Weight) { all.append((line, weight)) }

  /// Returns the lines; where they are too many, one line stands for each gap.
  ///
  /// - Complexity: O(n log n).
  func lines(atMost count: Int, _ style: OutputStyle) -> [TextLine] {
    guard all.count > count else { return all.map(\.line) }
    let isKept = kept(count)
    var lines: [TextLine] = []
    var gap = 0
    var isFirst = true
    func close() {
      guard gap > 0 else { return }
      let hint = isFirst ? ": 'trace tree' shows them" : ""
      let text = "  \(style.glyphs.ellipsis) \(gap) more \(gap == 1 ? "line" : "lines")\(hint)"
      lines.append(TextLine(text, .dim).clipped(to: style.width, style))
      (gap, isFirst) = (0, false)
    }
    for k in all.indices {
      guard isKept[k] else {
        gap += 1
        continue
      }
      close()
      lines.append(all[k].line)
    }
    close()
    return lines
  }

  /// Returns for each line whether it is kept: the most important ones, of equal ones those nearest
  /// to the outcome.
  private func kept(_ count: Int) -> [Bool] {
    let distances = distancesFromOutcome
    let order = all.indices.sorted {
      all[$0].weight != all[$1].weight
        ? all[$0].weight > all[$1].weight : distances[$0] < distances[$1]
    }
    var isKept = Array(repeating: false, count: all.count)
    // Every gap takes a line, too.
    var (lines, gaps) = (0, 1)
    for k in order {
      let neighbours = [k - 1, k + 1].filter { all.indices.contains($0) && !isKept[$0] }.count
      guard lines + 1 + gaps + neighbours - 1 <= count else { continue }
      isKept[k] = true
      lines += 1
      gaps += neighbours - 1
    }
    return isKept
  }

  private var distancesFromOutcome: [Int] {
    var distances = Array(repeating: all.count, count: all.count)
    func relax(_ indices: some Sequence<Int>) {
      var distance = all.count
      for k in indices {
        distance = all[k].weight == .decisive ? 0 : distance + 1
        distances[k] = min(distances[k], distance)
      }
    }
    relax(all.indices)
    relax(all.indices.reversed())
    return distances
  }
}

extension HitTestDecision {
  /// The importance of the decision where a screen has too few lines.
  var weight: FoldedLines.Weight {
    if isHit { return .decisive }
    return switch verdict {
    case .answered: .usual
    case .refused(.override): .telling
    case .refused, .missed, .skipped, .unseen: .minor
    }
  }
}

extension EventTimelineRow {
  /// The importance of the row where a screen has too few lines.
  var weight: FoldedLines.Weight {
    guard case .event(let event) = content else { return route == nil ? .minor : .telling }
    return switch event {
    case .action: .decisive
    case .gesture, .controlEvent, .note, .firstResponder: .telling
    default: .usual
    }
  }
}
