import Foundation

/// One finger on the screen, from the moment it comes down until it lifts (R1.4).
open class UITouch: StatefulObject {
  /// A phase of a finger (R5.1).
  public enum Phase: String, CaseIterable, Sendable {
    /// The finger came down.
    case began
    /// The finger moved.
    case moved
    /// The finger is down and did not move.
    case stationary
    /// The finger lifted.
    case ended
    /// The system cancelled the touch.
    case cancelled
  }

  /// The part of the touch that the view has been told.
  enum Delivery {
    case nothing, begun, finished
  }

  /// The number of the finger, from 1; UIKit does not tell it.
  public let finger: Int
  // A delivery reads these properties at every step. They are set as a whole, never changed in
  // place.
  /// The phase of the finger.
  @exclusivity(unchecked) public internal(set) final var phase = Phase.began
  /// The number of times that the finger came down in the same place in quick succession (R5.8).
  public internal(set) final var tapCount = 1
  /// The view that receives the touch: the one to which it was hit-tested, however the finger
  /// moves. It is nil once a recognizer has taken the touch, or if the view refused it (R1.9,
  /// R5.3).
  @exclusivity(unchecked) public internal(set) final var view: UIView?
  /// The window in which the finger came down (R1.9).
  @exclusivity(unchecked) public internal(set) final var window: UIWindow?
  /// The recognizers that follow the finger, in the order in which they receive it.
  @exclusivity(unchecked) public internal(set) final var gestureRecognizers: [UIGestureRecognizer]?
  /// The time of the last change, in seconds on the virtual clock.
  public internal(set) final var timestamp: TimeInterval
  /// The view to which the touch was hit-tested, which recognizers use (R5.3).
  final var hitView: UIView?
  /// The reason why the view does not receive the touch, if it does not.
  final var refusal: TouchReport.Refusal?
  /// The part of the touch that the view has been told.
  final var delivery = Delivery.nothing
  /// The phases that the view has not been told yet (R6.8).
  final var withheld: [Phase] = []
  /// The location of the finger, in the window's coordinates.
  final var position: CGPoint
  /// The location of the finger at the event before, in the window's coordinates.
  final var previousPosition: CGPoint
  /// The location where the finger came down, in the window's coordinates.
  final let origin: CGPoint
  /// The time when the finger came down, in seconds on the virtual clock.
  final let beginning: TimeInterval

  /// Clears all references that may retain the finger, when the event system ends.
  final func letGo() {
    gestureRecognizers = nil
    (view, hitView, window) = (nil, nil, nil)
  }

  init(
    finger: Int, at position: CGPoint, in window: UIWindow?, view: UIView?, time: TimeInterval
  ) {
    self.finger = finger
    self.position = position
    previousPosition = position
    origin = position
    beginning = time
    timestamp = time
    self.window = window
    self.view = view
    hitView = view
  }

  /// Indicates whether the finger has lifted or was cancelled.
  final var isLifted: Bool { phase.isLast }

  /// Returns the location of the finger.
  ///
  /// - Parameter view: The view whose coordinates are wanted; nil for the window's (R1.15).
  open func location(in view: UIView?) -> CGPoint {
    location(position, in: view)
  }

  /// Returns the location of the finger at the event before.
  ///
  /// - Parameter view: The view whose coordinates are wanted; nil for the window's.
  open func previousLocation(in view: UIView?) -> CGPoint {
    location(previousPosition, in: view)
  }

  private func location(_ point: CGPoint, in view: UIView?) -> CGPoint {
    guard let view, let window else { return point }
    return view.convert(point, from: window)
  }

  open override func captureState() -> () -> Void {
    let plain = (phase, tapCount, timestamp, refusal, delivery, withheld)
    let places = (view, window, hitView, position, previousPosition)
    let recognizers = gestureRecognizers
    return { [self] in
      (phase, tapCount, timestamp, refusal, delivery, withheld) = plain
      (view, window, hitView, position, previousPosition) = places
      gestureRecognizers = recognizers
    }
  }
}

extension UITouch.Phase {
  /// Indicates whether the phase is the last one of a finger.
  var isLast: Bool { self == .ended || self == .cancelled }
}
