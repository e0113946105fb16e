import Foundation

/// A recognizer of two fingers that turn round each other (R6.11). The gesture is continuous: it
/// changes while both fingers are down and ends when both have lifted. UIKit's least angle is
/// unknown; 0.1 radians are a simulator choice.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle that the fingers must turn before the rotation begins, in radians.
  static let threshold: CGFloat = 0.1

  /// The angle that the fingers have turned, in radians, clockwise.
  open var rotation: CGFloat = 0 { willSet { willChange() } }
  /// The speed at which the fingers turn, in radians per second.
  public private(set) final var velocity: CGFloat = 0 { willSet { willChange() } }

  private final var fingers = TwoFingers()
  private final var lastTurn: (value: CGFloat, time: TimeInterval)?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in fingers.add(touches) { ignore(touch, for: event) }
    if fingers.areBoth { lastTurn = (0, event.timestamp) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard fingers.areBoth, let last = lastTurn else { return }
    let turn = fingers.turn
    if state == .possible, abs(turn) < Self.threshold { return }
    // The shorter way from the last angle, so that whole turns add up.
    let step = turn - last.value
    let change = step - 2 * .pi * (step / (2 * .pi)).rounded()
    rotation += change
    if event.timestamp > last.time { velocity = change / CGFloat(event.timestamp - last.time) }
    lastTurn = (turn, event.timestamp)
    if state.isActive {
      state = .changed
    } else if state == .possible {
      setState(.began, because: .measured(.turn, abs(turn), .atLeast, Self.threshold))
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    fingers.lift(touches)
    end(fingers, .init(.turn, fingers.lastTurn, .atLeast, Self.threshold))
  }

  open override func reset() {
    super.reset()
    fingers = TwoFingers()
    lastTurn = nil
    rotation = 0
    velocity = 0
  }

  open override func captureState() -> () -> Void {
    capture(\.rotation, \.velocity, \.fingers, \.lastTurn, after: super.captureState())
  }
}
