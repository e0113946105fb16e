import Explanation
import ResponderKit
import Text

extension RecognizerTable {
  /// Returns the table, a line or two for each recognizer.
  ///
  /// - Parameter lit: The recognizers that are spoken of.
  func lines(_ words: EventTimelineFormatter, width: Int, lit: [ObjectID]) -> [TextLine] {
    let look = words.look
    let names = contestants.map { words.name($0.recognizer) }
    let column = min(width / 2, (names.map(\.displayWidth).max() ?? 0) + 4)
    return zip(contestants, names).flatMap { contestant, name -> [TextLine] in
      let isLit = lit.contains(contestant.recognizer)
      var line = TextLine(isLit ? look.glyphs.current : " ", .notice)
      line.append(" ")
      let clipped = name.clipped(to: column - 4, ellipsis: look.glyphs.ellipsis)
      line.append(clipped, isLit ? .lit : contestant.hasEntered ? .name : .dim)
      line.pad(to: column)
      line.append(contestant.hasEntered ? contestant.state.rawValue : "", contestant.state.style)
      guard let note = contestant.report.map(words.note), !note.isEmpty else { return [line] }
      return [line] + (TextLine("    ") + TextLine(note, .dim)).wrapped(to: width).prefix(2)
    }
  }
}

extension UIGestureRecognizer.State {
  /// The style of its word.
  var style: TextStyle {
    switch self {
    case .possible: .plain
    case .began, .changed, .ended: .good
    case .cancelled, .failed: .bad
    }
  }
}
