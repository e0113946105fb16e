import Foundation

/// A recognizer of two fingers that turn round each other by a quarter (R6.11).
///
/// The gesture is discrete: it is recognized when the fingers have turned far enough.
open class UISpinGestureRecognizer: UIGestureRecognizer {
  /// The angle that the fingers must turn, in radians.
  open var requiredTurn: CGFloat = .pi / 2 { willSet { willChange() } }

  private final var fingers = TwoFingers()

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in fingers.add(touches) { ignore(touch, for: event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard fingers.areBoth, state == .possible else { return }
    let turn = abs(fingers.turn)
    guard turn >= requiredTurn else { return }
    setState(.ended, because: .measured(.turn, turn, .atLeast, requiredTurn))
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    fingers.lift(touches)
    end(fingers, .init(.turn, fingers.lastTurn, .atLeast, requiredTurn))
  }

  open override func reset() {
    super.reset()
    fingers = TwoFingers()
  }

  open override func captureState() -> () -> Void {
    let base = super.captureState()
    let state = (requiredTurn, fingers)
    return { [self] in
      base()
      (requiredTurn, fingers) = state
    }
  }
}
