import Foundation
import ResponderKit
import Testing

@Suite("R6.11: the measures of taps, long presses and swipes")
struct MeasureTests {
  /// A finger that comes down at (100, 100), rests, moves, rests, and lifts.
  struct Stroke: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var before = 0.0
    var x: CGFloat = 0
    var y: CGFloat = 0
    var after = 0.0
    var isRecognized: Bool
  }

  let story = Story()
  let view: LoggedView

  init() {
    view = story.view("view", 0, 0, 390, 800)
  }

  private func draw(_ stroke: Stroke) -> [String] {
    story.finger().down(100, 100)
    story.wait(stroke.before)
    if stroke.x != 0 || stroke.y != 0 { story.finger().move(100 + stroke.x, 100 + stroke.y) }
    story.wait(stroke.after)
    story.finger().up()
    return story.lines.filter { $0.hasSuffix("!") }
  }

  @Test(
    "R6.11: a tap lasts at most 0.75 s and moves at most 45 pt",
    arguments: [
      Stroke(testDescription: "at once", isRecognized: true),
      Stroke(testDescription: "0.74 s", before: 0.74, isRecognized: true),
      Stroke(testDescription: "0.76 s", before: 0.76, isRecognized: false),
      Stroke(testDescription: "45 pt", x: 45, isRecognized: true),
      Stroke(testDescription: "46 pt", x: 46, isRecognized: false),
      Stroke(testDescription: "46 pt up", y: -46, isRecognized: false),
    ])
  func tap(_ stroke: Stroke) {
    _ = story.tap(on: view)
    #expect(draw(stroke) == (stroke.isRecognized ? ["tap ended!"] : []))
  }

  @Test(
    "R6.18: a long press of 0 s begins as the fingers come down, before any move",
    arguments: [(1, 0), (2, 0), (1, 1)])
  func pressWithoutDuration(fingers: Int, taps: Int) {
    let press = story.add("press", UILongPressGestureRecognizer(), to: view)
    press.minimumPressDuration = 0
    (press.numberOfTouchesRequired, press.numberOfTapsRequired) = (fingers, taps)
    if taps > 0 { story.finger(1).tap(100, 100) }
    for number in 1...fingers {
      #expect(press.state == .possible)
      story.finger(number).down(100, 100)
    }
    #expect(press.state == .began)
    story.finger(1).move(100, 300)
    #expect(press.state == .changed)
    story.finger(1).up()
    #expect(story.lines.contains("press ended!"))
  }

  @Test("R6.11: a tap that lifts too far away is none")
  func tapLiftsAway() {
    _ = story.tap(on: view)
    story.finger().down(100, 100)
    story.finger().up(146, 100)
    #expect(!story.lines.contains("tap ended!"))
  }

  @Test(
    "R6.11: two taps at most 0.35 s and 45 pt apart",
    arguments: [(0.34, 0, true), (0.36, 0, false), (0.1, 45, true), (0.1, 46, false)])
  func doubleTap(_ pause: Double, _ distance: CGFloat, _ isRecognized: Bool) {
    let tap = story.tap(on: view, taps: 2)
    story.finger().tap(100, 100)
    story.wait(pause)
    story.finger().tap(100 + distance, 100)
    #expect(story.lines.contains("tap ended!") == isRecognized)
    story.wait(1)
    #expect(tap.state == .possible)
  }

  @Test("R6.11: a tap's location is the middle of the first tap's fingers")
  func tapLocation() {
    let tap = story.tap(on: view, taps: 2, touches: 2)
    var location = CGPoint.zero
    story.target.onAction = { location = $0.location(in: nil) }
    for x in [100, 120] as [CGFloat] {
      story.finger(1).down(x, 100)
      story.finger(2).down(x + 40, 100)
      story.finger(1).up()
      story.finger(2).up()
    }
    #expect(location == CGPoint(x: 120, y: 100) && tap.state == .possible)
  }

  @Test("R6.11: a tap needs exactly its number of fingers", arguments: 1...3, 1...3)
  func tapFingers(_ needed: Int, _ actual: Int) {
    _ = story.tap(on: view, touches: needed)
    for number in 1...actual { story.finger(number).down(CGFloat(number) * 50, 100) }
    for number in 1...actual { story.finger(number).up() }
    #expect(story.lines.contains("tap ended!") == (needed == actual))
  }

  @Test(
    "R6.11, Surprise 50: a long press begins after 0.5 s, moving at most 10 pt before",
    arguments: [
      Stroke(testDescription: "0.49 s", before: 0.49, isRecognized: false),
      Stroke(testDescription: "0.5 s", before: 0.5, isRecognized: true),
      Stroke(testDescription: "10 pt", x: 10, after: 0.5, isRecognized: true),
      Stroke(testDescription: "10.1 pt", x: 10.1, after: 0.5, isRecognized: false),
    ])
  func longPress(_ stroke: Stroke) {
    _ = story.longPress(on: view)
    #expect(draw(stroke) == (stroke.isRecognized ? ["press began!", "press ended!"] : []))
  }

  @Test("R6.11: once begun a long press may move as far as it likes, and one lifted finger ends it")
  func longPressMoves() {
    let press = story.longPress(on: view)
    press.numberOfTouchesRequired = 2
    story.finger(1).down(100, 100)
    story.wait(0.6)
    story.finger(2).down(200, 100)
    story.wait(0.5)
    story.finger(1).move(300, 300)
    story.finger(1).up()
    #expect(press.state == .ended)
    story.finger(2).move(10, 10)
    story.finger(2).up()
    #expect(
      story.lines.filter { $0.hasSuffix("!") }
        == ["press began!", "press changed!", "press ended!"])
  }

  @Test("R6.11: a long press after a tap")
  func longPressAfterTap() {
    let press = story.longPress(on: view)
    press.numberOfTapsRequired = 1
    story.finger().tap(100, 100)
    story.wait(0.2)
    story.finger().down(100, 100)
    story.wait(0.5)
    #expect(press.state == .began)
    story.finger().up()
    story.finger().down(100, 100)
    story.wait(0.5)
    #expect(press.state == .possible || press.state == .failed)
  }

  @Test(
    "R6.11: a swipe is straight, quick, long enough, and to the right by default",
    arguments: [
      Stroke(testDescription: "50 pt", x: 50, isRecognized: true),
      Stroke(testDescription: "49 pt", x: 49, isRecognized: false),
      Stroke(testDescription: "left", x: -60, isRecognized: false),
      Stroke(testDescription: "up", y: -60, isRecognized: false),
      Stroke(testDescription: "a little aside", x: 60, y: 30, isRecognized: true),
      Stroke(testDescription: "too much aside", x: 60, y: 31, isRecognized: false),
      Stroke(testDescription: "0.49 s", before: 0.49, x: 60, isRecognized: true),
      Stroke(testDescription: "0.51 s", before: 0.51, x: 60, isRecognized: false),
    ])
  func swipe(_ stroke: Stroke) {
    _ = story.swipe(on: view)
    #expect(draw(stroke) == (stroke.isRecognized ? ["swipe ended!"] : []))
  }

  @Test("R6.11: a swipe may have several directions")
  func swipeDirections() {
    let swipe = story.swipe(on: view)
    swipe.direction = [.left, .up]
    for (x, y) in [(40, 100), (100, 40), (160, 100), (100, 160)] as [(CGFloat, CGFloat)] {
      story.finger().down(100, 100)
      story.finger().move(x, y)
      story.finger().up()
    }
    #expect(story.lines.filter { $0 == "swipe ended!" }.count == 2)
  }
}
