import ResponderKit
import Scenes

/// One step of a walk: what somebody was asked or told, and what came of it.
package struct WalkStep {
  /// What came of it.
  package enum Mark: Sendable {
    /// It accepted, answered or handled.
    case yes
    /// It refused.
    case no
    /// It was not asked.
    case skip
    /// It was told.
    case message
  }

  /// What became known about one row of a stage.
  struct Decision {
    var row: Int
    var mark: Mark
    /// What the row's view answered, if it was not itself.
    var answer: String?
  }

  /// The view, responder or recognizer that the step is about.
  package internal(set) var subject: ObjectID?
  /// What it is called.
  package internal(set) var name: String
  /// What came of it.
  package internal(set) var mark: Mark
  /// What happened, with the numbers; goes on from the name.
  package internal(set) var sentence: String
  /// What came of it in the end, if that stands apart from the sentence.
  package internal(set) var ending: String?
  /// The same in a word or two; empty if the sentence is as short as it gets.
  package internal(set) var outcome = ""
  /// The rule that says so.
  package internal(set) var rule: RuleID?
  /// The point in the coordinates of the subject.
  package internal(set) var point: CGPoint?
  /// Where the finger is, in the coordinates of the screen.
  package internal(set) var finger: CGPoint?
  /// What is meant by the breakpoint that the step meets.
  package internal(set) var breakpoint: String?

  /// All that it is about: the subject first, or the views that were treated alike.
  var concerned: [ObjectID] = []
  /// The stage on which it takes place.
  var stage = 0
  /// The row of the stage that it is about.
  var row: Int?
  /// What is known after it that was not known before.
  var decisions: [Decision] = []
  /// The last of the interaction's moments that it tells.
  var moment: Int?
}
