import ResponderKit
import Scenes

/// One step of a walk: what somebody was asked or told, and what came of it.
package struct Stop {
  /// What happened.
  package enum Fact {
    /// The `hitTest` of the view is called, with the override that is not UIKit's, if any.
    case call(HitTestOverride?)
    /// The flags of the view let the touch through, or one of them does not.
    case flags(Flags)
    /// The view's `point(inside:)` was asked: a decision of the view that answered or refused.
    case inside(HitTestDecision)
    /// Code of another view asked the subject's `point(inside:)`.
    case question(HitTestDecision, by: ObjectID)
    /// Siblings were missed or not asked.
    case siblings(HitTestDecision)
    /// The `hitTest` of the view returns.
    case answer(ObjectID?)
    /// The hit-test is over.
    case hit(ObjectID?)
    /// The event passes through a `sendEvent`.
    case station(SystemEvent)
    /// A method goes the way of the one before.
    case sameWay(EventTrace.Route)
    /// The responder at a place of a method's way receives it.
    case message(EventTrace.Route, hop: Int)
    /// A row of the story.
    case row(EventTimelineRow)
  }

  /// What the flags of a view said.
  package struct Flags {
    /// The one that refuses, if any.
    package var refusal: HitTestRejection?
    /// Those that are asked.
    package var asked: HitTestFlags
    /// Whether no stop has said yet that the view is asked.
    package var isFirst: Bool
  }

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
  package struct Decision {
    var row: Int
    package var mark: Mark
    /// What the row's view answered, which may be itself.
    package var answer: ObjectID?
  }

  /// What happened.
  package var fact: Fact
  /// What came of it.
  package internal(set) var mark: Mark
  /// The view, responder or recognizer that the step is about.
  package internal(set) var subject: ObjectID?
  /// The rule that says so.
  package internal(set) var rule: RuleID?
  /// The point in the coordinates of the subject.
  package internal(set) var point: CGPoint?
  /// Where the finger is, in the coordinates of the screen.
  package internal(set) var finger: CGPoint?
  /// The name of the breakpoint that the step meets.
  package internal(set) var breakpoint: String?

  /// All that it is about: the subject first, or the views that were treated alike.
  package var concerned: [ObjectID] = []
  /// The stage on which it takes place.
  package var stage = 0
  /// The row of the stage that it is about.
  package var row: Int?
  /// What is known after it that was not known before.
  var decisions: [Decision] = []
  /// The last of the interaction's moments that it tells.
  package var moment: Int?
}
