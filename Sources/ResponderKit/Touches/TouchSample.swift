import Foundation

/// The state of one finger at one moment, as the screen reports it.
public struct TouchSample: Equatable, Sendable {
  /// The numbers of the fingers that can be followed at the same time, as on an iPad.
  public static let fingers = 1...11

  /// The finger's number, from 1.
  public var finger: Int
  /// The change of the finger: began, moved, ended or cancelled.
  public var phase: UITouch.Phase
  /// The location of the finger, in screen coordinates.
  public var point: CGPoint

  /// Creates a sample.
  public init(_ phase: UITouch.Phase, at point: CGPoint, finger: Int = 1) {
    self.finger = finger
    self.phase = phase
    self.point = point
  }
}

/// The reason why samples are not valid.
public enum TouchInputError: Error, Equatable, Sendable {
  /// The finger's number is not in ``TouchSample/fingers``.
  case noSuchFinger(Int)
  /// The finger comes down although it is down.
  case isDown(Int)
  /// The finger moves or lifts although it is not down.
  case isUp(Int)
  /// A coordinate of the point is not finite.
  case notFinite
}
