import Foundation
import ResponderKit
import Scenes

/// The course of a tap at a point, from the finger to the method: run on the scene, recorded, and
/// taken back.
package struct TapOutcome {
  /// An action that was sent.
  package struct Action: Equatable {
    /// Its name, such as `buy:`.
    package var name: String
    /// The control or the recognizer that sent it.
    package var sender: ObjectID?
    /// Who it went to.
    package var receiver: ActionReport.Receiver
    /// Whether somebody performed it.
    package var isPerformed: Bool { receiver != .nobody }
  }

  /// The view that was hit.
  package private(set) var hit: ObjectID?
  /// The recognizers that succeeded, in order.
  package private(set) var recognized: [ObjectID] = []
  /// The recognizer that took the finger from the hit view.
  package private(set) var taker: ObjectID?
  /// Why the finger was not delivered, if it was not.
  package private(set) var refusal: TouchReport.Refusal?
  /// The actions that were sent, in order.
  package private(set) var actions: [Action] = []
  /// The actions that would have been sent, too, if no recognizer took the finger away (R6.8).
  package fileprivate(set) var cutOff: [Action] = []

  /// Reads what happened.
  package init(_ events: some Sequence<SystemEvent>) {
    for event in events { read(event) }
  }

  private mutating func read(_ event: SystemEvent) {
    switch event {
    case .hitTest(let test): hit = test.answer
    case .touch(let report) where report.phase == .began: refusal = report.refusal
    case .gesture(let report):
      if case .state(_, let new) = report.change, [.began, .ended].contains(new),
        !recognized.contains(report.recognizer)
      {
        recognized.append(report.recognizer)
      }
    case .note(.taken(_, let recognizer, _)): taker = recognizer
    case .action(let report):
      actions.append(
        Action(name: report.action, sender: report.sender, receiver: report.receiver))
    default: break
    }
  }
}

extension Scene {
  /// How long a tap lasts, and how long recognizers get to make up their minds afterwards.
  private static let (tap, pause) = (0.05, 1.0)

  /// The course of a tap; nil while fingers are down or events are held back, as it would then be
  /// the course of another gesture.
  ///
  /// - Parameter point: A point of the screen.
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
      // A gesture of its own, whatever came before.
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
