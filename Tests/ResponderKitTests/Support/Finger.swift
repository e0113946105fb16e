import Foundation
import ResponderKit
import Testing

/// One of the fingers of a story.
struct Finger {
  let application: UIApplication
  let number: Int

  /// The touch, while the finger is down.
  var touch: UITouch? { application.touchDelivery.touch(ofFinger: number) }

  func down(_ x: CGFloat, _ y: CGFloat) {
    post(.began, CGPoint(x: x, y: y))
  }

  func move(_ x: CGFloat, _ y: CGFloat) {
    post(.moved, CGPoint(x: x, y: y))
  }

  /// Lifts the finger where it is.
  func up() {
    post(.ended, touch?.screenPoint ?? .zero)
  }

  func up(_ x: CGFloat, _ y: CGFloat) {
    post(.ended, CGPoint(x: x, y: y))
  }

  func tap(_ x: CGFloat, _ y: CGFloat) {
    down(x, y)
    up(x, y)
  }

  /// Takes the finger away as the system does.
  func cancel() {
    post(.cancelled, touch?.screenPoint ?? .zero)
  }

  private func post(_ phase: UITouch.Phase, _ point: CGPoint) {
    #expect(throws: Never.self) {
      try application.post([TouchSample(phase, at: point, finger: number)])
    }
  }
}

extension Screen {
  func finger(_ number: Int = 1) -> Finger {
    Finger(application: application, number: number)
  }

  func wait(_ seconds: TimeInterval) {
    application.clock.advance(by: seconds)
  }

  /// What several fingers do at one moment.
  func together(_ samples: TouchSample...) {
    #expect(throws: Never.self) { try application.post(samples) }
  }
}
