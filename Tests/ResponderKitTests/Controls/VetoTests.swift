import Foundation
import ResponderKit
import Testing

@Suite("R6.9: controls and the recognizers of what is behind them")
struct VetoTests {
  /// A control, and a finger on it, under an ancestor's recognizer.
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var make: @Sendable (CGRect) -> UIControl
    var recognizer: @Sendable () -> UIGestureRecognizer
    var points: [CGFloat]
    var isVetoed: Bool

    init(
      _ name: String, isVetoed: Bool,
      _ recognizer: @autoclosure @escaping @Sendable () -> UIGestureRecognizer,
      _ points: [CGFloat] = [190], _ make: @escaping @Sendable (CGRect) -> UIControl
    ) {
      testDescription = name
      self.isVetoed = isVetoed
      self.recognizer = recognizer
      self.points = points
      self.make = make
    }
  }

  static let tap: @Sendable () -> UIGestureRecognizer = { UITapGestureRecognizer() }
  static let pan: @Sendable () -> UIGestureRecognizer = { UIPanGestureRecognizer() }
  static let swipe: @Sendable () -> UIGestureRecognizer = { UISwipeGestureRecognizer() }

  static let cases = [
    Case("Surprise 52: a button and a tap", isVetoed: true, tap()) { UIButton(frame: $0) },
    Case("a stepper and a tap", isVetoed: true, tap()) { UIStepper(frame: $0) },
    Case("a segmented control and a tap", isVetoed: true, tap()) { UISegmentedControl(frame: $0) },
    Case("a page control and a tap", isVetoed: true, tap()) { UIPageControl(frame: $0) },
    Case("a switch and a tap", isVetoed: true, tap(), [110]) { UISwitch(frame: $0) },
    Case("Surprise 53: a plain control and a tap", isVetoed: false, tap()) { UIControl(frame: $0) },
    Case("a slider's knob and a tap", isVetoed: false, tap(), [105]) { UISlider(frame: $0) },
    Case("a button and a pan", isVetoed: false, pan(), [110, 150]) { UIButton(frame: $0) },
    Case("a switch and a pan along it", isVetoed: true, pan(), [110, 150]) { UISwitch(frame: $0) },
    Case("a slider's knob and a pan", isVetoed: true, pan(), [105, 110, 150]) {
      UISlider(frame: $0)
    },
    Case("a slider's knob and a swipe", isVetoed: true, swipe(), [105, 130, 180]) {
      UISlider(frame: $0)
    },
    Case("a slider beside its knob and a pan", isVetoed: false, pan(), [150, 180]) {
      UISlider(frame: $0)
    },
    Case("a switch and a swipe", isVetoed: false, swipe(), [105, 130, 180]) { UISwitch(frame: $0) },
  ]

  @Test("Who is refused", arguments: cases)
  func vetoes(wanted: Case) {
    let stage = ControlStage { wanted.make($0) }
    let recognizer = wanted.recognizer()
    let receiver = Receiver(log: stage.log)
    recognizer.addTarget(receiver, action: Selector(("recognized")))
    stage.screen.window.addGestureRecognizer(recognizer)
    stage.begin(wanted.points[0], 120)
    for x in wanted.points.dropFirst() { stage.move(x, 120) }
    stage.end()
    #expect(stage.log.lines.contains { $0.hasPrefix("recognized") } == !wanted.isVetoed)
    #expect(stage.log.lines.contains("touchUpInside") == wanted.isVetoed)
    // A switch tells of no touch-down (R7.11).
    let wasTracking = stage.control is UISwitch || stage.log.lines.contains("touchDown")
    #expect(stage.log.lines.contains("touchCancel") == (wasTracking && !wanted.isVetoed))
  }

  @Test("A pan across the switch or the slider is not refused", arguments: [true, false])
  func across(isSwitch: Bool) {
    let stage = ControlStage { frame -> UIControl in
      isSwitch ? UISwitch(frame: frame) : UISlider(frame: frame)
    }
    stage.screen.window.addGestureRecognizer(UIPanGestureRecognizer())
    stage.begin(105, 105).move(110, 139).end()
    #expect(stage.log.lines.contains("touchCancel"))
  }

  @Test("Surprise 54: with cancelsTouchesInView false both the tap and the button fire")
  func both() {
    let stage = ControlStage { UIButton(frame: $0) }
    let tap = UITapGestureRecognizer()
    let receiver = Receiver(log: stage.log)
    tap.addTarget(receiver, action: Selector(("recognized")))
    tap.cancelsTouchesInView = false
    stage.screen.window.addGestureRecognizer(tap)
    stage.tap(150, 120)
    #expect(stage.log.lines.contains { $0.hasPrefix("recognized") })
    #expect(stage.log.lines.contains("touchUpInside"))
  }

  @Test("Surprise 55: a tap on the button itself suppresses its action")
  func onTheButton() {
    let stage = ControlStage { UIButton(frame: $0) }
    stage.control.addGestureRecognizer(UITapGestureRecognizer())
    stage.tap(150, 120)
    #expect(stage.log.lines == ["touchDown", "touchCancel"])
  }

  @Test("Surprise 56: a double tap and a tap of two fingers are not refused")
  func others() {
    let button = UIButton(0, 0, 10, 10)
    let tap = UITapGestureRecognizer()
    #expect(!button.gestureRecognizerShouldBegin(tap))
    tap.numberOfTapsRequired = 2
    #expect(button.gestureRecognizerShouldBegin(tap))
    tap.numberOfTapsRequired = 1
    tap.numberOfTouchesRequired = 2
    #expect(button.gestureRecognizerShouldBegin(tap))
    #expect(button.gestureRecognizerShouldBegin(UILongPressGestureRecognizer()))
  }
}
