import Foundation
import ResponderKit
import Testing

@Suite("R6.8: what a gesture keeps from the view")
struct HoldingTests {
  let story = Story()
  let view: LoggedView

  init() {
    view = story.view("view")
  }

  @Test("R6.8: the view is cancelled right before the action, and the touch has no view then")
  func cancelled() {
    _ = story.tap(on: view)
    var viewInAction: UIView?? = nil
    story.target.onAction = { [story] _ in viewInAction = .some(story.finger().touch?.view) }
    story.finger().tap(10, 10)
    #expect(story.lines == ["view began", "view cancelled", "tap ended!"])
    #expect(viewInAction == .some(nil))
  }

  @Test("R6.8, S-69: without cancelsTouchesInView both get everything")
  func notCancelled() {
    let pan = story.pan(on: view)
    pan.cancelsTouchesInView = false
    story.finger().down(10, 10)
    story.finger().move(30, 10)
    #expect(story.finger().touch?.view === view)
    story.finger().up()
    #expect(
      story.lines == [
        "view began", "pan began!", "view moved", "pan ended!", "view ended",
      ])
  }

  @Test("R6.8: an ignored finger stays with its view")
  func ignored() {
    view.isMultipleTouchEnabled = true
    let recognizer = story.scripted("r", on: view).inPhase(.moved, .began)
    recognizer.script = { [script = recognizer.script] recognizer, phase, touches, event in
      for touch in touches where touch.finger == 2 { recognizer.ignore(touch, for: event) }
      script(recognizer, phase, touches, event)
    }
    story.finger(1).down(10, 10)
    story.finger(2).down(20, 10)
    story.finger(1).move(30, 10)
    story.finger(2).move(40, 10)
    #expect(recognizer.numberOfTouches == 1)
    #expect(
      story.lines.filter { $0.hasPrefix("view") }
        == ["view began", "view began 2", "view cancelled", "view moved 2"])
  }

  @Test("R6.8: an ignored finger is not held back")
  func ignoredIsNotHeld() {
    let pinch = story.add("pinch", UIPinchGestureRecognizer(), to: view)
    view.isMultipleTouchEnabled = true
    pinch.delaysTouchesBegan = true
    for number in 1...3 { story.finger(number).down(CGFloat(number) * 10, 10) }
    #expect(story.lines == ["view began 3"])
  }

  @Test("R6.8: delaysTouchesBegan holds began and moved until the gesture fails")
  func delayedBegan() {
    let tap = story.tap(on: view)
    tap.delaysTouchesBegan = true
    story.finger().down(10, 10)
    story.finger().move(20, 10)
    story.finger().move(30, 10)
    #expect(story.lines == [])
    story.finger().move(80, 10)
    #expect(story.lines == ["view began", "view moved"])
    story.finger().up()
    #expect(story.lines == ["view ended"])
  }

  @Test("R6.8: delaysTouchesBegan drops everything if the gesture succeeds")
  func droppedBegan() {
    let tap = story.tap(on: view)
    tap.delaysTouchesBegan = true
    story.finger().tap(10, 10)
    #expect(story.lines == ["tap ended!"])
    tap.cancelsTouchesInView = false
    story.finger().tap(10, 10)
    #expect(story.lines == ["tap ended!"])
  }

  @Test("R6.8: a failure after the finger lifted delivers all of it late")
  func everythingLate() {
    let tap = story.tap(on: view, taps: 2)
    tap.delaysTouchesBegan = true
    story.finger().tap(10, 10)
    #expect(story.lines == [])
    story.wait(0.36)
    #expect(story.lines == ["view began", "view ended"] && tap.state == .possible)
  }

  @Test("R6.8, Surprise 44: a double tap makes touchesEnded late by default")
  func delayedEnded() {
    let tap = story.tap(on: view, taps: 2)
    #expect(tap.delaysTouchesEnded)
    story.finger().tap(10, 10)
    #expect(story.lines == ["view began"])
    story.wait(0.36)
    #expect(story.lines == ["view ended"])
  }

  @Test("R6.8: a double tap that succeeds cancels both touches")
  func doubleTap() {
    _ = story.tap(on: view, taps: 2)
    story.finger().tap(10, 10)
    story.finger().tap(10, 10)
    #expect(story.lines == ["view began", "view began", "view cancelled 1+1", "tap ended!"])
    story.wait(1)
    #expect(story.lines == [])
  }

  @Test("R6.8: without delaysTouchesEnded the view hears of the first tap's end at once")
  func endedAtOnce() {
    let tap = story.tap(on: view, taps: 2)
    tap.delaysTouchesEnded = false
    story.finger().tap(10, 10)
    #expect(story.lines == ["view began", "view ended"])
    story.finger().tap(10, 10)
    #expect(story.lines == ["view began", "view cancelled", "tap ended!"])
  }

  @Test("R6.8: what waits is dropped if the view leaves, cancelled if it had begun")
  func viewLeaves() {
    _ = story.tap(on: view, taps: 2)
    story.finger().tap(10, 10)
    view.removeFromSuperview()
    #expect(story.lines == ["view began", "view cancelled"])
    story.wait(1)
    #expect(story.lines == [])
  }

  @Test("R6.8: disabling the recognizer delivers what waits for it")
  func disabled() {
    let tap = story.tap(on: view)
    tap.delaysTouchesBegan = true
    story.finger().down(10, 10)
    tap.isEnabled = false
    #expect(story.lines == ["view began"])
    story.finger().up()
    #expect(story.lines == ["view ended"])
  }

  @Test("R6.8: what waits for two waits for both")
  func two() {
    let (tap, other) = (story.tap(on: view), story.scripted("other", on: view))
    (tap.delaysTouchesBegan, other.delaysTouchesBegan) = (true, true)
    story.finger().down(10, 10)
    tap.state = .failed
    #expect(story.lines == ["other sees began"])
    other.state = .failed
    #expect(story.lines == ["view began"])
  }

  @Test("R6.8: it is told from which view which fingers are taken, a finger that taps twice once")
  func takenFingers() {
    let (view, notes) = (story.view("left", 0, 0, 100, 300), EventLog())
    let other = story.view("right", 100, 0, 100, 300)
    let double = story.tap("double", on: view, taps: 2)
    let pinch = story.add("pinch", UIPinchGestureRecognizer(), to: story.screen.window)
    story.screen.application.eventObserver = notes
    story.finger().tap(50, 50)
    story.finger().tap(50, 50)
    story.finger(1).down(50, 50)
    story.finger(2).down(150, 50)
    story.finger(2).move(190, 50)
    let taken = notes.notes.filter { if case .taken = $0 { true } else { false } }
    #expect(
      taken == [
        .taken(view: ObjectID(view), by: ObjectID(double), fingers: [1]),
        .taken(view: ObjectID(view), by: ObjectID(pinch), fingers: [1]),
        .taken(view: ObjectID(other), by: ObjectID(pinch), fingers: [2]),
      ])
  }
}
