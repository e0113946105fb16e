import ResponderKit
import Testing

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
