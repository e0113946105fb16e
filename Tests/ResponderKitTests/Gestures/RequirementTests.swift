import Foundation
import ResponderKit
import Testing

@Suite("R6.5: failure requirements and vetoes")
struct RequirementTests {
  let story = Story()
  let view: LoggedView

  init() {
    view = story.view("view")
  }

  private var actions: [String] { story.lines.filter { $0.hasSuffix("!") } }

  @Test("R6.5: a single tap that requires a double tap to fail waits 0.35 s")
  func singleAndDouble() {
    let (single, double) = (story.tap("single", on: view), story.tap("double", on: view, taps: 2))
    single.require(toFail: double)
    story.finger().tap(10, 10)
    #expect(single.state == .possible && single.awaitedRecognizer === double)
    story.wait(0.34)
    #expect(actions == [])
    story.wait(0.02)
    #expect(actions == ["single ended!"])
    story.finger().tap(10, 10)
    story.wait(0.1)
    story.finger().tap(10, 10)
    story.wait(1)
    #expect(actions == ["double ended!"])
  }

  @Test("R6.5: a slow second tap does not stop the program while the first one waits")
  func slowSecondTap() {
    let (single, double) = (story.tap("single", on: view), story.tap("double", on: view, taps: 2))
    single.require(toFail: double)
    story.finger().tap(10, 10)
    story.wait(0.3)
    story.finger().down(10, 10)
    story.wait(0.6)
    #expect(single.state == .possible)
    story.wait(0.3)
    #expect(actions == ["single ended!"])
    story.finger().up()
    #expect(single.state == .possible && double.state == .possible)
  }

  @Test("R6.5, Surprise 51: swipe and pan with a requirement", arguments: [40, 50] as [CGFloat])
  func swipeAndPan(_ distance: CGFloat) {
    let (pan, swipe) = (story.pan(on: view), story.swipe(on: view))
    pan.require(toFail: swipe)
    story.finger().down(10, 10)
    for x in stride(from: 20, through: 10 + distance, by: 10) { story.finger().move(x, 10) }
    #expect(actions == (distance == 50 ? ["swipe ended!"] : []))
    story.finger().up()
    #expect(actions == [] && pan.state == .possible && swipe.state == .possible)
  }

  @Test("R6.5: a pan that waits for a swipe goes on when the swipe is too slow")
  func slowSwipe() {
    let (pan, swipe) = (story.pan(on: view), story.swipe(on: view))
    pan.require(toFail: swipe)
    story.finger().down(10, 10)
    story.finger().move(40, 10)
    story.wait(0.6)
    #expect(swipe.state == .failed && actions == ["pan began!"])
    story.finger().move(50, 10)
    story.finger().up()
    #expect(actions == ["pan changed!", "pan ended!"])
  }

  @Test("R6.5: a swipe that waits is not undone by its own time limit")
  func waitingSwipe() {
    let swipe = story.swipe(on: view)
    let blocker = story.scripted("blocker", on: view)
    swipe.require(toFail: blocker)
    story.finger().down(10, 10)
    story.finger().move(80, 10)
    story.wait(1)
    #expect(swipe.state == .possible)
    blocker.state = .failed
    #expect(actions == ["swipe ended!"])
  }

  @Test(
    "R6.5: whoever waits may still give up", arguments: [UIGestureRecognizer.State.began, .ended])
  func givesUp(_ state: UIGestureRecognizer.State) {
    let recognizer = story.scripted("r", on: view).inPhase(.began, state)
    let blocker = story.scripted("blocker", on: view)
    recognizer.require(toFail: blocker)
    story.finger().down(10, 10)
    recognizer.state = .failed
    blocker.state = .failed
    #expect(actions == [] && recognizer.state == .failed)
  }

  @Test("R6.5: what waits to begin when its last finger lifts does not begin without a finger")
  func liftedWhileWaiting() {
    let recognizer = story.scripted("r", on: view).inPhase(.began, .began)
    let blocker = story.scripted("blocker", on: view).inPhase(.ended, .failed)
    recognizer.require(toFail: blocker)
    story.finger().tap(10, 10)
    #expect(actions == [] && recognizer.state == .possible)
  }

  @Test("R6.5: a press that waits when the system takes the finger")
  func cancelledWhileWaiting() {
    let press = story.longPress(on: view)
    press.require(toFail: story.scripted("blocker", on: view))
    story.finger().down(10, 10)
    story.wait(0.6)
    story.screen.application.touchDelivery.cancelAll()
    #expect(actions == [] && press.state == .possible)
  }

  @Test("R6.5: one that succeeds makes those fail that require it to fail")
  func requirementSucceeds() {
    let judge = StubDelegate()
    judge.isSimultaneous = { _ in true }
    let recognizer = story.scripted("r", on: view).inPhase(.moved, .began)
    let blocker = story.scripted("blocker", on: view).inPhase(.ended, .ended)
    recognizer.require(toFail: blocker)
    recognizer.delegate = judge
    story.finger().down(10, 10)
    story.finger().move(20, 10)
    story.finger().up()
    #expect(actions == ["blocker ended!"])
  }

  @Test("R6.5: a requirement that sees no touches does not count")
  func absentRequirement() {
    let other = story.tap("other", on: story.view("elsewhere", 300, 0, 50, 50), taps: 2)
    let disabled = story.tap("disabled", on: view, taps: 2)
    disabled.isEnabled = false
    let tap = story.tap(on: view)
    tap.require(toFail: other)
    tap.require(toFail: disabled)
    story.finger().tap(10, 10)
    #expect(actions == ["tap ended!"])
  }

  @Test("R6.5: dynamic requirements by delegates and subclasses", arguments: 0..<4)
  func dynamic(_ way: Int) {
    let waiting = story.scripted("waiting", on: view).inPhase(.began, .ended)
    let blocker = story.scripted("blocker", on: view).inPhase(.ended, .failed)
    let judge = StubDelegate()
    switch way {
    case 0:
      waiting.delegate = judge
      judge.requires = { $0 === blocker }
    case 1:
      blocker.delegate = judge
      judge.isRequired = { $0 === waiting }
    case 2: waiting.requires = { $0 === blocker }
    default: blocker.isRequired = { $0 === waiting }
    }
    story.finger().down(10, 10)
    #expect(actions == [] && waiting.awaitedRecognizer === blocker)
    story.finger().up()
    #expect(actions == ["waiting ended!"])
  }

  @Test(
    "R6.5: one that requires itself, or a circle, fails when the fingers lift", arguments: 1...3)
  func circle(_ size: Int) {
    let all = (0..<size).map { story.scripted("r\($0)", on: view).inPhase(.began, .began) }
    for (index, recognizer) in all.enumerated() {
      recognizer.require(toFail: all[(index + 1) % size])
    }
    for _ in 0..<2 {
      story.finger().down(10, 10)
      #expect(all.allSatisfy { $0.state == .possible })
      story.finger().up()
      #expect(all.allSatisfy { $0.state == .possible && $0.awaitedRecognizer == nil })
      let lines = story.lines
      #expect(lines.contains("view ended") && lines.filter { $0.hasSuffix("reset") }.count == size)
    }
  }

  @Test("R6.5: taps that wait for each other fail as soon as the finger lifts")
  func circleOfTaps() {
    let (a, b) = (story.tap("a", on: view), story.tap("b", on: view))
    a.require(toFail: b)
    b.require(toFail: a)
    story.finger().tap(10, 10)
    #expect(story.lines == ["view began", "view ended"] && a.state == .possible)
  }

  @Test("R6.5: requirements, then the hit view, then the delegate")
  func order() {
    let recognizer = story.scripted("r", on: story.screen.window).inPhase(.began, .began)
    let blocker = story.scripted("blocker", on: view).inPhase(.moved, .failed)
    recognizer.require(toFail: blocker)
    let judge = StubDelegate()
    recognizer.delegate = judge
    view.mayBegin = { [story] in
      story.log.write("view asked about \($0.name ?? "?")")
      return true
    }
    judge.mayBegin = { [story] _ in
      story.log.write("delegate asked")
      return true
    }
    story.finger().down(10, 10)
    #expect(story.lines == ["blocker sees began", "r sees began", "view began"])
    story.finger().move(20, 10)
    #expect(
      story.lines == [
        "blocker sees moved", "r sees moved", "view asked about r", "delegate asked",
        "view cancelled", "r began!",
      ])
  }

  @Test("R6.5: no from the view or the delegate fails the gesture", arguments: [true, false])
  func veto(byView: Bool) {
    let pan = story.pan(on: story.screen.window)
    let judge = StubDelegate()
    pan.delegate = judge
    if byView { view.mayBegin = { _ in false } } else { judge.mayBegin = { _ in false } }
    story.finger().down(10, 10)
    story.finger().move(30, 10)
    #expect(pan.state == .failed && story.lines == ["view began", "view moved"])
  }

  @Test("R6.5, R6.9: the view is not asked if its touch would not be cancelled")
  func notAsked() {
    let pan = story.pan(on: story.screen.window)
    pan.cancelsTouchesInView = false
    view.mayBegin = { _ in false }
    story.finger().down(10, 10)
    story.finger().move(30, 10)
    #expect(actions == ["pan began!"])
  }

  @Test("R6.5: a delegate that disables the recognizer or removes the view while it is asked")
  func changedWhileAsked() {
    let pan = story.pan(on: view)
    let judge = StubDelegate()
    pan.delegate = judge
    judge.mayBegin = {
      $0.isEnabled = false
      return true
    }
    story.finger().down(10, 10)
    story.finger().move(30, 10)
    #expect(actions == [] && !pan.isEnabled && pan.state == .possible)
    story.finger().up()
    pan.isEnabled = true
    judge.mayBegin = { [view] _ in
      view.removeFromSuperview()
      return true
    }
    story.finger().down(10, 10)
    story.finger().move(30, 10)
    story.finger().up()
    #expect(actions == [] && pan.state == .possible)
  }
}
