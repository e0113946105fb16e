import Foundation
import ResponderKit

/// One line of an interaction's story.
struct StoryRow {
  /// What a line is about.
  enum Kind: String {
    case hitTest, touch, move, delivery, withholding, gesture, controlEvent, action
    case firstResponder, note
    /// A stage of the pipeline, told only where every event is.
    case stage
    /// What stands for lines that were left out.
    case fold
  }

  /// The seconds since the interaction began.
  var time: TimeInterval
  /// What it is about.
  var kind: Kind
  /// What happened.
  var line: TextLine
  /// The last of the interaction's moments that it tells.
  var moment = 0

  /// What the line says apart from numbers, so that lines that repeat themselves are recognized.
  var pattern: String { line.text.filter { !$0.isNumber && $0 != "." && $0 != "-" } }
}
