import Analysis
import Explanation
import Foundation
import ResponderKit
import Scenes
import Text

/// The parts of a report, of which those that matter least give way when there is no room.
struct DiagnosisParts {
  /// The importance of a part, greatest first.
  enum Priority: Int {
    case verdict, firstReason, fix, trial, question, reason, detail, effect, code, note, secondary
  }

  private var parts: [(lines: [TextLine], rows: Int, priority: Priority)] = []
  private let width: Int
  private let isOnScreen: Bool

  init(_ style: OutputStyle) { (width, isOnScreen) = (style.width, style.height != nil) }

  mutating func add(_ line: TextLine, indent: Int, _ priority: Priority) {
    add(line.wrapped(to: width, indent: indent), priority)
  }

  /// Adds lines of code. On a screen they go on in another line behind a comma, where Swift allows
  /// it; a comment does not.
  mutating func add(code lines: [TextLine], _ priority: Priority) {
    add(
      lines.flatMap { line in
        !isOnScreen || line.text.contains("//")
          ? [line] : line.wrappedAtPhrases(to: width, indent: 9)
      }, priority)
  }

  /// Adds lines that stand or go together.
  mutating func add(_ lines: [TextLine], _ priority: Priority) {
    // A terminal breaks a line of code that is too long.
    let count = lines.reduce(0) { $0 + rows(of: $1) }
    if !lines.isEmpty { parts.append((lines, count, priority)) }
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
  ///
  /// - Parameter all: The command that shows the others.
  func write(most rows: Int, all: String, to write: (TextLine) -> Void) {
    let count = parts.reduce(0) { $0 + $1.rows }
    var isShown = [Bool](repeating: true, count: parts.count)
    var room = rows - count
    // The line that tells how to see the others needs a row, too.
    if room < 0 {
      room -= 1
      let order = parts.indices.sorted {
        (parts[$0].priority.rawValue, $0) > (parts[$1].priority.rawValue, $1)
      }
      for place in order where room < 0 && parts[place].priority != .verdict {
        isShown[place] = false
        room += parts[place].rows
      }
    }
    for place in parts.indices where isShown[place] { parts[place].lines.forEach(write) }
    let hidden = parts.indices.reduce(0) { isShown[$1] ? $0 : $0 + parts[$1].lines.count }
    if hidden > 0 { write(TextLine("\(hidden.counted("more line")): \(all)", .dim)) }
  }
}
