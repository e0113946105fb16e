import ResponderKit
import Scenes

/// One step of a walk: a question to an object or a message to it, and the outcome.
package struct TraceStop {
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
    /// A line of the view's code ran, which was read.
    case line(CodeLine)
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
    package var row: Int
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
  package var decisions: [Decision] = []
  /// The index of the last moment of the interaction that the step covers.
  package var moment: Int?
}

/// The stage of some steps: the views that a hit-test asks, or the responders of a chain.
package struct TraceStage {
  /// One view, a run of siblings, or one responder.
  package struct Row {
    package var subjects: [ObjectID]
    package var depth = 0
    /// Indicates whether the row is the last one below its parent.
    package var isLast = true

    /// The view or responder, if it is one.
    package var subject: ObjectID? { subjects.count == 1 ? subjects[0] : nil }
  }

  /// The kind of a stage.
  package enum Kind {
    /// A hit-test that began at a point.
    case hitTest(CGPoint)
    /// A chain, in which each row is the `next` of the one above.
    case chain
  }

  package let kind: Kind
  package let rows: [Row]

  /// Creates the stage of a hit-test, with its views in the order in which steps tell of them.
  init(_ decisions: [HitTestDecision], at point: CGPoint) {
    kind = .hitTest(point)
    rows = zip(decisions, decisions.map(\.depth).areLast).map {
      Row(subjects: $0.views, depth: $0.depth, isLast: $1)
    }
  }

  /// Creates the stage of a message's way, with the responders that it might reach behind.
  init(chainOf path: [ObjectID], in scene: Scene) {
    kind = .chain
    let chain = path.first.flatMap(scene.responder).map {
      ResponderChain(from: $0).map(ObjectID.init)
    }
    let ids = chain.flatMap { $0.starts(with: path) ? $0 : nil } ?? path
    rows = ids.map { Row(subjects: [$0]) }
  }
}

extension [Int] {
  /// The values that tell, for each of the depths of a tree's rows, whether the row is the last one
  /// below its parent.
  fileprivate var areLast: [Bool] {
    var last = LastRows()
    return reversed().map { last.isLast(depth: $0) }.reversed()
  }
}

/// Tells whether rows of a tree are the last ones below their parents, from the last row to the
/// first.
package struct LastRows {
  /// For each depth, whether a row below the same parent has come.
  private var hasLater: [Bool] = []

  package init() {}

  package mutating func isLast(depth: Int) -> Bool {
    while hasLater.count > depth + 1 { hasLater.removeLast() }
    while hasLater.count <= depth { hasLater.append(false) }
    defer { hasLater[depth] = true }
    return !hasLater[depth]
  }
}

extension Scene {
  /// Returns the responder in this scene with an identity.
  package func responder(of id: ObjectID) -> UIResponder? {
    if let entry = names.entry(of: id), let responder = names[entry.name] as? UIResponder,
      ObjectID(responder) == id
    {
      return responder
    }
    return view(of: id)
  }
}

/// The recognizers that take part in an interaction, with their states.
package struct RecognizerTable {
  /// A recognizer.
  package struct Contestant {
    package var recognizer: ObjectID
    package var state = UIGestureRecognizer.State.possible
    /// The recognizer's last report: what it waits for, or why it is in its state.
    package var report: GestureReport?
    /// Indicates whether the recognizer was told of a finger, or reported anything.
    package var hasEntered = false
  }

  /// The recognizers, in the order in which they were told of fingers.
  package private(set) var contestants: [Contestant] = []

  /// Creates the table of a whole interaction, with the states after one of its moments.
  package init(_ interaction: EventTrace, after moment: Int?) {
    for (k, event) in interaction.moments.map(\.event).enumerated() {
      let isPast = k <= moment ?? -1
      switch event {
      case .touch(let report) where report.phase == .began:
        for recognizer in report.recognizers { enter(recognizer) { $0.hasEntered = isPast } }
      case .gesture(let report):
        enter(report.recognizer) { contestant in
          guard isPast else { return }
          contestant.hasEntered = true
          if case .state(_, let new) = report.change { contestant.state = new }
          contestant.report = report
        }
      default: continue
      }
    }
  }

  private mutating func enter(_ recognizer: ObjectID, _ change: (inout Contestant) -> Void) {
    let place = contestants.firstIndex { $0.recognizer == recognizer } ?? contestants.endIndex
    if place == contestants.endIndex { contestants.append(Contestant(recognizer: recognizer)) }
    change(&contestants[place])
  }
}
