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
