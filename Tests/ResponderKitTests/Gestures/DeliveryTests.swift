import Foundation
import ResponderKit
import Testing

@Suite("R6.1-R6.3, R6.12, R6.13: which recognizers see which touches")
struct GestureDeliveryTests {
  let story = Story()

  @Test("R6.1, Surprise 46: a recognizer sees what hits a descendant, even drawn outside its view")
  func descendants() {
    let parent = story.view("parent", 0, 0, 50, 50)
    let child = story.view("child", 0, 0, 200, 50, in: parent)
    let tap = story.tap(on: parent)
    story.finger().down(10, 10)
    #expect(
      story.finger().touch?.view === child && story.finger().touch?.gestureRecognizers == [tap])
    story.finger().move(40, 10)
    story.finger().up()
    #expect(story.lines == ["child began", "child moved", "child cancelled", "tap ended!"])
  }

  @Test("R6.1: a view in front that is no descendant keeps touches away")
  func siblingInFront() {
    let back = story.view("back")
    _ = story.tap(on: back)
    _ = story.view("front")
    story.finger().tap(10, 10)
    #expect(story.lines == ["front began", "front ended"])
  }

  @Test("R6.1, R6.10: a disabled recognizer sees nothing")
  func disabled() {
    let tap = story.tap(on: story.view("view"))
    tap.isEnabled = false
    story.finger().down(10, 10)
    tap.isEnabled = true
    story.finger().up()
    #expect(story.lines == ["view began", "view ended"])
  }

  @Test("R6.2, R6.3, S-94, Surprise 43: the deepest recognizers first, all of them, then the view")
  func order() {
    let parent = story.view("parent")
    let child = story.view("child", in: parent)
    for (name, view) in [
      ("window", story.screen.window as UIView), ("parent", parent), ("child", child),
    ] {
      story.scripted("\(name)'s", on: view).delaysTouchesEnded = false
    }
    story.finger().down(10, 10)
    #expect(
      story.lines == [
        "child's sees began", "parent's sees began", "window's sees began", "child began",
      ])
    story.finger().up()
    #expect(
      story.lines.prefix(4) == [
        "child's sees ended", "parent's sees ended", "window's sees ended", "child ended",
      ])
  }

  @Test("R6.3, Surprise 43: the view hears of the beginning although a gesture will succeed")
  func parallel() {
    _ = story.tap(on: story.view("view"))
    story.finger().tap(10, 10)
    #expect(story.lines == ["view began", "view cancelled", "tap ended!"])
  }

  @Test("R6.1, S-94: a sibling's recognizer has no part in a touch")
  func sibling() {
    let view = story.view("view")
    _ = story.scripted("r", on: view)
    let sibling = story.view("sibling", 300, 0, 50, 50)
    #expect(sibling.gestureRecognizers == nil)
    story.finger().tap(310, 10)
    #expect(story.lines == ["sibling began", "sibling ended"])
  }

  @Test("R6.12: actions come after all recognizers have seen the event and before the view")
  func actions() {
    let view = story.view("view")
    let first = story.scripted("first", on: view).inPhase(.began, .began)
    first.cancelsTouchesInView = false
    let second = story.scripted("second", on: view)
    second.mayBePrevented = { _ in false }
    story.finger().down(10, 10)
    #expect(story.lines == ["first sees began", "second sees began", "first began!", "view began"])
  }

  @Test("R6.13, Surprise 58: adding a recognizer to a second view moves it")
  func oneView() {
    let (left, right) = (story.view("left", 0, 0, 100, 100), story.view("right", 100, 0, 100, 100))
    let tap = story.tap(on: left)
    right.addGestureRecognizer(tap)
    #expect(left.gestureRecognizers == nil && tap.view === right)
    story.finger().tap(10, 10)
    #expect(story.lines == ["left began", "left ended"])
    story.finger().tap(110, 10)
    #expect(story.lines == ["right began", "right cancelled", "tap ended!"])
  }

  @Test("R6.13: moved in the middle of a press, it forgets the press")
  func movedWhilePressing() {
    let (left, right) = (story.view("left", 0, 0, 100, 100), story.view("right", 100, 0, 100, 100))
    let press = story.longPress(on: left)
    story.finger().down(10, 10)
    story.wait(0.4)
    right.addGestureRecognizer(press)
    story.wait(0.3)
    #expect(press.state == .possible && story.lines == ["left began"])
    story.finger(2).down(110, 10)
    story.wait(0.4)
    #expect(press.state == .possible)
    story.wait(0.1)
    #expect(story.lines == ["right began 2", "right cancelled 2", "press began!"])
  }

  @Test("R6.10: a finger that the delegate declines is never seen")
  func declined() {
    let recognizer = story.scripted("r", on: story.view("view"))
    let judge = StubDelegate()
    recognizer.delegate = judge
    judge.receivesTouch = { $0.finger == 2 }
    story.finger(1).down(10, 10)
    story.finger(2).down(20, 10)
    #expect(recognizer.numberOfTouches == 1 && story.finger(1).touch?.gestureRecognizers == [])
    story.finger(1).move(100, 10)
    #expect(story.lines == ["view began", "r sees began", "view moved"])
  }

  @Test("R6.10: isEnabled = false in the middle cancels what began and fails what did not")
  func disabledInTheMiddle() {
    let view = story.view("view")
    let pan = story.pan(on: view)
    let judge = StubDelegate()
    judge.isSimultaneous = { _ in true }
    let press = story.longPress(on: view)
    press.delegate = judge
    story.finger().down(10, 10)
    press.isEnabled = false
    story.wait(1)
    story.finger().move(30, 10)
    pan.isEnabled = false
    pan.isEnabled = true
    story.finger().move(80, 10)
    #expect(story.lines == ["view began", "view cancelled", "pan began!", "pan cancelled!"])
    story.finger().up()
    #expect(pan.state == .possible && press.state == .possible && story.lines == [])
  }

  @Test("R6.10: a recognizer that disables itself in its action is cancelled after it")
  func disabledInAction() {
    let pan = story.pan(on: story.view("view"))
    story.target.onAction = { $0.isEnabled = false }
    story.finger().down(10, 10)
    story.finger().move(30, 10)
    story.finger().up()
    #expect(story.lines == ["view began", "view cancelled", "pan began!", "pan cancelled!"])
    #expect(pan.state == .possible)
  }

  @Test(
    "R6.10: a recognizer or its view that is removed in its own action", arguments: [true, false])
  func removedInAction(removesView: Bool) {
    let view = story.view("view")
    let pan = story.pan(on: view)
    story.target.onAction = { _ in
      removesView ? view.removeFromSuperview() : view.removeGestureRecognizer(pan)
    }
    story.finger().down(10, 10)
    story.finger().move(30, 10)
    story.finger().move(60, 10)
    story.finger().up()
    #expect(story.lines == ["view began", "view cancelled", "pan began!", "pan cancelled!"])
    #expect(pan.state == .possible)
  }

  @Test("R6.13: a recognizer that its last action removes, or gives to another view")
  func removedWhileRemoved() {
    let (left, right) = (story.view("left", 0, 0, 100, 100), story.view("right", 100, 0, 100, 100))
    let pan = story.pan(on: left)
    for target in [left, right] {
      left.addGestureRecognizer(pan)
      story.target.onAction = { [story] pan in
        guard pan.state == .cancelled else { return }
        left.removeGestureRecognizer(pan)
        if target === right { story.screen.window.addGestureRecognizer(pan) }
      }
      story.finger().down(10, 10)
      story.finger().move(30, 10)
      right.addGestureRecognizer(pan)
      #expect(pan.view === right && right.gestureRecognizers == [pan])
      #expect(left.gestureRecognizers == nil && story.screen.window.gestureRecognizers == nil)
      story.finger().up()
    }
  }

  @Test("R6.10: a timer of a press that its view's removal ended does not go off later")
  func removedInHandler() {
    let view = story.view("view")
    let press = story.longPress(on: view)
    view.onTouches = { phase, _, _ in if phase == .began { view.removeFromSuperview() } }
    story.finger().down(10, 10)
    story.finger().up()
    view.onTouches = nil
    story.wait(0.3)
    story.screen.window.addSubview(view)
    story.finger().down(10, 10)
    story.wait(0.3)
    #expect(press.state == .possible)
    #expect(story.lines == ["view began", "view cancelled", "view began"])
  }

  @Test("R6.1: a window's recognizer sees what hits any of its views")
  func windowLevel() {
    _ = story.tap(on: story.screen.window)
    _ = story.view("view")
    story.finger().tap(10, 10)
    story.finger().tap(380, 800)
    #expect(story.lines == ["view began", "view cancelled", "tap ended!", "tap ended!"])
  }
}
