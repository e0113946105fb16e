import Foundation
import ResponderKit
import Testing

@Suite("R5.3, R5.4: which fingers reach a view")
struct FilterTests {
  let story = Story()

  @Test("R5.3, Surprise 37: a second finger on a view is refused for life, recognizers see it")
  func secondFinger() {
    let view = story.view("view")
    let recognizer = story.scripted("r", on: view)
    recognizer.delaysTouchesEnded = false
    story.finger(1).down(10, 10)
    story.finger(2).down(50, 50)
    #expect(story.finger(2).touch?.view == nil && recognizer.numberOfTouches == 2)
    story.finger(1).up()
    story.finger(2).move(60, 60)
    story.finger(2).up()
    #expect(
      story.lines == [
        "r sees began", "view began", "r sees began", "r sees ended", "view ended",
        "r sees moved", "r sees ended", "r reset",
      ])
  }

  @Test("R5.3: once the first finger has lifted, a new one is welcome")
  func thirdFinger() {
    _ = story.view("view")
    story.finger(1).down(10, 10)
    story.finger(2).down(20, 10)
    story.finger(1).up()
    story.finger(3).down(30, 10)
    #expect(story.lines == ["view began", "view ended", "view began 3"])
  }

  @Test("R5.3, Surprise 37: a pinch works in a view without isMultipleTouchEnabled")
  func pinch() {
    let view = story.view("view")
    let pinch = story.add("pinch", UIPinchGestureRecognizer(), to: view)
    story.finger(1).down(100, 100)
    story.finger(2).down(200, 100)
    story.finger(2).move(300, 100)
    #expect(pinch.state == .began && pinch.scale == 2)
  }

  @Test("R5.3, Surprise 38: fingers on other views are not affected")
  func otherView() {
    _ = story.view("left", 0, 0, 100, 100)
    _ = story.view("right", 100, 0, 100, 100)
    story.finger(1).down(10, 10)
    story.finger(2).down(110, 10)
    #expect(story.lines == ["left began", "right began 2"])
  }

  @Test("R5.3: with isMultipleTouchEnabled all come, those of one moment together")
  func multiple() {
    story.view("view").isMultipleTouchEnabled = true
    story.screen.together(
      TouchSample(.began, at: CGPoint(x: 10, y: 10), finger: 1),
      TouchSample(.began, at: CGPoint(x: 20, y: 10), finger: 2))
    story.screen.together(
      TouchSample(.moved, at: CGPoint(x: 30, y: 10), finger: 1),
      TouchSample(.ended, at: CGPoint(x: 20, y: 10), finger: 2))
    #expect(story.lines == ["view began 1+2", "view moved", "view ended 2"])
  }

  @Test("R5.3: of two fingers that come down at one moment, only the first is delivered")
  func sameMoment() {
    _ = story.view("view")
    story.screen.together(
      TouchSample(.began, at: CGPoint(x: 10, y: 10), finger: 1),
      TouchSample(.began, at: CGPoint(x: 20, y: 10), finger: 2))
    #expect(story.lines == ["view began"])
  }

  @Test("R5.3: a window takes all fingers, and a superview those that its children forward")
  func windowAndForwarding() {
    story.finger(1).down(10, 10)
    story.finger(2).down(20, 10)
    #expect(story.finger(2).touch?.view === story.screen.window)
    story.finger(1).up()
    story.finger(2).up()
    let parent = story.view("parent")
    for x in [0, 100] as [CGFloat] {
      story.view("child", x, 0, 100, 100, in: parent).isSharing = true
    }
    story.finger(1).down(10, 10)
    story.finger(2).down(110, 10)
    #expect(story.lines == ["child began", "parent began", "child began 2", "parent began 2"])
  }

  @Test("R5.4 (a), Surprise 39: an exclusive view refuses a finger while another view is touched")
  func exclusiveComesLate() {
    _ = story.view("plain", 0, 0, 100, 100)
    story.view("exclusive", 100, 0, 100, 100).isExclusiveTouch = true
    story.finger(1).down(10, 10)
    story.finger(2).down(110, 10)
    story.finger(1).up()
    story.finger(2).up()
    story.finger(2).tap(110, 10)
    #expect(
      story.lines == ["plain began", "plain ended", "exclusive began 2", "exclusive ended 2"])
  }

  @Test("R5.4 (b, c), Surprise 39: while an exclusive view is touched, others get nothing")
  func exclusiveIsFirst() {
    _ = story.view("plain", 0, 0, 100, 100)
    story.view("exclusive", 100, 0, 100, 100).isExclusiveTouch = true
    story.finger(1).down(110, 10)
    story.finger(2).down(10, 10)
    story.finger(1).up()
    story.finger(2).up()
    story.finger(2).tap(10, 10)
    #expect(
      story.lines == ["exclusive began", "exclusive ended", "plain began 2", "plain ended 2"])
  }

  @Test("R5.4: recognizers do not care, and other windows neither")
  func exclusiveElsewhere() {
    let plain = story.view("plain", 0, 0, 100, 100)
    let recognizer = story.scripted("r", on: plain)
    story.view("exclusive", 100, 0, 100, 100).isExclusiveTouch = true
    let window = story.screen.addWindow(
      UIWindow(frame: CGRect(x: 200, y: 0, width: 100, height: 100)))
    _ = story.view("far", in: window)
    story.finger(1).down(110, 10)
    story.finger(2).down(10, 10)
    story.finger(3).down(210, 10)
    #expect(recognizer.numberOfTouches == 1)
    #expect(story.lines == ["exclusive began", "r sees began", "far began 3"])
  }
}
