import Foundation
import Text

/// The parts of a report, of which those that matter least give way when there is no room.
struct DiagnosisParts {
  /// The importance of a part, least first.
  enum Priority: Int, Comparable {
    case secondary, note, code, effect, detail, reason, question, trial, fix, firstReason, verdict

    static func < (left: Priority, right: Priority) -> Bool { left.rawValue < right.rawValue }
  }

  private var parts = FoldedLines(decisive: Priority.verdict)
  private let style: OutputStyle
  private var width: Int { style.width }

  init(_ style: OutputStyle) { self.style = style }

  mutating func add(_ line: TextLine, indent: Int, _ priority: Priority) {
    add(line.wrapped(to: width, indent: indent), priority)
  }

  /// Adds lines of code. On a screen they go on in another line behind a comma, where Swift allows
  /// it; a comment does not.
  mutating func add(code lines: [TextLine], _ priority: Priority) {
    add(
      lines.flatMap { line in
        style.height == nil || line.text.contains("//")
          ? [line] : line.wrappedAtPhrases(to: width, indent: 9)
      }, priority)
  }

  /// Adds lines that stand or go together.
  mutating func add(_ lines: [TextLine], _ priority: Priority) {
    // A terminal breaks a line of code that is too long.
    parts.add(lines, rows: lines.reduce(0) { $0 + rows(of: $1) }, priority)
  }

  /// Adds a line that is to be copied, after a line that says so: a terminal breaks it where it
  /// likes, but whoever copies it gets no line breaks.
  mutating func add(_ title: TextLine, toCopy line: TextLine, _ priority: Priority) {
    add([title, line], priority)
  }

  private func rows(of line: TextLine) -> Int {
    max(1, (line.text.displayWidth + width - 1) / max(1, width))
  }

  /// Writes as many of the parts as fit, in their order.
  func write(most rows: Int, all: String, to write: (TextLine) -> Void) {
    parts.lines(atMost: rows, .end(all: all), style).forEach(write)
  }
}
