import Foundation

/// Something that happened in the event system, told to an ``EventObserver``.
public enum SystemEvent: Sendable {
  /// A hit-test ended.
  case hitTest(HitTest)
  /// A finger came down, moved, lifted or was taken away.
  case touch(TouchReport)
  /// A responder received a message, passed it on, or kept it.
  case delivery(Delivery)
  /// A message to a view was held back, delivered late, or dropped.
  case withholding(Withholding)
  /// A gesture recognizer changed its state, or why it could not yet.
  case gesture(GestureReport)
  /// A control told of something that happened to it (R7.1).
  case controlEvent(ControlEventReport)
  /// An action was sent (R7.7).
  case action(ActionReport)
  /// The first responder changed, or an attempt to change it failed (R9.2).
  case firstResponder(FirstResponderReport)
  /// Anything else that a story should tell.
  case note(SystemNote)
}

/// Told what happens in the event system, as it happens.
public protocol EventObserver: AnyObject {
  /// Receives one event.
  func observe(_ event: SystemEvent)
}
