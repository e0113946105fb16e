import Foundation
import ResponderKit
import Testing

@Suite("R6.6, R6.7: which recognizers may succeed together")
struct ExclusionTests {
  let story = Story()
  let view: LoggedView

  init() {
    view = story.view("view")
  }

  private var actions: [String] { story.lines.filter { $0.hasSuffix("!") } }

  @Test("R6.6: the first to leave possible makes the others fail")
  func first() {
    let pan = story.pan(on: view)
    let press = story.longPress(on: view)
    story.finger().down(10, 10)
    story.wait(0.5)
    story.finger().move(60, 10)
    #expect(actions == ["press began!", "press changed!"] && pan.state == .failed)
    #expect(press.state == .changed)
  }

  @Test("R6.6, Surprise 47: single and double tap both fire, one on each tap")
  func singleAndDouble() {
    for order in [[1, 2], [2, 1]] {
      let view = story.view("view")
      for taps in order { _ = story.tap(taps == 1 ? "single" : "double", on: view, taps: taps) }
      story.finger().tap(10, 10)
      #expect(actions == ["single ended!"])
      story.wait(0.1)
      story.finger().tap(10, 10)
      #expect(actions == ["double ended!"])
      story.wait(1)
    }
  }

  @Test("R6.17: an outer tap that cannot be prevented comes after the inner one, and both fire")
  func unpreventable() {
    let inner = story.view("inner", in: view)
    _ = story.add("outer", UnpreventableTap(), to: view)
    _ = story.tap("inner", on: inner)
    story.finger().tap(10, 10)
    #expect(actions == ["inner ended!", "outer ended!"])
  }

  private final class UnpreventableTap: UITapGestureRecognizer {
    override func canBePrevented(by recognizer: UIGestureRecognizer) -> Bool { false }
  }

  @Test("R6.6, Surprise 49: either delegate's true lets both succeed", arguments: 0..<3)
  func simultaneous(_ way: Int) {
    let (a, b) = (story.pan("a", on: view), story.pan("b", on: view))
    let (yes, no) = (StubDelegate(), StubDelegate())
    yes.isSimultaneous = { _ in true }
    (a.delegate, b.delegate) = way == 0 ? (yes, no) : way == 1 ? (no, yes) : (no, no)
    story.finger().down(10, 10)
    story.finger().move(30, 10)
    #expect(actions == (way == 2 ? ["a began!"] : ["a began!", "b began!"]))
    #expect(b.state == (way == 2 ? .failed : .began))
  }

  @Test("R6.6: canPrevent and canBePrevented each stop the exclusion", arguments: [true, false])
  func prevention(byWinner: Bool) {
    let a = story.scripted("a", on: view).inPhase(.began, .began)
    let b = story.scripted("b", on: view).inPhase(.moved, .began)
    if byWinner { a.mayPrevent = { _ in false } } else { b.mayBePrevented = { _ in false } }
    story.finger().down(10, 10)
    story.finger().move(30, 10)
    #expect(actions == ["a began!", "b began!"])
  }

  @Test("R6.6: recognizers that rank each other in a circle do not wait for ever")
  func circle() {
    let all = (0..<3).map { story.scripted("\($0)", on: view).inPhase(.began, .ended) }
    for index in 0..<3 {
      all[index].mayPrevent = { [next = all[(index + 1) % 3]] in $0 === next }
    }
    story.finger().down(10, 10)
    #expect(!actions.isEmpty)
    story.finger().up()
    #expect(all.allSatisfy { $0.state == .possible })
  }

  @Test("R6.6: gestures with different fingers do not exclude each other")
  func differentFingers() {
    let (left, right) = (story.view("left", 0, 0, 100, 100), story.view("right", 100, 0, 100, 100))
    let (a, b) = (story.pan("a", on: left), story.pan("b", on: right))
    story.finger(1).down(10, 10)
    story.finger(2).down(110, 10)
    story.finger(1).move(10, 50)
    story.finger(2).move(110, 50)
    #expect(a.state == .began && b.state == .began)
  }

  @Test("R6.7, S-69, Surprise 45: on the same event the deeper view's recognizer wins")
  func deeperWins() {
    let parent = story.pan("parent's", on: story.screen.window)
    let child = story.pan("child's", on: view)
    story.finger().down(10, 10)
    story.finger().move(30, 10)
    #expect(actions == ["child's began!"] && parent.state == .failed && child.state == .began)
  }

  @Test("R6.7: two taps of parent and child")
  func tapsOfParentAndChild() {
    _ = story.tap("parent's", on: story.screen.window)
    _ = story.tap("child's", on: view)
    story.finger().tap(10, 10)
    #expect(actions == ["child's ended!"])
  }

  @Test("R6.7: otherwise time wins: a superview's pan beats the child's tap")
  func timeWins() {
    _ = story.pan(on: story.screen.window)
    let tap = story.tap(on: view)
    story.finger().down(10, 10)
    story.finger().move(25, 10)
    #expect(actions == ["pan began!"] && tap.state == .failed)
    story.finger().up()
    #expect(actions == ["pan ended!"])
  }

  @Test("R6.7, Surprise 51: a pan beats a swipe on the same view")
  func panBeatsSwipe() {
    let swipe = story.swipe(on: view)
    _ = story.pan(on: view)
    story.finger().down(10, 10)
    for x in stride(from: 15, through: 100, by: 5) { story.finger().move(CGFloat(x), 10) }
    #expect(actions.first == "pan began!" && swipe.state == .failed)
  }

  @Test("R6.6: a recognizer that was excluded stays silent whatever it says")
  func excluded() {
    _ = story.scripted("a", on: view).inPhase(.began, .began).inPhase(.ended, .ended)
    let b = story.scripted("b", on: view)
    story.finger().down(10, 10)
    b.state = .began
    b.state = .ended
    #expect(b.state == .failed && actions == ["a began!"])
    story.finger().up()
  }
}
