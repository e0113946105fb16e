import Foundation
import ResponderKit
import Testing

@Suite("R1.1: the queue")
struct QueueTests {
  let story = Story()
  let view: LoggedView

  init() {
    view = story.view("view")
  }

  private func sample(_ phase: UITouch.Phase, finger: Int = 1) -> TouchSample {
    TouchSample(phase, at: CGPoint(x: 10, y: 10), finger: finger)
  }

  @Test("S-1, S-29, S-95: what comes first is delivered first, until the queue is empty")
  func firstInFirstOut() {
    let queue = story.screen.application.eventQueue
    queue.hold()
    story.finger().down(10, 10)
    story.screen.together(sample(.moved))
    story.screen.together(sample(.ended))
    #expect(story.lines == [] && queue.waiting.count == 3)
    queue.release()
    #expect(story.lines == ["view began", "view moved", "view ended"] && queue.waiting.isEmpty)
  }

  @Test("R1.1: an event that a handler posts waits for the end of the current one")
  func postedFromHandler() {
    let recognizer = story.scripted("r", on: view)
    recognizer.delaysTouchesEnded = false
    recognizer.script = { [story] _, phase, _, _ in
      if phase == .began { story.screen.together(sample(.ended)) }
    }
    story.finger().down(10, 10)
    #expect(story.lines == ["r sees began", "view began", "r sees ended", "view ended", "r reset"])
  }

  @Test("R1.1: a handler that holds the queue stops it after the current event")
  func heldFromHandler() {
    let queue = story.screen.application.eventQueue
    view.onTouches = { [story] phase, _, _ in
      guard phase == .began else { return }
      queue.hold()
      story.screen.together(sample(.ended))
    }
    story.finger().down(10, 10)
    #expect(story.lines == ["view began"])
    queue.release()
    #expect(story.lines == ["view ended"])
  }

  @Test("R1.2: a queued finger is hit-tested when its turn comes, not when it is posted")
  func hitTestedLate() {
    let queue = story.screen.application.eventQueue
    queue.hold()
    story.finger().down(10, 10)
    _ = story.view("front")
    queue.release()
    #expect(story.lines == ["front began"])
  }

  @Test("R1.1: samples that make no sense are refused as a whole")
  func nonsense() throws {
    let application = story.screen.application
    #expect(throws: TouchInputError.isUp(1)) { try application.post([sample(.moved)]) }
    #expect(throws: TouchInputError.isUp(1)) { try application.post([sample(.ended)]) }
    #expect(throws: TouchInputError.noSuchFinger(12)) {
      try application.post([sample(.began, finger: 12)])
    }
    #expect(throws: TouchInputError.notFinite) {
      try application.post([TouchSample(.began, at: CGPoint(x: CGFloat.nan, y: 0))])
    }
    #expect(throws: TouchInputError.isUp(2)) {
      try application.post([sample(.began), sample(.moved, finger: 2)])
    }
    #expect(story.lines == [])
    try application.post([sample(.began)])
    #expect(throws: TouchInputError.isDown(1)) { try application.post([sample(.began)]) }
  }

  @Test("R5.7: what waits in the queue is still judged rightly after the system takes all fingers")
  func cancelledWhileHeld() throws {
    let application = story.screen.application
    application.eventQueue.hold()
    story.finger().down(10, 10)
    application.touchDelivery.cancelAll()
    #expect(throws: TouchInputError.isDown(1)) { try application.post([sample(.began)]) }
    try application.post([sample(.ended)])
    application.eventQueue.release()
    #expect(story.lines == ["view began", "view ended"])
  }
}
