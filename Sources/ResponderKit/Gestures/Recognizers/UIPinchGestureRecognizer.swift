import Foundation

/// A recognizer of two fingers that move apart or together (R6.11). The gesture is continuous: it
/// changes while both fingers are down and ends when both have lifted. UIKit's least distance is
/// unknown; 10 points are a simulator choice.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance by which fingers must move apart or together before the pinch begins, in points.
  static let threshold: CGFloat = 10

  /// The distance of the fingers, divided by their distance when both came down. If it is set, it
  /// goes on from the value that was set.
  open var scale: CGFloat = 1 { willSet { willChange() } }
  /// The speed at which the scale changes, per second.
  public private(set) final var velocity: CGFloat = 0 { willSet { willChange() } }

  private final var fingers = TwoFingers()
  private final var lastScale: (value: CGFloat, time: TimeInterval)?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in fingers.add(touches) { ignore(touch, for: event) }
    if fingers.areBoth { lastScale = (1, event.timestamp) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard fingers.areBoth, fingers.firstDistance > 0 else { return }
    let (now, first) = (fingers.distance, fingers.firstDistance)
    if state == .possible, abs(now - first) < Self.threshold { return }
    let raw = now / first
    if let last = lastScale {
      if event.timestamp > last.time {
        velocity = (raw - last.value) / CGFloat(event.timestamp - last.time)
      }
      // An app that sets the scale to 1 after every change gets the factor since then.
      scale = state == .possible ? raw : scale * raw / last.value
    }
    lastScale = (raw, event.timestamp)
    if state.isActive {
      state = .changed
    } else if state == .possible {
      setState(.began, because: .measured(.spread, abs(now - first), .atLeast, Self.threshold))
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    fingers.lift(touches)
    end(fingers, .init(.spread, fingers.lastSpread, .atLeast, Self.threshold))
  }

  open override func reset() {
    super.reset()
    fingers = TwoFingers()
    lastScale = nil
    scale = 1
    velocity = 0
  }

  open override func captureState() -> () -> Void {
    capture(\.scale, \.velocity, \.fingers, \.lastScale, after: super.captureState())
  }
}
