import Foundation

/// What the glass says of one finger at one moment.
public struct TouchSample: Equatable, Sendable {
  /// How many fingers can be followed at once, as on an iPad.
  public static let fingers = 1...11

  /// The finger, from 1.
  public var finger: Int
  /// What it did: began, moved, ended or cancelled.
  public var phase: UITouch.Phase
  /// Where it is, in the coordinates of the screen.
  public var point: CGPoint

  /// Creates a sample.
  public init(_ phase: UITouch.Phase, at point: CGPoint, finger: Int = 1) {
    self.finger = finger
    self.phase = phase
    self.point = point
  }
}

/// Why samples make no sense.
public enum TouchInputError: Error, Equatable, Sendable {
  /// The finger's number is not in ``TouchSample/fingers``.
  case noSuchFinger(Int)
  /// The finger comes down although it is down.
  case isDown(Int)
  /// The finger moves or lifts although it is not down.
  case isUp(Int)
  /// The point is not a point.
  case notFinite
}
