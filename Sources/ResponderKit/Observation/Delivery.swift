/// One responder's part in the delivery of an event.
public struct Delivery: Equatable, Sendable {
  /// What the responder did.
  public enum Outcome: String, CaseIterable, Sendable {
    /// The message was sent to it.
    case received
    /// A value that stands for an override handled it.
    case handled
    /// It called super, whose default passes the message to `next` (R5.5).
    case forwarded
  }

  /// The responder.
  public var responder: ObjectID
  /// The message.
  public var method: EventMethod
  /// What the responder did.
  public var outcome: Outcome
}
