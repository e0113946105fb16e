import ResponderKit
import Scenes

/// The result of a tap for one view, after the hit-test.
package enum TouchCourse {
  /// The view is not hit, so that nothing comes of it.
  case notHit
  /// The touch is not delivered at all.
  case undelivered(TouchReport.Refusal)
  /// The view is a disabled control, and was hit because an override did not check that (R2.9).
  case disabled
  /// A recognizer takes the finger away before the view is told that it lifts (R6.8). The case
  /// carries whether that matters to the view, as it does to a control with targets that are told
  /// nothing, a control without any target, and a view that handles touches.
  case taken(by: ObjectID, isMissed: Bool)
  /// The control sends actions that no object performs (R7.8).
  case notPerformed([TapOutcome.Action])
  /// Actions of the control are performed.
  case performed([TapOutcome.Action])
  /// Recognizers of the view recognize the tap.
  case recognized([ObjectID])
  /// The view, or a view in it, is told of the finger from beginning to end.
  case received

  /// Creates the result of a tap for a view.
  ///
  /// - Parameter isHit: Whether the touch that was hit-tested belongs to the view.
  package init(of target: UIView, isHit: Bool, _ outcome: TapOutcome, in scene: Scene) {
    guard isHit else {
      self = .notHit
      return
    }
    if let refusal = outcome.refusal {
      self = .undelivered(refusal)
      return
    }
    let own = Set((target.gestureRecognizers ?? []).map { ObjectID($0) })
    let recognized = outcome.recognized.filter(own.contains)
    guard let control = target as? UIControl else {
      let isTaken = outcome.taker.map { !own.contains($0) } ?? false
      if !recognized.isEmpty {
        self = .recognized(recognized)
      } else if isTaken, let taker = outcome.taker {
        self = .taken(by: taker, isMissed: !target.handledMethods.isEmpty)
      } else {
        self = .received
      }
      return
    }
    let sent = outcome.actions.filter { $0.sender == ObjectID(control) }
    let isCutOff = outcome.cutOff.contains { $0.sender == ObjectID(control) }
    if !control.isEnabled {
      self = .disabled
    } else if isCutOff, let taker = outcome.taker {
      self = .taken(by: taker, isMissed: true)
    } else if sent.contains(where: \.isPerformed) {
      self = .performed(sent.filter(\.isPerformed))
    } else if !sent.isEmpty {
      self = .notPerformed(sent)
    } else if let taker = outcome.taker {
      self = recognized.isEmpty ? .taken(by: taker, isMissed: true) : .recognized(recognized)
    } else {
      self = recognized.isEmpty ? .received : .recognized(recognized)
    }
  }

  /// Indicates whether the view gets the events that it is there for.
  package var works: Bool {
    switch self {
    case .notHit, .undelivered, .disabled, .notPerformed: false
    case .taken(_, let isMissed): !isMissed
    case .performed, .recognized, .received: true
    }
  }

  /// The recognizers of the view that recognize the tap.
  package var recognizers: [ObjectID] {
    if case .recognized(let recognizers) = self { recognizers } else { [] }
  }

  /// The actions of the control that some object performs.
  package var performed: [TapOutcome.Action] {
    if case .performed(let actions) = self { actions } else { [] }
  }

  /// The words for the courses in JSON.
  package static let words = [
    "notHit", "undelivered", "disabled", "taken", "notPerformed", "performed", "recognized",
    "received",
  ]

  /// The word in JSON.
  package var word: String {
    switch self {
    case .notHit: "notHit"
    case .undelivered: "undelivered"
    case .disabled: "disabled"
    case .taken: "taken"
    case .notPerformed: "notPerformed"
    case .performed: "performed"
    case .recognized: "recognized"
    case .received: "received"
    }
  }
}

/// The course of a tap at a point, from the finger to the method. The tap is run on the scene,
/// recorded, and undone.
package struct TapOutcome {
  /// An action that was sent.
  package struct Action: Equatable {
    /// The name of the action, such as `buy:`.
    package var name: String
    /// The control or the recognizer that sent it.
    package var sender: ObjectID?
    /// The receiver of the action.
    package var receiver: ActionReport.Receiver
    /// Indicates whether an object performed the action.
    package var isPerformed: Bool
  }

  /// The recognizers that succeeded, in order.
  package private(set) var recognized: [ObjectID] = []
  /// The recognizer that took the finger away from the hit view.
  package private(set) var taker: ObjectID?
  /// The reason why the finger was not delivered, if it was not.
  package private(set) var refusal: TouchReport.Refusal?
  /// The actions that were sent, in order.
  package private(set) var actions: [Action] = []
  /// The methods of the code that ran, each with the lines of its calls, in order.
  package private(set) var code: [CodeThatRan] = []
  /// The further actions that would have been sent if no recognizer had taken the finger away
  /// (R6.8).
  package fileprivate(set) var cutOff: [Action] = []

  /// Reads the course from the events of a tap.
  package init(_ events: some Sequence<SystemEvent>) {
    for event in events { read(event) }
  }

  private mutating func read(_ event: SystemEvent) {
    switch event {
    case .touch(let report) where report.phase == .began: refusal = report.refusal
    case .gesture(let report):
      if case .state(_, let new) = report.change, [.began, .ended].contains(new),
        !recognized.contains(report.recognizer)
      {
        recognized.append(report.recognizer)
      }
    case .note(.taken(_, let recognizer, _)): taker = recognizer
    case .note(.ran(let line, in: let method, of: let object)):
      if let place = code.firstIndex(where: { $0.object == object && $0.method == method }) {
        code[place].lines.append(line)
      } else {
        code.append(CodeThatRan(object: object, method: method, lines: [line]))
      }
    case .action(let report):
      actions.append(
        Action(
          name: report.action, sender: report.sender, receiver: report.receiver,
          isPerformed: report.isPerformed))
    default: break
    }
  }
}

extension Scene {
  /// The durations of a tap and of the pause after it, in which recognizers decide, in seconds.
  private static let (tap, pause) = (0.05, 1.0)

  /// Returns the course of a tap. Returns nil while fingers are down or events are held back, as
  /// the result would be the course of another gesture.
  ///
  /// - Parameter point: A point in screen coordinates.
  package func outcome(ofTapAt point: CGPoint) -> TapOutcome? {
    guard application.touchDelivery.fingers.isEmpty, !application.eventQueue.isHeld else {
      return nil
    }
    var outcome = outcome(ofTapAt: point, letting: [])
    if outcome.taker != nil {
      let other = self.outcome(ofTapAt: point, letting: outcome.recognized)
      outcome.cutOff = other.actions.filter { !outcome.actions.contains($0) }
    }
    return outcome
  }

  /// Runs a tap at a point and returns its course. The scene is unchanged afterwards.
  ///
  /// - Parameter modest: Recognizers that leave the finger to the view that was hit.
  private func outcome(ofTapAt point: CGPoint, letting modest: [ObjectID]) -> TapOutcome {
    let notes = EventList()
    let observer = eventObserver
    eventObserver = notes
    defer { eventObserver = observer }
    let finger = 1
    return journal.peek {
      for recognizer in gestureRecognizers where modest.contains(ObjectID(recognizer)) {
        recognizer.cancelsTouchesInView = false
      }
      // The pause makes the tap a gesture of its own, whatever came before.
      application.clock.advance(by: Self.pause)
      notes.events = []
      try? application.post([TouchSample(.began, at: point, finger: finger)])
      application.clock.advance(by: Self.tap)
      try? application.post([TouchSample(.ended, at: point, finger: finger)])
      application.clock.advance(by: Self.pause)
    } _: {
      TapOutcome(notes.events)
    }
  }

  private final class EventList: EventObserver {
    var events: [SystemEvent] = []

    func observe(_ event: SystemEvent) {
      events.append(event)
    }
  }
}
