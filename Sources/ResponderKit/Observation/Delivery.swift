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
