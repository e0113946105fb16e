import Foundation
import ResponderKit
import Testing

/// A recognizer whose class watches its state, as an app's may.
private final class WatchedTap: UITapGestureRecognizer {
  var seen: [State] = []

  override var state: State {
    didSet { if state != oldValue { seen.append(state) } }
  }
}

/// A recognizer whose class does not pass on what its state is set to.
private final class StubbornTap: UITapGestureRecognizer {
  override var state: State {
    get { super.state }
    set {}
  }
}

@Suite("R6.4: states")
struct GestureStateTests {
  let story = Story()
  let view: LoggedView

  init() {
    view = story.view("view")
    view.onTouches = nil
  }

  @Test("R6.4: a discrete gesture ends once and is reset when the fingers lift")
  func discrete() {
    let recognizer = story.scripted("r", on: view).inPhase(.began, .recognized)
    recognizer.cancelsTouchesInView = false
    story.finger().down(10, 10)
    #expect(recognizer.state == .ended)
    story.finger().move(20, 10)
    #expect(recognizer.state == .ended)
    story.finger().up()
    #expect(recognizer.state == .possible)
    #expect(
      story.lines == [
        "r sees began", "r ended!", "view began", "view moved", "view ended", "r reset",
      ]
    )
  }

  @Test("R6.4: a continuous gesture begins, changes and ends, with an action each time")
  func continuous() {
    let recognizer = story.scripted("r", on: view)
      .inPhase(.began, .began).inPhase(.moved, .changed).inPhase(.ended, .ended)
    story.finger().down(10, 10)
    story.finger().move(20, 10)
    story.finger().move(30, 10)
    story.finger().up()
    #expect(
      story.lines == [
        "r sees began", "r began!", "r sees moved", "r changed!", "r sees moved", "r changed!",
        "r sees ended", "r ended!", "r reset",
      ])
    #expect(recognizer.state == .possible)
  }

  @Test("R6.4, Surprise 57: nobody is told of a failure; it lasts until the fingers lift")
  func failed() {
    let recognizer = story.scripted("r", on: view).inPhase(.began, .failed)
    story.finger(1).down(10, 10)
    story.finger(2).down(20, 10)
    story.finger(1).move(50, 10)
    #expect(recognizer.state == .failed)
    #expect(story.lines == ["r sees began", "view began", "view moved"])
    story.finger(1).up()
    story.finger(2).up()
    #expect(story.lines == ["view ended", "r reset"] && recognizer.state == .possible)
  }

  @Test("R6.4: the final state stays until the last finger of the sequence is up")
  func lastFinger() {
    let recognizer = story.scripted("r", on: view)
    story.finger(1).down(10, 10)
    story.finger(2).down(20, 10)
    recognizer.state = .ended
    story.finger(1).up()
    #expect(recognizer.state == .ended)
    story.finger(3).down(30, 10)
    #expect(story.finger(3).touch?.gestureRecognizers == [])
    story.finger(2).up()
    #expect(recognizer.state == .possible)
    story.finger(3).up()
    #expect(story.lines.filter { $0.hasPrefix("r sees") } == ["r sees began", "r sees began"])
  }

  @Test("R6.4: after the reset a new finger counts")
  func afterReset() {
    _ = story.tap(on: view)
    for _ in 0..<3 {
      story.finger().tap(10, 10)
      story.wait(0.1)
    }
    #expect(story.lines.filter { $0 == "tap ended!" }.count == 3)
  }

  @Test("R6.4: setting changed again sends the action again, outside of events, too")
  func changedByHand() {
    let recognizer = story.scripted("r", on: view)
    story.finger().down(10, 10)
    recognizer.state = .began
    recognizer.state = .changed
    recognizer.state = .changed
    recognizer.state = .ended
    #expect(
      story.lines.filter { $0.hasSuffix("!") }
        == ["r began!", "r changed!", "r changed!", "r ended!"])
  }

  @Test("R6.4: an override of state sees every change, whoever causes it")
  func watchedState() {
    let watched = story.add("tap", WatchedTap(), to: view)
    story.finger().tap(10, 10)
    #expect(watched.seen == [.ended, .possible])
    watched.seen = []
    let double = story.tap("double", on: view, taps: 2)
    watched.require(toFail: double)
    story.finger().tap(10, 10)
    #expect(watched.seen == [])
    story.wait(1)
    #expect(watched.seen == [.ended, .possible])
    watched.seen = []
    story.finger().tap(10, 10)
    story.finger().tap(10, 10)
    #expect(watched.seen == [.failed, .possible])
  }

  @Test("R6.4: an override of state cannot keep back what the event system has decided")
  func stubbornState() {
    let stubborn = story.add("stubborn", StubbornTap(), to: view)
    story.tap(on: view).require(toFail: stubborn)
    story.finger().tap(10, 10)
    #expect(story.lines.filter { $0.hasSuffix("!") } == ["stubborn ended!"])
  }

  @Test("R6.4: several steps in one phase are all taken")
  func stepsTogether() {
    let recognizer = story.scripted("r", on: view)
      .inPhase(.began, .began).inPhase(.began, .changed).inPhase(.ended, .ended)
    story.finger().down(10, 10)
    #expect(recognizer.state == .changed)
    #expect(story.lines == ["r sees began", "r began!", "r changed!"])
  }

  @Test("R6.4: undecided when the last finger lifts means failed")
  func undecided() {
    let recognizer = story.scripted("r", on: view)
    story.finger().tap(10, 10)
    #expect(story.lines == ["r sees began", "view began", "r sees ended", "view ended", "r reset"])
    #expect(recognizer.state == .possible)
  }

  @Test("R6.4: a recognizer in no window may be driven by hand")
  func alone() {
    let recognizer = ScriptedRecognizer(log: story.log)
    recognizer.name = "r"
    recognizer.addTarget(story.target, action: Selector(("act:")))
    recognizer.state = .began
    recognizer.state = .ended
    #expect(story.lines == ["r began!", "r ended!", "r reset"] && recognizer.state == .possible)
  }

  @Test("R6.4: targets are told in the order of adding, once each, and not kept alive")
  func targets() {
    let tap = story.tap(on: view)
    tap.addTarget(story.target, action: Selector(("act:")))
    do { tap.addTarget(LogTarget(log: story.log), action: Selector(("act:"))) }
    let second = LogTarget(log: story.log)
    tap.addTarget(second, action: Selector(("other:")))
    story.finger().tap(10, 10)
    #expect(story.lines.filter { $0 == "tap ended!" }.count == 2)
    tap.removeTarget(nil, action: Selector(("act:")))
    story.finger().tap(10, 10)
    #expect(story.lines.filter { $0 == "tap ended!" }.count == 1)
  }

  @Test(
    "R6.4: every other step stops the program",
    arguments: [
      "ended began", "ended changed", "ended failed", "failed began", "failed ended", "changed",
      "began failed", "began possible", "possible possible ended possible",
    ])
  func illegal(_ steps: String) async {
    await #expect(processExitsWith: .failure) { [steps] in
      let story = Story()
      let recognizer = story.scripted("r", on: story.screen.window)
      story.finger().down(10, 10)
      for step in steps.split(separator: " ") {
        if let state = UIGestureRecognizer.State(rawValue: String(step)) {
          recognizer.state = state
        }
      }
    }
  }
}
