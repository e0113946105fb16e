import Foundation

/// A recognizer's change of state, or why it could not change yet.
public struct GestureReport: Equatable, Sendable {
  /// What happened.
  public enum Change: Equatable, Sendable {
    /// It went from one state to another.
    case state(from: UIGestureRecognizer.State, to: UIGestureRecognizer.State)
    /// It would leave `possible`, but waits for another to fail.
    case waits(for: ObjectID)
    /// It is not shown a finger, of this number: a delegate or the recognizer itself said no
    /// (R6.10).
    case declined(finger: Int)
  }

  /// Why it happened.
  public enum Reason: Equatable, Sendable {
    /// A measure that it compared with what it needs (R6.11).
    case measured(Measure)
    /// It has seen its taps, each with as many fingers as it needs.
    case tapped(taps: Int, fingers: Int)
    /// Both of its fingers have lifted.
    case bothLifted
    /// The fingers moved in a direction that is none of those that it needs.
    case wrongDirection(
      UISwipeGestureRecognizer.Direction, needs: UISwipeGestureRecognizer.Direction)
    /// The scroll view that it belongs to does not scroll with these fingers (R8.2, R8.5).
    case didNotScroll(SystemNote.ScrollRefusal)
    /// The pan of the scroll view has failed, for which it kept a touch from the content (R8.1).
    case panFailed(ObjectID)
    /// An app's own text, from the code of a recognizer of its own.
    case code(String)
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
  /// The view that it is on.
  public var view: ObjectID?
  /// What happened.
  public var change: Change
  /// Why, if there is something to say.
  public var reason: Reason?
  /// For one that waits: when the other gives up by itself, if it is known.
  public var deadline: TimeInterval?

  init(
    _ recognizer: UIGestureRecognizer, _ change: Change, because reason: Reason?,
    deadline: TimeInterval? = nil
  ) {
    self.recognizer = ObjectID(recognizer)
    view = recognizer.view.map { ObjectID($0) }
    self.change = change
    self.reason = reason
    self.deadline = deadline
  }
}
