import Foundation
import ResponderKit
import Testing

/// Surprises that need code of one's own to be seen.
@Suite struct SurpriseTests {
  @Test("Surprise 29: a new window is hidden")
  func newWindow() {
    let screen = Screen()
    let window = UIWindow(windowScene: screen.scene)
    #expect(window.isHidden)
    #expect(screen.hit(10, 10) === screen.window)
  }

  @Test("Surprise 34: who calls both super and next tells the next responder twice")
  func twice() {
    let screen = Screen()
    let log = CallLog()
    let parent = HandlingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), log: log)
    screen.window.addSubview(parent.with(TwiceView(0, 0, 100, 100)))
    screen.tap(10, 10)
    #expect(log.lines == ["handling began", "handling began", "handling ended"])
  }

  @Test("Surprise 58, R6.13: a recognizer added to a second view leaves the first")
  func sharedRecognizer() {
    let (first, second) = (UIView(0, 0, 50, 50), UIView(50, 0, 50, 50))
    let recognizer = UITapGestureRecognizer()
    first.addGestureRecognizer(recognizer)
    second.addGestureRecognizer(recognizer)
    #expect(recognizer.view === second)
    #expect(first.gestureRecognizers?.isEmpty != false)
    #expect(second.gestureRecognizers == [recognizer])
  }
}
