import Foundation
import ResponderKit
import TestSupport

/// A view of a random scene: it tells the witness and may do something on the way.
final class RandomView: UIView {
  weak var scene: RandomScene?

  private func note(_ phase: UITouch.Phase, _ touches: Set<UITouch>) {
    scene?.witness.view(self, phase, touches)
    scene?.actInHandler()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(.began, touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(.moved, touches)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(.ended, touches)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(.cancelled, touches)
  }
}

/// A recognizer that takes random steps, all of them legal.
final class RandomRecognizer: UIGestureRecognizer {
  weak var scene: RandomScene?
  private var fingers: Set<UITouch> = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    scene?.witness.recognizer(self, .began)
    fingers.formUnion(touches)
    step()
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    scene?.witness.recognizer(self, .moved)
    step()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    scene?.witness.recognizer(self, .ended)
    fingers.subtract(touches)
    guard fingers.isEmpty else { return step() }
    if state == .began || state == .changed {
      state = .ended
    } else if state == .possible, scene?.random.chance(0.5) == true {
      state = scene?.random.chance(0.5) == true ? .failed : .cancelled
    }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    scene?.witness.recognizer(self, .cancelled)
    super.touchesCancelled(touches, with: event)
  }

  override func reset() {
    super.reset()
    fingers = []
  }

  private func step() {
    guard let scene, scene.random.chance(0.3) else { return }
    switch state {
    case .possible:
      // What it asked for may wait, so it asks only once for the end.
      guard awaitedRecognizer == nil else { return }
      state = [.began, .began, .failed].randomElement(using: &scene.random) ?? .failed
    case .began, .changed: state = .changed
    default: break
    }
  }
}

/// A delegate whose answers are random but always the same for the same question.
final class RandomDelegate: UIGestureRecognizerDelegate {
  let seed: Int
  weak var scene: RandomScene?

  init(seed: Int) {
    self.seed = seed
  }

  private func answer(_ question: Int, _ other: UIGestureRecognizer?, _ chance: Double) -> Bool {
    let number = other?.name.flatMap { Int($0.dropFirst()) } ?? 0
    var random = SeededGenerator(seed: seed &* 1009 &+ question &* 101 &+ number)
    return random.chance(chance)
  }

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    scene?.actInHandler()
    return answer(1, recognizer, 0.8)
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { answer(2, other, 0.3) }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool { answer(3, other, 0.1) }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool { answer(4, other, 0.1) }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { answer(5, recognizer, 0.9) }
}
