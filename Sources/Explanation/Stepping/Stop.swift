import ResponderKit
import Scenes

/// One step of a walk: a question to an object or a message to it, and the outcome.
package struct Stop {
  /// A kind of event in a step.
  package enum Fact {
    /// The `hitTest` of the view is called, with the override that is not UIKit's, if any.
    case call(HitTestOverride?)
    /// The flags of the view let the touch through, or one of them does not.
    case flags(Flags)
    /// The view's `point(inside:)` was asked. The case carries the decision of the view that
    /// answered or refused.
    case inside(HitTestDecision)
    /// Code of another view asked the `point(inside:)` of the subject.
    case question(HitTestDecision, by: ObjectID)
    /// Siblings were passed by or not asked.
    case siblings(HitTestDecision)
    /// The `hitTest` of the view returns.
    case answer(ObjectID?)
    /// The hit-test is over.
    case hit(ObjectID?)
    /// The event passes through `sendEvent(_:)` of the application or a window.
    case station(SystemEvent)
    /// A method goes the same way as the one before.
    case sameWay(EventTrace.Route)
    /// The responder at a place of a method's way receives the method.
    case message(EventTrace.Route, hop: Int)
    /// A row of the story.
    case row(EventTimelineRow)
  }

  /// The flags of a view that a hit-test asked, with their answer.
  package struct Flags {
    /// The flag that refuses, if any.
    package var refusal: HitTestRejection?
    /// The flags that are asked.
    package var asked: HitTestFlags
    /// Indicates whether no stop before this one has told that the view is asked.
    package var isFirst: Bool
  }

  /// The outcome of a step.
  package enum Mark: Sendable {
    /// The object accepted, answered or handled.
    case yes
    /// The object refused.
    case no
    /// The object was not asked.
    case skip
    /// The object was told.
    case message
  }

  /// A fact about one row of a stage that became known.
  package struct Decision {
    var row: Int
    package var mark: Mark
    /// The view that the row's view answered, which may be itself.
    package var answer: ObjectID?
  }

  /// The event of the step.
  package var fact: Fact
  /// The outcome of the step.
  package internal(set) var mark: Mark
  /// The view, responder or recognizer that the step is about.
  package internal(set) var subject: ObjectID?
  /// The rule behind the step.
  package internal(set) var rule: RuleID?
  /// The point in the coordinates of the subject.
  package internal(set) var point: CGPoint?
  /// The location of the finger, in screen coordinates.
  package internal(set) var finger: CGPoint?
  /// The name of the breakpoint that the step meets.
  package internal(set) var breakpoint: String?

  /// The objects that the step is about: the subject first, or the views that were treated alike.
  package var concerned: [ObjectID] = []
  /// The index of the stage on which the step takes place.
  package var stage = 0
  /// The index of the row that the step is about, in the rows of its stage.
  package var row: Int?
  /// The facts that became known with the step.
  var decisions: [Decision] = []
  /// The index of the last moment of the interaction that the step covers.
  package var moment: Int?
}
