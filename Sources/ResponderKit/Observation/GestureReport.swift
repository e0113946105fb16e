import Foundation

/// A recognizer's change of state, or the reason why it could not change yet.
public struct GestureReport: Equatable, Sendable {
  /// A change of a recognizer.
  public enum Change: Equatable, Sendable {
    /// The recognizer went from one state to another.
    case state(from: UIGestureRecognizer.State, to: UIGestureRecognizer.State)
    /// The recognizer would leave `possible`, but waits for another one to fail.
    case waits(for: ObjectID)
    /// The recognizer is not shown the finger with this number, because a delegate or the
    /// recognizer itself declined it (R6.10).
    case declined(finger: Int)
  }

  /// A reason for a change.
  public enum Reason: Equatable, Sendable {
    /// The recognizer compared a measure with the one that it needs (R6.11).
    case measured(Measure)
    /// The recognizer has seen its taps, each with as many fingers as it needs.
    case tapped(taps: Int, fingers: Int)
    /// Both fingers of the recognizer have lifted.
    case bothLifted
    /// The fingers moved in a direction that the recognizer does not look for.
    case wrongDirection(
      UISwipeGestureRecognizer.Direction, needs: UISwipeGestureRecognizer.Direction)
    /// The scroll view of the recognizer does not scroll with these fingers (R8.2, R8.5).
    case didNotScroll(SystemNote.ScrollRefusal)
    /// The pan of the scroll view has failed. The recognizer held back a touch from the content
    /// until then (R8.1).
    case panFailed(ObjectID)
    /// A text of the app, from the code of its own recognizer.
    case code(String)
    /// Another recognizer was recognized first, and both may not be (R6.6).
    case preventedBy(ObjectID)
    /// A recognizer that had to fail was recognized (R6.5).
    case requirementRecognized(ObjectID)
    /// A recognizer that had to fail failed, so that this one may go on.
    case requirementFailed(ObjectID)
    /// The recognizer would have succeeded, but one that had to fail did not fail in time.
    case waitedInVain(ObjectID)
    /// The recognizer's own `shouldReceive` returned false (R1.3).
    case declinedByItself
    /// The delegate's `shouldReceive` returned false (R6.10).
    case declinedByDelegate
    /// The hit-tested view's `gestureRecognizerShouldBegin` returned false (R6.9).
    case refusedByView(ObjectID)
    /// The delegate's `gestureRecognizerShouldBegin` returned false.
    case refusedByDelegate
    /// `isEnabled` was set to false, or the recognizer left its view (R6.10).
    case disabled
    /// The touches were cancelled (R5.7).
    case touchesCancelled
    /// The last finger has lifted without a result.
    case sequenceEnded
  }

  /// The recognizer.
  public var recognizer: ObjectID
  /// The view of the recognizer.
  public var view: ObjectID?
  /// The change.
  public var change: Change
  /// The reason for the change, if there is one to tell.
  public var reason: Reason?
  /// The time when the other recognizer fails by itself, in seconds on the clock, if this one waits
  /// for it and the time is known.
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
