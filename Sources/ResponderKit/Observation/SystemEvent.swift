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
  func observe(_ event: SystemEvent)
}
