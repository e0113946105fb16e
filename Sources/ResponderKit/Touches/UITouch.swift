import Foundation

/// One finger on the glass, from the moment it comes down until it lifts (R1.4).
open class UITouch: Hashable {
  /// Where a finger is in its life (R5.1).
  public enum Phase: String, Sendable {
    /// It came down.
    case began
    /// It moved.
    case moved
    /// It is down and did not move.
    case stationary
    /// It lifted.
    case ended
    /// The system took it away.
    case cancelled
  }

  /// Where the finger is in its life.
  public internal(set) var phase = Phase.began
  /// How often the finger came down in the same place in quick succession.
  public internal(set) var tapCount = 1
  /// The view that the finger was hit-tested to; fixed however the finger moves (R1.9).
  public internal(set) var view: UIView?
  /// The window in which the finger came down (R1.9).
  public internal(set) var window: UIWindow?
  /// Where the finger is, in the window's coordinates.
  var position: CGPoint
  /// Where the finger was before, in the window's coordinates.
  var previousPosition: CGPoint

  init(at position: CGPoint, in window: UIWindow?, view: UIView?) {
    self.position = position
    previousPosition = position
    self.window = window
    self.view = view
  }

  /// Returns where the finger is.
  ///
  /// - Parameter view: The view whose coordinates are wanted; nil for the window's (R1.15).
  open func location(in view: UIView?) -> CGPoint {
    location(position, in: view)
  }

  /// Returns where the finger was at the event before.
  ///
  /// - Parameter view: The view whose coordinates are wanted; nil for the window's.
  open func previousLocation(in view: UIView?) -> CGPoint {
    location(previousPosition, in: view)
  }

  private func location(_ point: CGPoint, in view: UIView?) -> CGPoint {
    guard let view, let window else { return point }
    return view.convert(point, from: window)
  }

  /// Whether two references name the same finger.
  public static func == (left: UITouch, right: UITouch) -> Bool { left === right }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
