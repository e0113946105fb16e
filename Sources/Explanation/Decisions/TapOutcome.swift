import Foundation
import ResponderKit
import Scenes

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
    package var isPerformed: Bool { receiver != .nobody }
  }

  /// The view that was hit.
  package private(set) var hit: ObjectID?
  /// The recognizers that succeeded, in order.
  package private(set) var recognized: [ObjectID] = []
  /// The recognizer that took the finger away from the hit view.
  package private(set) var taker: ObjectID?
  /// The reason why the finger was not delivered, if it was not.
  package private(set) var refusal: TouchReport.Refusal?
  /// The actions that were sent, in order.
  package private(set) var actions: [Action] = []
  /// The further actions that would have been sent if no recognizer had taken the finger away
  /// (R6.8).
  package fileprivate(set) var cutOff: [Action] = []

  /// Reads the course from the events of a tap.
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
