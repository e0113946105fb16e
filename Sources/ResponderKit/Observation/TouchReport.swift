import Foundation

/// A change of a finger, and what became of it.
public struct TouchReport: Equatable, Sendable {
  /// The reason why a finger reaches no view although it was hit-tested to one.
  public enum Refusal: Equatable, Sendable {
    /// The view already has a finger, and `isMultipleTouchEnabled` is false (R5.3).
    case secondFinger
    /// The view is exclusive, and another view is being touched (R5.4).
    case exclusiveViewComesLate
    /// Another view is exclusive, and is being touched (R5.4).
    case exclusiveViewIsTouched
    /// The application ignores interaction events (R1.12).
    case ignored
    /// The view is being animated without `allowUserInteraction` (R2.10).
    case animating
    /// The view is in another window than the one that answered, or in none. Touches are only
    /// delivered within a window (R1.3, R1.9).
    case elsewhere(window: ObjectID?)
  }

  /// The finger's number, from 1.
  public var finger: Int
  /// The phase of the finger.
  public var phase: UITouch.Phase
  /// The location of the finger, in screen coordinates.
  public var point: CGPoint
  /// The number of times that the finger tapped in the same place.
  public var tapCount: Int
  /// The view that it was hit-tested to, if any.
  public var view: ObjectID?
  /// The reason why the view does not receive the finger, if it does not.
  public var refusal: Refusal?
  /// The recognizers that see the finger, in the order in which they receive it.
  public var recognizers: [ObjectID]
}

/// A message to a view that is held back for a recognizer (R6.8).
public struct Withholding: Equatable, Sendable {
  /// A step in the life of a message that is held back.
  public enum Fate: String, CaseIterable, Sendable {
    /// The message waits until the recognizer has decided.
    case held
    /// The recognizer failed, and the message is delivered now.
    case released
    /// The recognizer succeeded, and the view never gets the message.
    case dropped
  }

  /// The view.
  public var view: ObjectID
  /// The finger's number, from 1.
  public var finger: Int
  /// The message.
  public var method: EventMethod
  /// The recognizer that the message waits for; nil if it is no particular one.
  public var recognizer: ObjectID?
  /// The step that the message has come to.
  public var fate: Fate
}
