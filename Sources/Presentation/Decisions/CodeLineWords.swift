import Explanation
import ResponderKit
import Text

/// Lines of code that ran, in words.
struct CodeLineWords {
  let style: OutputStyle

  /// Returns what a line came to, in words that go on from its number.
  func words(_ line: CodeLine) -> String {
    if line.role == .notRun { return "not run: \(line.text)" }
    return line.value.map { "\(line.text) \(style.glyphs.arrow) \($0)" } ?? line.text
  }

  /// Returns rows of code, each in one line of the screen.
  ///
  /// - Parameter guide: What stands before them.
  func lines(_ rows: [CodeRow], behind guide: TextLine) -> [TextLine] {
    let digits = rows.map(\.number.utf8.count).max() ?? 0
    return rows.map { row in
      var line = guide
      line.append(.spaces(2 + digits - row.number.utf8.count))
      line.append(row.number, .dim)
      line.append("  ")
      let room = max(8, style.width - line.width)
      switch row {
      case .line(let code): append(code, to: &line, room)
      case .rounds(let count, let lines):
        let rounds = count == 1 ? "1 more round" : "\(count) more rounds"
        line.append("\(rounds) the same way, ", .dim)
        line.append(
          lines.count == 1
            ? "line \(lines.lowerBound)" : "lines \(lines.lowerBound) to \(lines.upperBound)",
          .dim)
      }
      return line.clipped(to: style.width, style)
    }
  }

  /// Adds a line of code with its value. Of a line that is too long the end of the code is left out,
  /// and the value stays.
  private func append(_ code: CodeLine, to line: inout TextLine, _ room: Int) {
    let isHead = code.role == .element || code.role == .notRun
    let value = code.value.map { " \(style.glyphs.arrow) \($0)" } ?? ""
    let text = TextLine(code.role == .notRun ? words(code) : code.text).clipped(
      to: max(room - value.displayWidth, room / 2), style)
    line.append(TextLine(text.text, code.role == .failed ? .bad : isHead ? .dim : .plain))
    line.append(value, code.role == .result ? .winner : .notice)
  }
}

extension CodeRow {
  /// The number of the line; empty of rounds.
  fileprivate var number: String {
    if case .line(let line) = self { String(line.line) } else { "" }
  }
}
