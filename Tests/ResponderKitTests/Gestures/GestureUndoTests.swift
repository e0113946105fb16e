import Foundation
import ResponderKit
import Testing

@Suite("Undoing gestures")
struct GestureUndoTests {
  let story = Story()
  let view: LoggedView
  let undoer = Undoer()

  init() {
    view = story.view("view")
  }

  private func watch(_ recognizers: UIGestureRecognizer...) {
    let application = story.screen.application
    var objects: [StatefulObject] = application.eventSystem + recognizers
    objects += [application, story.screen.window, view]
    for object in objects { object.changeObserver = undoer }
  }

  /// Does something twice, taking it back in between, and expects the same story.
  private func twice(_ act: () -> Void) {
    _ = story.lines
    let now = story.screen.application.clock.now
    act()
    let first = story.lines
    undoer.undo()
    #expect(story.screen.application.clock.now == now)
    act()
    let second = story.lines
    #expect(second == first)
    #expect(!first.isEmpty)
  }

  @Test("A whole gesture is taken back and done again")
  func whole() {
    let pan = story.pan(on: view)
    watch(pan)
    twice {
      story.finger().down(10, 10)
      story.finger().move(30, 10)
      story.finger().move(40, 10)
      story.log.write("\(pan.translation(in: nil))")
      story.finger().up()
    }
    #expect(pan.state == .possible)
  }

  @Test("The middle of a pan")
  func middle() {
    let pan = story.pan(on: view)
    watch(pan)
    story.finger().down(10, 10)
    story.finger().move(30, 10)
    #expect(pan.state == .began)
    undoer.forget()
    twice {
      story.finger().move(40, 10)
      story.log.write("\(pan.translation(in: nil))")
      story.finger().up()
    }
  }

  @Test("A tap that waits, with its timers")
  func waitingTap() {
    let (single, double) = (story.tap("single", on: view), story.tap("double", on: view, taps: 2))
    single.require(toFail: double)
    watch(single, double)
    story.finger().tap(10, 10)
    undoer.forget()
    twice { story.wait(0.5) }
    undoer.undo()
    twice { story.finger().tap(10, 10) }
  }

  @Test("Disabling a recognizer in the middle, without sending its action again")
  func disabling() {
    let pan = story.pan(on: view)
    watch(pan)
    pan.isEnabled = false
    undoer.forget()
    pan.isEnabled = true
    story.finger().down(10, 10)
    story.finger().move(30, 10)
    _ = story.lines
    undoer.undo()
    #expect(story.lines == [] && !pan.isEnabled && pan.state == .possible)
    #expect(story.screen.application.touchDelivery.fingers.isEmpty)
  }

  @Test("A view that goes for good while its recognizer is watched")
  func viewGoes() {
    let pan = UIPanGestureRecognizer()
    pan.changeObserver = undoer
    do { UIView(0, 0, 10, 10).addGestureRecognizer(pan) }
    undoer.forget()
    #expect(pan.view == nil)
    undoer.undo()
    #expect(pan.view == nil)
  }

  @Test("Held events")
  func held() {
    watch()
    story.screen.application.eventQueue.hold()
    undoer.forget()
    twice {
      story.finger().down(10, 10)
      story.screen.application.eventQueue.release()
    }
    undoer.undo()
    #expect(story.screen.application.eventQueue.isHeld)
    #expect(story.screen.application.eventQueue.waiting.isEmpty)
  }

  @Test("Tap counts")
  func tapCounts() {
    watch()
    view.onTouches = { [story] _, touches, _ in
      story.log.write("\(touches.map(\.tapCount))")
    }
    twice {
      story.finger().tap(10, 10)
      story.finger().tap(10, 10)
    }
  }
}
