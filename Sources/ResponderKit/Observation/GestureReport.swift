import Foundation

/// A recognizer's change of state, or the reason why it could not change yet.
public struct GestureReport: Equatable, Sendable {
  /// A change of a recognizer.
  public enum Change: Equatable, Sendable {
    /// The recognizer went from one state to another.
    case state(from: UIGestureRecognizer.State, to: UIGestureRecognizer.State)
    /// The recognizer would leave `possible`, but waits for another one to fail.
    case waits(for: ObjectID)
    /// The recognizer is not shown this finger: it, or a delegate, declined it (R6.10).
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
    /// The fingers came down while the content of the scroll view decelerated (R8.1).
    case stoppedContent
    /// The pan of the scroll view has failed. The recognizer held back a touch until then (R8.1).
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
    /// The delegate that UIKit gives to the pan of a stack refuses (R11.8).
    case containerStays(ContainerRefusal)
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
  /// The time when the other recognizer fails by itself, if this one waits for it and it is known.
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

extension GestureReport {
  /// A quantity that a recognizer measured, with the limit that it was compared with (R6.11).
  public struct Measure: Equatable, Sendable {
    /// The kinds of quantities, each with a unit of its own.
    public enum Quantity: String, CaseIterable, Sendable {
      /// The distance that a finger, or the middle of several, has moved.
      case distance
      /// The distance that a swipe has moved across its direction.
      case aside
      /// The distance from the first tap to the next.
      case tapDistance
      /// The distance from the nearest edge that counts to where a finger came down.
      case edgeDistance
      /// The change of the distance between two fingers.
      case spread
      /// The angle by which two fingers turned.
      case turn
      /// The time for which fingers have been down.
      case hold
      /// The time since fingers lifted, in which the next should come down.
      case pause
      /// The time since the first finger came down, in which the gesture should be over.
      case duration
      /// The time for which a scroll view has kept a touch from its content (R8.1).
      case delay
      /// The number of fingers.
      case fingers
      /// The number of edges that count.
      case edges

      /// The unit of the quantity.
      public var unit: Unit {
        switch self {
        case .distance, .aside, .tapDistance, .edgeDistance, .spread: .points
        case .turn: .radians
        case .hold, .pause, .duration, .delay: .seconds
        case .fingers, .edges: .count
        }
      }
    }

    /// The units of quantities.
    public enum Unit: String, CaseIterable, Sendable {
      /// Points in the window's coordinates.
      case points
      /// Seconds on the virtual clock.
      case seconds
      /// Radians.
      case radians
      /// A number of things.
      case count
    }

    /// The kinds of limits.
    public enum Bound: String, CaseIterable, Sendable {
      /// The quantity must reach the limit.
      case atLeast
      /// The quantity must not exceed the limit.
      case atMost
      /// The quantity must be the limit.
      case exactly
    }

    /// The kind of quantity.
    public var quantity: Quantity
    /// The quantity as it was measured, in its unit; never negative. For a time that has run out it
    /// is the limit, as it was measured when the limit was reached.
    public var value: Double
    /// The limit, in the same unit.
    public var limit: Double
    /// The kind of the limit.
    public var bound: Bound
    /// The tap for which the recognizer waits, from 1; nil where it is not about a tap.
    public var tap: Int?
    /// The direction of the movement; nil where it does not matter.
    public var direction: UISwipeGestureRecognizer.Direction?

    /// Creates a measure.
    public init(
      _ quantity: Quantity, _ value: Double, _ bound: Bound, _ limit: Double, tap: Int? = nil,
      direction: UISwipeGestureRecognizer.Direction? = nil
    ) {
      self.quantity = quantity
      self.value = value
      self.bound = bound
      self.limit = limit
      self.tap = tap
      self.direction = direction
    }
  }
}

extension GestureReport.Reason {
  /// Returns a measure as a reason.
  static func measured(
    _ quantity: GestureReport.Measure.Quantity, _ value: Double,
    _ bound: GestureReport.Measure.Bound, _ limit: Double, tap: Int? = nil,
    direction: UISwipeGestureRecognizer.Direction? = nil
  ) -> Self {
    .measured(
      GestureReport.Measure(quantity, value, bound, limit, tap: tap, direction: direction))
  }

  /// Returns a number of fingers as a reason.
  static func fingers(_ count: Int, _ bound: GestureReport.Measure.Bound, _ limit: Int) -> Self {
    .measured(.fingers, Double(count), bound, Double(limit))
  }

  /// Returns a time that has run out as a reason.
  static func tooLong(
    _ quantity: GestureReport.Measure.Quantity, _ limit: TimeInterval, tap: Int? = nil
  ) -> Self {
    .measured(quantity, limit, .atMost, limit, tap: tap)
  }
}
