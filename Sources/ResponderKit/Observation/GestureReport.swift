import Foundation

/// A recognizer's change of state, or why it could not change yet.
public struct GestureReport: Equatable, Sendable {
  /// What happened.
  public enum Change: Equatable, Sendable {
    /// It went from one state to another.
    case state(from: UIGestureRecognizer.State, to: UIGestureRecognizer.State)
    /// It would leave `possible`, but waits for another to fail.
    case waits(for: ObjectID)
    /// It is not shown a finger: a delegate or the recognizer itself said no (R6.10).
    case declined
  }

  /// Why it happened.
  public enum Reason: Equatable, Sendable {
    /// The recognizer's own measure, such as `moved 12 pt, needs 10`.
    case own(String)
    /// Another recognized first, and both may not (R6.6).
    case preventedBy(ObjectID)
    /// One that had to fail recognized (R6.5).
    case requirementRecognized(ObjectID)
    /// One that had to fail failed, so the way is free.
    case requirementFailed(ObjectID)
    /// It would have succeeded, but one that had to fail did not fail in time.
    case waitedInVain(ObjectID)
    /// Its own `shouldReceive` said no (R1.3).
    case declinedByItself
    /// The delegate's `shouldReceive` said no (R6.10).
    case declinedByDelegate
    /// The hit-tested view's `gestureRecognizerShouldBegin` said no (R6.9).
    case refusedByView(ObjectID)
    /// The delegate's `gestureRecognizerShouldBegin` said no.
    case refusedByDelegate
    /// `isEnabled` was set to false, or the recognizer left its view (R6.10).
    case disabled
    /// The touches were taken away (R5.7).
    case touchesCancelled
    /// All fingers are up and nothing came of it.
    case sequenceEnded
  }

  /// The recognizer.
  public var recognizer: ObjectID
  /// What happened.
  public var change: Change
  /// Why, if there is something to say.
  public var reason: Reason?
  /// For one that waits: when the other gives up by itself, if it is known.
  public var deadline: TimeInterval?
}
