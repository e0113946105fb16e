import Foundation
import ResponderKit
import Testing

@Suite struct TimerLifetimeTests {
  @Test("A recognizer and its timer go with the application, even in the middle of a gesture")
  func lifetime() {
    weak var recognizer: UIGestureRecognizer?
    do {
      let screen = Screen()
      let press = UILongPressGestureRecognizer()
      screen.window.addGestureRecognizer(press)
      screen.application.touchDelivery.begin(at: CGPoint(x: 10, y: 10))
      recognizer = press
    }
    #expect(recognizer == nil)
  }

  @Test("A recognizer that was taken away goes at once")
  func removal() {
    let screen = Screen()
    weak var recognizer: UIGestureRecognizer?
    do {
      let press = UILongPressGestureRecognizer()
      screen.window.addGestureRecognizer(press)
      let touch = screen.application.touchDelivery.begin(at: CGPoint(x: 10, y: 10))
      screen.window.removeGestureRecognizer(press)
      screen.application.touchDelivery.end(touch)
      screen.application.touchDelivery.end(
        screen.application.touchDelivery.begin(at: CGPoint(x: 10, y: 10)))
      recognizer = press
    }
    #expect(recognizer == nil)
  }
}
