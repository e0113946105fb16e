import Code
import ResponderKit
import Scenes
import Text

/// Tries other numbers in lines of code, to find one with which a view gets a touch.
struct NumberTrials {
  /// The readings of all texts at most; each takes as long as to read them.
  private static let mostReadings = 40
  /// The bytes of all texts at most.
  private static let mostBytes = 100_000

  private let book: CodeBook
  private let scene: Scene
  private let helps: () -> Bool
  private var readings = 0

  /// Creates trials.
  ///
  /// - Parameter helps: Returns whether the view gets the touch now.
  init(_ book: CodeBook, in scene: Scene, helps: @escaping () -> Bool) {
    (self.book, self.scene, self.helps) = (book, scene, helps)
  }

  /// Numbers that are written the same way in one line.
  private struct Group {
    var source: CodeSource
    var line: Int
    var text: String
    var value: Double
    var ranges: [Range<Int>]
  }

  /// Returns the change of a number that helps and is the least one, of the lines from the last to the
  /// first.
  mutating func change(in lines: [CodeLine]) -> NumberChange? {
    let size = book.texts.reduce(0) { $0 + $1.source.bytes.count }
    guard size <= Self.mostBytes else { return nil }
    for group in groups(of: lines) {
      if let value = valueThatHelps(group) {
        return NumberChange(
          source: group.source.name, line: group.line, old: group.text, new: Self.text(value))
      }
    }
    return nil
  }

  private func groups(of lines: [CodeLine]) -> [Group] {
    var groups: [Group] = []
    var seen: Set<Int> = []
    for line in lines.reversed() where seen.insert(line.line).inserted {
      guard let source = book.texts.last(where: { $0.source.holds(line) })?.source,
        let range = source.range(ofLine: line.line)
      else { continue }
      var lexer = CodeLexer(source)
      let all = lexer.tokens()
      for index in all.indices where range.contains(all[index].range.lowerBound) {
        guard var value = all[index].number else { continue }
        var place = all[index].range
        if index > 0, all[index - 1].isSign("-"), !all[index - 1].hasSpaceBehind,
          index < 2 || !all[index - 2].endsOperand
        {
          value = -value
          place = all[index - 1].range.lowerBound..<place.upperBound
        }
        let text = source.text(place)
        if let known = groups.firstIndex(where: { $0.line == line.line && $0.text == text }) {
          groups[known].ranges.append(place)
        } else {
          groups.append(
            Group(source: source, line: line.line, text: text, value: value, ranges: [place]))
        }
      }
    }
    return groups
  }

  /// Returns the value nearest to the one that is written with which the touch arrives.
  private mutating func valueThatHelps(_ group: Group) -> Double? {
    let base = group.value
    // Away from zero first, as areas grow so; then back to it.
    let larger =
      base == 0 ? [5, 10, 20, 44, 100] : [1.5, 2, 3, 5, 10, 20, 50].map { $0 * base }
    let ways = [larger, base == 0 ? larger.map { -$0 } : [base / 2, base / 4, 0]]
    for way in ways {
      var last = base
      for value in way {
        guard let works = works(group, Self.rounded(value)) else { return nil }
        if works { return nearest(group, from: last, to: Self.rounded(value)) }
        last = Self.rounded(value)
      }
    }
    return nil
  }

  /// Returns the value nearest to one that does not help with which it works, in steps that people
  /// would write.
  private mutating func nearest(_ group: Group, from bad: Double, to good: Double) -> Double {
    let step: Double = abs(good) >= 20 ? 5 : abs(good) >= 2 ? 1 : 0.1
    var (low, high) = (bad, good)
    while abs(high - low) > step {
      let middle = ((low + high) / 2 / step).rounded() * step
      guard middle != low, middle != high, let works = works(group, middle) else { break }
      if works { high = middle } else { low = middle }
    }
    return high
  }

  private static func rounded(_ value: Double) -> Double {
    abs(value) >= 2 ? value.rounded() : (value * 100).rounded() / 100
  }

  private static func text(_ value: Double) -> String { value.exactText }

  /// Returns whether the touch arrives with a value; nil if there were too many trials.
  private mutating func works(_ group: Group, _ value: Double) -> Bool? {
    readings += 1
    guard readings <= Self.mostReadings, !scene.mustStop() else { return nil }
    var bytes = group.source.bytes[...]
    for range in group.ranges.reversed() {
      bytes.replaceSubrange(range, with: Array(Self.text(value).utf8))
    }
    let source = CodeSource(
      name: group.source.name, text: String(decoding: bytes, as: UTF8.self),
      firstLine: group.source.firstLine)
    return scene.journal.peek {
      _ = scene.keep(CodeBook(reading: source, after: book, in: scene))
    } _: {
      helps()
    }
  }
}

extension CodeSource {
  /// Returns whether a line that ran is one of the text.
  fileprivate func holds(_ line: CodeLine) -> Bool {
    name == line.source && range(ofLine: line.line) != nil
  }
}

extension CodeToken {
  /// The number that it is; nil of others.
  fileprivate var number: Double? {
    switch kind {
    case .integer(let value): Double(value)
    case .real(let value): value
    default: nil
    }
  }

  /// Indicates whether a minus behind it subtracts.
  fileprivate var endsOperand: Bool {
    switch kind {
    case .name(let name): name != "return"
    case .quotedName, .integer, .real, .text: true
    case .mark(let mark): mark == ")" || mark == "]"
    default: false
    }
  }
}
