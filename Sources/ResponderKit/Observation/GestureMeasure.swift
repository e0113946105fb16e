import Foundation

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
    /// The quantity as it was measured, in its unit; never negative.
    ///
    /// For a time that has run out it is the limit, as it was measured when the limit was reached.
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
