import Foundation
import ResponderKit
import TestSupport
import Testing

@Suite("R5.7, R6.4: whatever fingers do")
struct RandomGestureTests {
  /// Plays a scene to its end.
  private func play(_ seed: Int, tells: Bool) -> RandomScene {
    let scene = RandomScene(seed: seed, tells: tells)
    let delivery = scene.screen.application.touchDelivery
    for _ in 0..<60 {
      step(scene)
      for recognizer in scene.recognizers where recognizer.awaitedRecognizer != nil {
        if recognizer.state != .possible { scene.witness.fault("waits while \(recognizer.state)") }
      }
    }
    while let touch = delivery.fingers.first { delivery.end(touch) }
    scene.screen.wait(3)
    if !delivery.fingers.isEmpty { scene.witness.fault("fingers are left") }
    for recognizer in scene.recognizers where recognizer.state != .possible {
      scene.witness.fault("\(recognizer.name ?? "?") rests at \(recognizer.state)")
    }
    for recognizer in scene.recognizers where recognizer.numberOfTouches > 0 {
      scene.witness.fault("\(recognizer.name ?? "?") keeps fingers")
    }
    scene.witness.checkRest()
    return scene
  }

  private func step(_ scene: RandomScene) {
    let point = CGPoint(
      x: CGFloat.random(in: 0...300, using: &scene.random),
      y: CGFloat.random(in: 0...300, using: &scene.random))
    let number = Int.random(in: 1...4, using: &scene.random)
    let finger = scene.screen.finger(number)
    switch Int.random(in: 0...19, using: &scene.random) {
    case 0...10:
      guard let touch = finger.touch else { return finger.down(point.x, point.y) }
      if scene.random.chance(0.4) { return finger.up() }
      let near = touch.screenPoint
      if scene.random.chance(0.5) { return finger.move(near.x + 8, near.y + 3) }
      finger.move(point.x, point.y)
    case 11...16: scene.screen.wait([0.05, 0.2, 0.4, 0.8].randomElement(using: &scene.random) ?? 0)
    case 17: if finger.touch != nil { finger.cancel() }
    default: scene.act()
    }
  }

  @Test(
    "Legal steps, one end for each beginning, nothing left at rest",
    arguments: seeds(250, of: 1000))
  func invariants(_ seed: Int) {
    let faults = play(seed, tells: false).witness.faults
    #expect(faults.isEmpty, "\(faults.first ?? "")")
  }

  @Test("The same seed tells the same story", arguments: seeds(6, of: 20))
  func repeatable(_ seed: Int) {
    let stories = (0..<2).map { _ in play(seed, tells: true).witness.story }
    #expect(stories[0] == stories[1])
  }
}
