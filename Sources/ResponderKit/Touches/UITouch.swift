import Foundation

/// One finger on the glass, from the moment it comes down until it lifts (R1.4).
open class UITouch: StatefulObject {
  /// Where a finger is in its life (R5.1).
  public enum Phase: String, CaseIterable, Sendable {
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

  /// What has been told to the view.
  enum Delivery {
    case nothing, begun, finished
  }

  /// Which finger it is, from 1; UIKit does not tell.
  public let finger: Int
  // What a delivery asks at every step is set as a whole, never changed in place.
  /// Where the finger is in its life.
  @exclusivity(unchecked) public internal(set) final var phase = Phase.began
  /// How often the finger came down in the same place in quick succession (R5.8).
  public internal(set) final var tapCount = 1
  /// The view that receives the touch: that to which it was hit-tested, however it moves, or nil
  /// once a recognizer has taken it or if the view refused it (R1.9, R5.3).
  @exclusivity(unchecked) public internal(set) final var view: UIView?
  /// The window in which the finger came down (R1.9).
  @exclusivity(unchecked) public internal(set) final var window: UIWindow?
  /// The recognizers that follow the finger, in the order in which they receive it.
  @exclusivity(unchecked) public internal(set) final var gestureRecognizers: [UIGestureRecognizer]?
  /// When it last changed, in seconds on the virtual clock.
  public internal(set) final var timestamp: TimeInterval
  /// The view to which it was hit-tested; recognizers go by this one (R5.3).
  final var hitView: UIView?
  /// Why the view does not receive it, if it does not.
  final var refusal: TouchReport.Refusal?
  /// What has been told to the view.
  final var delivery = Delivery.nothing
  /// What waits to be told to the view (R6.8).
  final var withheld: [Phase] = []
  /// Where the finger is, in the window's coordinates.
  final var position: CGPoint
  /// Where the finger was before, in the window's coordinates.
  final var previousPosition: CGPoint
  /// Where the finger came down, in the window's coordinates.
  final let origin: CGPoint
  /// When the finger came down.
  final let beginning: TimeInterval

  /// Lets go of everything that may keep the finger, when the event system ends.
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

  /// Whether the finger is off the glass.
  final var isLifted: Bool { phase.isLast }

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
  /// Whether the finger is off the glass with it.
  var isLast: Bool { self == .ended || self == .cancelled }
}
