import Foundation
import ResponderKit
import Testing

@Suite("R7.1 to R7.4: the methods that a control of your own overrides")
struct TrackingMethodTests {
  private final class Custom: UIControl {
    var log: CallLog?
    var begins = true
    var continues = true

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      log?.write("begin \(isTracking)")
      return begins
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      log?.write("continue")
      return continues
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
      log?.write("end \(isTracking)")
    }

    override func cancelTracking(with event: UIEvent?) {
      log?.write("cancel \(isTracking)")
    }
  }

  private let stage: ControlStage<Custom>

  init() {
    stage = ControlStage { Custom(frame: $0) }
    stage.control.log = stage.log
  }

  @Test("R7.3: endTracking comes before touchUpInside, while it still tracks")
  func order() {
    stage.begin(150, 120).move(151, 120).end()
    #expect(
      stage.log.lines == [
        "begin false", "touchDown", "continue", "touchDragInside", "end true", "touchUpInside",
      ])
  }

  @Test("R7.3: a finger that lifts elsewhere than it moved last")
  func exitAtTheEnd() throws {
    stage.begin(150, 120)
    let sample = TouchSample(.ended, at: CGPoint(x: 350, y: 120))
    try stage.screen.application.post([sample])
    #expect(
      stage.log.lines == [
        "begin false", "touchDown", "touchDragExit", "end true", "touchUpOutside",
      ])
  }

  @Test("R7.1: beginTracking false tells of nothing at all")
  func refusal() {
    stage.control.begins = false
    stage.begin(150, 120).move(151, 120).end()
    #expect(stage.log.lines == ["begin false"])
  }

  @Test("R7.2: continueTracking false stops silently")
  func stopping() {
    stage.control.continues = false
    stage.begin(150, 120).move(151, 120)
    #expect(!stage.control.isTracking && !stage.control.isHighlighted)
    stage.move(152, 120).end()
    #expect(stage.log.lines == ["begin false", "touchDown", "continue"])
  }

  @Test("Surprise 63: a cancelled finger is told to cancelTracking alone, not to endTracking")
  func cancelling() {
    stage.begin(150, 120).cancel()
    #expect(stage.log.lines == ["begin false", "touchDown", "cancel true", "touchCancel"])
  }

  @Test("R12.5: removal in the middle of what is told ends it")
  func removalWhileTold() {
    stage.control.addAction(
      UIAction { [unowned control = stage.control] _ in control.removeFromSuperview() },
      for: .touchDragExit)
    stage.begin(150, 120).move(350, 120).end()
    #expect(
      stage.log.lines == [
        "begin false", "touchDown", "continue", "touchDragExit", "cancel true", "touchCancel",
      ])
  }

  @Test("R7.6: of two fingers that come down at once, the first is followed")
  func twoAtOnce() throws {
    stage.control.isMultipleTouchEnabled = true
    let inside = CGPoint(x: 150, y: 120)
    try stage.screen.application.post([
      TouchSample(.began, at: inside, finger: 2), TouchSample(.began, at: inside, finger: 1),
    ])
    _ = stage.log.take()
    try stage.screen.application.post([TouchSample(.ended, at: inside, finger: 2)])
    #expect(stage.log.take().isEmpty)
    try stage.screen.application.post([TouchSample(.ended, at: inside, finger: 1)])
    #expect(stage.log.lines == ["end true", "touchUpInside"])
  }
}
