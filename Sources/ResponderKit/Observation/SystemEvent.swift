import Foundation

/// An event of the event system, which an ``EventObserver`` is told.
public enum SystemEvent: Sendable {
  /// A hit-test ended.
  case hitTest(HitTest)
  /// A finger came down, moved, lifted or was cancelled.
  case touch(TouchReport)
  /// A responder received a message, passed it on, or kept it.
  case delivery(Delivery)
  /// A message to a view was held back, delivered late, or dropped.
  case withholding(Withholding)
  /// A gesture recognizer changed its state, or could not yet.
  case gesture(GestureReport)
  /// A control sent a control event (R7.1).
  case controlEvent(ControlEventReport)
  /// An action was sent (R7.7).
  case action(ActionReport)
  /// The first responder changed, or an attempt to change it failed (R9.2).
  case firstResponder(FirstResponderReport)
  /// Another fact that a report should tell.
  case note(SystemNote)
}

/// An observer that is told what happens in the event system, as it happens.
public protocol EventObserver: AnyObject {
  /// Receives one event.
  func observe(_ event: consuming SystemEvent)
}

/// One responder's part in the delivery of an event.
public struct Delivery: Equatable, Sendable {
  /// An action of a responder in a delivery.
  public enum Outcome: String, CaseIterable, Sendable {
    /// The responder received the message.
    case received
    /// A value that stands for an override handled the message.
    case handled
    /// The responder called super, whose default passes the message to `next` (R5.5).
    case forwarded
  }

  /// The responder.
  public var responder: ObjectID
  /// The message.
  public var method: EventMethod
  /// The action of the responder.
  public var outcome: Outcome
}

/// A change of a finger, and what became of it.
public struct TouchReport: Equatable, Sendable {
  /// The reason why a finger reaches no view although it was hit-tested to one.
  public enum Refusal: Equatable, Sendable {
    /// The view already has a finger, and `isMultipleTouchEnabled` is false (R5.3).
    case secondFinger
    /// The view is exclusive, and another view is being touched (R5.4).
    case exclusiveViewComesLate
    /// Another view is exclusive, and is being touched (R5.4).
    case exclusiveViewIsTouched
    /// The application ignores interaction events (R1.12).
    case ignored
    /// The view is being animated without `allowUserInteraction` (R2.10).
    case animating
    /// The view is in another window than the one that answered, or in none (R1.3, R1.9).
    case elsewhere(window: ObjectID?)
  }

  /// The finger's number, from 1.
  public var finger: Int
  /// The phase of the finger.
  public var phase: UITouch.Phase
  /// The location of the finger, in screen coordinates.
  public var point: CGPoint
  /// The number of times that the finger tapped in the same place.
  public var tapCount: Int
  /// The view that it was hit-tested to, if any.
  public var view: ObjectID?
  /// The reason why the view does not receive the finger, if it does not.
  public var refusal: Refusal?
  /// The recognizers that see the finger, in the order in which they receive it.
  public var recognizers: [ObjectID]
}

/// A message to a view that is held back for a recognizer (R6.8).
public struct Withholding: Equatable, Sendable {
  /// A step in the life of a message that is held back.
  public enum Fate: String, CaseIterable, Sendable {
    /// The message waits until the recognizer has decided.
    case held
    /// The recognizer failed, and the message is delivered now.
    case released
    /// The recognizer succeeded, and the view never gets the message.
    case dropped
  }

  /// The view.
  public var view: ObjectID
  /// The finger's number, from 1.
  public var finger: Int
  /// The message.
  public var method: EventMethod
  /// The recognizer that the message waits for; nil if it is no particular one.
  public var recognizer: ObjectID?
  /// The step that the message has come to.
  public var fate: Fate
  /// Indicates whether the recognizer is the one by which a scroll view delays its content (R8.1).
  public var isByScrollView = false
}

/// A control event that a control sent.
public struct ControlEventReport: Equatable, Sendable {
  /// The control.
  public var control: ObjectID
  /// The event's name, such as `touchUpInside`.
  public var event: String
  /// The number of targets and actions that the control has for the event.
  public var count: Int

  /// Creates a report.
  public init(control: ObjectID, event: String, count: Int) {
    self.control = control
    self.event = event
    self.count = count
  }
}

/// An action that a control, a recognizer or a program sent.
public struct ActionReport: Equatable, Sendable {
  /// The receiver of an action.
  public enum Receiver: Equatable, Sendable {
    /// A responder or recognizer of the scene.
    case object(ObjectID)
    /// Another object, by the name of its class.
    case other(String)
    /// A closure.
    case closure
    /// No object: no responder performs the action.
    case nobody
  }

  /// The sender, if there is one.
  public var sender: ObjectID?
  /// The view of the sender, if that is a recognizer.
  public var view: ObjectID?
  /// The action's name, such as `buy:`.
  public var action: String
  /// The receiver of the action.
  public var receiver: Receiver
  /// Indicates whether the receiver has a method for the action, which ran. Without one UIKit stops
  /// the app: "unrecognized selector sent to instance".
  public var isPerformed: Bool
  /// The responder at which the search for a target began, if the target is nil (R7.8).
  public var searchedFrom: ObjectID?

  /// Creates a report.
  public init(
    sender: ObjectID?, view: ObjectID? = nil, action: String, receiver: Receiver,
    isPerformed: Bool = true, searchedFrom: ObjectID? = nil
  ) {
    self.sender = sender
    self.view = view
    self.action = action
    self.receiver = receiver
    self.isPerformed = isPerformed && receiver != .nobody
    self.searchedFrom = searchedFrom
  }
}

/// A change of the first responder, or an attempt that failed.
public struct FirstResponderReport: Equatable, Sendable {
  /// An outcome of a change or an attempt.
  public enum Outcome: Equatable, Sendable {
    /// The responder is first responder now.
    case became
    /// The responder is no longer first responder.
    case resigned
    /// The responder is in no window (R9.2).
    case refusedWithoutWindow
    /// The responder's `canBecomeFirstResponder` is false (R9.1).
    case refusedCannotBecome
    /// The delegate of the text field did not let editing begin.
    case refusedByDelegate
    /// The first responder, which the case carries, did not resign (R9.4).
    case refusedByCurrent(ObjectID)
    /// The responder did not resign when it was asked to (R9.4).
    case refusedToResign
  }

  /// The responder.
  public var responder: ObjectID
  /// The outcome.
  public var outcome: Outcome

  /// Creates a report.
  public init(responder: ObjectID, outcome: Outcome) {
    self.responder = responder
    self.outcome = outcome
  }
}
