import Foundation
import ResponderKit
import Testing

@Suite("R5.7: touchesCancelled, once for each finger that began")
struct CancellationTests {
  let story = Story()
  let view: LoggedView

  init() {
    view = story.view("view")
  }

  @Test("R5.7, S-30, Surprise 40: a recognizer takes the finger")
  func recognizer() {
    _ = story.pan(on: view)
    story.finger().down(10, 10)
    story.finger().move(30, 10)
    story.finger().move(40, 10)
    story.finger().up()
    #expect(
      story.lines == ["view began", "view cancelled", "pan began!", "pan changed!", "pan ended!"])
  }

  @Test("R5.7: the system takes all fingers")
  func system() {
    let other = story.view("other", 300, 0, 50, 50)
    story.finger(1).down(10, 10)
    story.finger(2).down(310, 10)
    story.screen.application.touchDelivery.cancelAll()
    #expect(
      story.lines == ["view began", "other began 2", "view cancelled", "other cancelled 2"])
    #expect(story.screen.application.touchDelivery.fingers.isEmpty && other.window != nil)
    story.finger(1).tap(10, 10)
    #expect(story.lines == ["view began", "view ended"])
  }

  @Test("R5.7: the system takes one finger")
  func oneFinger() {
    story.finger().down(10, 10)
    story.finger().cancel()
    #expect(story.lines == ["view began", "view cancelled"])
  }

  @Test("R5.7, R12.5: the view, or one above it, leaves its window")
  func removal() {
    let child = story.view("child", in: view)
    story.finger().down(10, 10)
    view.removeFromSuperview()
    #expect(story.lines == ["child began", "child cancelled"] && child.superview === view)
    #expect(story.finger().touch?.view == nil)
    story.screen.window.addSubview(view)
    story.finger().move(20, 10)
    story.finger().up()
    #expect(story.lines == [])
  }

  @Test("R5.7, R12.5: a view that removes itself while it is told", arguments: ["began", "moved"])
  func removalInHandler(_ phase: String) {
    view.onTouches = { [view] actual, _, _ in
      if "\(actual)" == phase { view.removeFromSuperview() }
    }
    story.finger().down(10, 10)
    story.finger().move(20, 10)
    story.finger().up()
    #expect(story.lines.filter { $0 == "view cancelled" }.count == 1)
  }

  @Test("R5.7: a view that removes itself in touchesEnded is not cancelled as well")
  func removalAtEnd() {
    view.onTouches = { [view] phase, _, _ in if phase == .ended { view.removeFromSuperview() } }
    story.finger().tap(10, 10)
    #expect(story.lines == ["view began", "view ended"])
  }

  @Test("R5.7: a view that removes itself again in touchesCancelled")
  func removalInCancel() {
    view.onTouches = { [view] phase, _, _ in if phase == .cancelled { view.removeFromSuperview() } }
    story.finger().down(10, 10)
    story.screen.application.touchDelivery.cancelAll()
    #expect(story.lines == ["view began", "view cancelled"] && view.superview == nil)
  }

  @Test("R5.7: a view that a delegate removes before the event is sent gets nothing")
  func removalByDelegate() {
    let judge = StubDelegate()
    let tap = story.tap(on: story.screen.window)
    tap.delegate = judge
    judge.receivesTouch = { [view] _ in
      view.removeFromSuperview()
      return true
    }
    story.finger().tap(10, 10)
    #expect(story.lines.filter { $0.hasPrefix("view") } == [])
  }

  @Test("R5.7: fingers on other views go on when one view leaves")
  func others() {
    _ = story.view("other", 300, 0, 50, 50)
    story.finger(1).down(10, 10)
    story.finger(2).down(310, 10)
    view.removeFromSuperview()
    story.finger(2).up()
    #expect(story.lines == ["view began", "other began 2", "view cancelled", "other ended 2"])
  }

  @Test("R5.7: a view that goes to another place in its window keeps its finger")
  func moved() {
    let parent = story.view("parent", 0, 400, 300, 300)
    story.finger().down(10, 10)
    parent.addSubview(view)
    story.finger().up()
    #expect(story.lines == ["view began", "view ended"])
  }

  @Test("R5.7: a gesture under way is cancelled by each of these, exactly once", arguments: 0..<6)
  func gesture(_ cause: Int) {
    let pan = story.pan(on: view)
    story.finger().down(10, 10)
    story.finger().move(30, 10)
    #expect(pan.state == .began)
    _ = story.lines
    switch cause {
    case 0: story.screen.application.touchDelivery.cancelAll()
    case 1: story.finger().cancel()
    case 2: view.removeFromSuperview()
    case 3: pan.isEnabled = false
    case 4: view.removeGestureRecognizer(pan)
    default: story.screen.window.addGestureRecognizer(pan)
    }
    #expect(story.lines == ["pan cancelled!"])
    if story.finger().touch != nil { story.finger().up() }
    #expect(story.lines == [] && pan.state == .possible)
  }
}
