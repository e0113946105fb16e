/// A change of the first responder, or an attempt that failed.
public struct FirstResponderReport: Equatable, Sendable {
  /// What happened.
  public enum Outcome: Equatable, Sendable {
    /// It is first responder now.
    case became
    /// It is first responder no longer.
    case resigned
    /// It is in no window (R9.2).
    case refusedWithoutWindow
    /// Its `canBecomeFirstResponder` is false (R9.1).
    case refusedCannotBecome
    /// The first responder, given here, did not resign (R9.4).
    case refusedByCurrent(ObjectID)
    /// It did not resign when it was asked to (R9.4).
    case refusedToResign
  }

  /// The responder.
  public var responder: ObjectID
  /// What happened.
  public var outcome: Outcome

  /// Creates a report.
  public init(responder: ObjectID, outcome: Outcome) {
    self.responder = responder
    self.outcome = outcome
  }
}
