import Foundation
import ResponderKit
import Scenes
import Text

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
  /// The rule that it follows, if it needs one.
  var rule: RuleID?
  /// The last of the interaction's moments that it tells.
  var moment = 0

  /// The line with its rule.
  var told: TextLine { rule.map { line + " " + TextLine("(\($0))", .dim) } ?? line }
}
