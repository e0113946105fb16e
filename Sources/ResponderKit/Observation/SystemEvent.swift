/// Something that happened in the event system, told to an ``EventObserver``.
public enum SystemEvent: Sendable {
  /// A hit-test ended.
  case hitTest(HitTest)
  /// A responder received a message, passed it on, or kept it.
  case delivery(Delivery)
}

/// One responder's part in the delivery of an event.
public struct Delivery: Equatable, Sendable {
  /// What the responder did.
  public enum Outcome: Equatable, Sendable {
    /// The message was sent to it.
    case received
    /// A value that stands for an override handled it.
    case handled
    /// It called super, whose default passes the message to `next` (R5.5).
    case forwarded
  }

  /// The responder.
  public var responder: ResponderID
  /// The message.
  public var method: EventMethod
  /// What the responder did.
  public var outcome: Outcome
}

/// Told what happens in the event system, as it happens.
public protocol EventObserver: AnyObject {
  /// Receives one event.
  func observe(_ event: SystemEvent)
}
