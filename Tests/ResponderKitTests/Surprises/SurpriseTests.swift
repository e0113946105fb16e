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

/// Surprises about controls that only code inside of them can see.
@Suite struct ControlSurpriseTests {
  private final class Noting: UIControl {
    var calls: [String] = []

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { calls.append("end") }
    override func cancelTracking(with event: UIEvent?) { calls.append("cancel") }
  }

  @Test("Surprise 62: in the action of touchUpInside tracking is over, the highlight is not")
  func states() {
    let stage = ControlStage { UIButton(frame: $0) }
    var seen: [Bool] = []
    stage.control.addAction(
      UIAction { _ in
        let control = stage.control
        seen += [control.isTracking, control.isTouchInside, control.isHighlighted]
      }, for: .touchUpInside)
    stage.begin(150, 120).end()
    #expect(seen == [false, true, true])
    #expect(!stage.control.isHighlighted)
  }

  @Test("Surprise 63: a cancelled touch ends in cancelTracking, not in endTracking")
  func cancelled() {
    let stage = ControlStage { Noting(frame: $0) }
    stage.begin(150, 120)
    stage.screen.application.touchDelivery.cancelAll()
    #expect(stage.control.calls == ["cancel"])
  }

  @Test("Surprise 65: sendActions(for:) sends though the control is disabled")
  func disabled() {
    let stage = ControlStage { UIButton(frame: $0) }
    stage.control.isEnabled = false
    stage.control.sendActions(for: .touchUpInside)
    #expect(stage.log.lines == ["touchUpInside"])
  }
}
