import Foundation
import ResponderKit
import Testing

@Suite("R7.1 to R7.6: how a control follows a finger")
struct TrackingTests {
  /// Fingers on a control of (100 100; 100 40), and what it tells of.
  struct Story: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var act: @Sendable (ControlStage<UIControl>) -> Void
    var tells: String

    init(
      _ name: String, _ tells: String, _ act: @escaping @Sendable (ControlStage<UIControl>) -> Void
    ) {
      testDescription = name
      self.tells = tells
      self.act = act
    }
  }

  static let stories = [
    Story("R7.1: a tap", "touchDown touchUpInside") { $0.tap(150, 120) },
    Story(
      "R7.1: touchDownRepeat follows touchDown from the second tap on",
      "touchDown touchUpInside touchDown touchDownRepeat touchUpInside"
    ) { $0.tap(150, 120).tap(150, 120) },
    Story(
      "R7.2: every move is told", "touchDown touchDragInside touchDragInside touchUpInside"
    ) { $0.begin(150, 120).move(151, 120).move(152, 120).end() },
    Story(
      "R7.2: Exit comes before Outside",
      "touchDown touchDragExit touchDragOutside touchDragOutside touchUpOutside"
    ) { $0.begin(150, 120).move(300, 300).move(301, 300).end() },
    Story(
      "Surprise 61: touchDragEnter comes before touchDragInside",
      "touchDown touchDragExit touchDragOutside touchDragEnter touchDragInside touchUpInside"
    ) { $0.begin(150, 120).move(300, 300).move(150, 120).end() },
    Story(
      "Surprise 60: touchUpInside needs no finger inside the bounds, 70 pt outside still count",
      "touchDown touchDragInside touchUpInside"
    ) { $0.begin(150, 120).move(269, 209).end() },
    Story(
      "R7.5: farther out it is outside", "touchDown touchDragExit touchDragOutside touchUpOutside"
    ) {
      $0.begin(150, 120).move(270, 120).end()
    },
    Story("R7.4: a finger that is taken away", "touchDown touchDragInside touchCancel") {
      $0.begin(150, 120).move(151, 120).cancel()
    },
    Story("R7.4: a control that leaves its window", "touchDown touchCancel") {
      $0.begin(150, 120).control.removeFromSuperview()
    },
    Story("R7.6: a second finger is not followed", "touchDown touchUpInside") { stage in
      stage.control.isMultipleTouchEnabled = true
      stage.begin(150, 120)
      stage.screen.tap(160, 120)
      stage.end()
    },
    Story("Surprise 66: a disabled control is never hit in the first place", "") { stage in
      stage.control.isEnabled = false
      stage.tap(150, 120)
    },
    Story("Surprise 15: disabling under the finger cancels nothing", "touchDown touchUpInside") {
      $0.begin(150, 120).control.isEnabled = false
      $0.end()
    },
    Story("R7.5: point(inside:) counts beyond the slop", "touchDown touchDragInside touchUpInside")
    {
      $0.control.pointInsideBehavior = Inset(dx: -150, dy: -150)
      $0.begin(150, 120).move(320, 120).end()
    },
    Story("R5.6: a finger that hit a subview climbs to the control, which does not follow it", "") {
      $0.control.addSubview(UIView(frame: $0.control.bounds))
      $0.tap(150, 120)
    },
    Story("R7.1: a value for touchesBegan replaces tracking", "") {
      $0.control.setHandling(.handles, of: .touchesBegan)
      $0.tap(150, 120)
    },
  ]

  @Test("What is told", arguments: stories)
  func tells(story: Story) {
    let stage = ControlStage { UIControl(frame: $0) }
    story.act(stage)
    #expect(stage.log.lines.joined(separator: " ") == story.tells)
    #expect(!stage.control.isTracking && !stage.control.isHighlighted)
    #expect(!stage.control.isTouchInside)
  }

  @Test("Surprise 62: in touchUpInside isTracking is false, the other two are still true")
  func momentOfTouchUp() {
    let stage = ControlStage { UIControl(frame: $0) }
    let log = CallLog()
    for (name, event) in UIControl.Event.named {
      stage.control.addAction(
        UIAction { [unowned control = stage.control] _ in
          let facts = [
            control.isTracking ? "tracking" : "", control.isTouchInside ? "inside" : "",
            control.isHighlighted ? "highlighted" : "",
          ]
          log.write(([name] + facts.filter { !$0.isEmpty }).joined(separator: " "))
        }, for: event)
    }
    stage.begin(150, 120).move(300, 300).move(150, 120).end().begin(150, 120).cancel()
    #expect(
      log.lines == [
        "touchDown tracking inside highlighted",
        "touchDragExit tracking", "touchDragOutside tracking",
        "touchDragEnter tracking inside highlighted",
        "touchDragInside tracking inside highlighted",
        "touchUpInside inside highlighted",
        "touchDown tracking inside highlighted", "touchDownRepeat tracking inside highlighted",
        "touchCancel",
      ])
  }
}
