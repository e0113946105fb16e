import Foundation

/// What a finger did, and what became of it.
public struct TouchReport: Equatable, Sendable {
  /// Why a finger reaches no view although it was hit-tested to one.
  public enum Refusal: Equatable, Sendable {
    /// The view already has a finger, and `isMultipleTouchEnabled` is false (R5.3).
    case secondFinger
    /// The view is exclusive and another view is being touched (R5.4).
    case exclusiveViewComesLate
    /// Another view is exclusive and being touched (R5.4).
    case exclusiveViewIsTouched
    /// The application ignores interaction events (R1.12).
    case ignored
    /// The view is being animated without `allowUserInteraction` (R2.10).
    case animating
    /// The view lies in another window than the one that answered, or in none; touches are only
    /// delivered within a window (R1.3, R1.9).
    case elsewhere(window: ObjectID?)
  }

  /// The finger's number, from 1.
  public var finger: Int
  /// What it did.
  public var phase: UITouch.Phase
  /// Where it is, in the coordinates of the screen.
  public var point: CGPoint
  /// How often it tapped in the same place.
  public var tapCount: Int
  /// The view that it was hit-tested to, if any.
  public var view: ObjectID?
  /// Why the view does not receive it, if it does not.
  public var refusal: Refusal?
  /// The recognizers that see it, in the order in which they receive it.
  public var recognizers: [ObjectID]
}

/// What was held back from a view on behalf of a recognizer (R6.8).
public struct Withholding: Equatable, Sendable {
  /// What happened to the message.
  public enum Fate: String, CaseIterable, Sendable {
    /// It waits until the recognizer has decided.
    case held
    /// The recognizer failed: it is delivered now.
    case released
    /// The recognizer succeeded: the view never gets it.
    case dropped
  }

  /// The view.
  public var view: ObjectID
  /// The finger's number, from 1.
  public var finger: Int
  /// The message.
  public var method: EventMethod
  /// The recognizer that it waits for; nil if nobody in particular.
  public var recognizer: ObjectID?
  /// What happened to it.
  public var fate: Fate
}
