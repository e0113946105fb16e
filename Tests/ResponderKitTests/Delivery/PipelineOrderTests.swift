import Foundation
import ResponderKit
import Testing

@Suite("R1.1-R1.4: the way of a touch through the application")
struct PipelineOrderTests {
  private final class App: UIApplication {
    var log: CallLog?
    var passesOn = true

    override func sendEvent(_ event: UIEvent) {
      log?.write("application sendEvent")
      if passesOn { super.sendEvent(event) }
    }
  }

  private final class Window: UIWindow {
    var log: CallLog?
    var passesOn = true

    override func sendEvent(_ event: UIEvent) {
      log?.write("window sendEvent")
      if passesOn { super.sendEvent(event) }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      log?.write("hitTest")
      return super.hitTest(point, with: event)
    }
  }

  private let application = App()
  private let window: Window
  private let log = CallLog()
  private let view: LoggedView
  private let recognizer: ScriptedRecognizer
  private let judge = StubDelegate()
  private var finger: Finger { Finger(application: application, number: 1) }

  init() {
    window = Window(frame: CGRect(x: 0, y: 0, width: 390, height: 844), application: application)
    window.isHidden = false
    view = LoggedView("view", frame: CGRect(x: 0, y: 0, width: 100, height: 100), log: log)
    window.addSubview(view)
    recognizer = ScriptedRecognizer(log: log)
    recognizer.name = "recognizer"
    view.addGestureRecognizer(recognizer)
    recognizer.delegate = judge
    (application.log, window.log) = (log, log)
    judge.receivesEvent = { [log] _ in
      log.write("shouldReceive event")
      return true
    }
    judge.receivesTouch = { [log] touch in
      log.write("shouldReceive touch of \(touch.view is LoggedView ? "view" : "nobody")")
      return true
    }
  }

  @Test("R1.2, R1.3, S-31, Surprise 42: hit-testing first, the view last; later phases only sent")
  func order() {
    finger.down(10, 10)
    #expect(
      log.take() == [
        "hitTest", "shouldReceive event", "shouldReceive touch of view", "application sendEvent",
        "window sendEvent", "recognizer sees began", "view began",
      ])
    finger.move(20, 10)
    #expect(
      log.take() == [
        "application sendEvent", "window sendEvent", "recognizer sees moved", "view moved",
      ])
    recognizer.state = .failed
    finger.up()
    #expect(
      log.take() == [
        "application sendEvent", "window sendEvent", "view ended", "recognizer reset",
      ])
  }

  @Test("R1.3: a recognizer that declines the event is not asked about the touch")
  func eventDeclined() {
    judge.receivesEvent = { _ in false }
    finger.down(10, 10)
    #expect(
      log.take() == ["hitTest", "application sendEvent", "window sendEvent", "view began"])
    #expect(finger.touch?.gestureRecognizers == [])
  }

  @Test("R1.3: a disabled recognizer is not asked at all")
  func disabled() {
    recognizer.isEnabled = false
    finger.down(10, 10)
    #expect(
      log.take() == ["hitTest", "application sendEvent", "window sendEvent", "view began"])
  }

  @Test("R1.3: what hit-testing and collecting found stands on the touch before the event is sent")
  func touchIsReady() {
    finger.down(10, 10)
    let touch = finger.touch
    #expect(touch?.view === view && touch?.window === window && touch?.tapCount == 1)
    #expect(touch?.gestureRecognizers == [recognizer])
  }

  @Test("R1.13: without super in the application's sendEvent the event dies there")
  func applicationKeepsEvent() {
    application.passesOn = false
    finger.down(10, 10)
    finger.up()
    #expect(log.take().filter { $0.hasPrefix("window") || $0.hasPrefix("view") } == [])
    application.passesOn = true
    finger.down(10, 10)
    #expect(log.take().suffix(2) == ["recognizer sees began", "view began"])
  }

  @Test("R1.13: without super in the window's sendEvent the event dies there")
  func windowKeepsEvent() {
    window.passesOn = false
    finger.down(10, 10)
    finger.up()
    #expect(!log.take().contains("view began"))
    window.passesOn = true
    finger.tap(10, 10)
    #expect(log.take().filter { $0.hasPrefix("view") } == ["view began", "view ended"])
  }

  @Test("R1.13: a tap whose lift nobody saw does not spoil the next one")
  func liftIsLost() {
    let tap = UITapGestureRecognizer()
    tap.name = "tap"
    let target = LogTarget(log: log)
    tap.addTarget(target, action: Selector(("act:")))
    view.removeGestureRecognizer(recognizer)
    view.addGestureRecognizer(tap)
    finger.down(10, 10)
    window.passesOn = false
    finger.up()
    window.passesOn = true
    application.clock.advance(by: 2)
    _ = log.take()
    finger.tap(10, 10)
    #expect(log.take().contains("tap ended!"))
  }

  @Test("S-74, R1.10: hitTest runs for every finger that comes down, never for one that moves")
  func hitTestsPerFinger() {
    finger.down(10, 10)
    finger.move(20, 20)
    Finger(application: application, number: 2).down(50, 50)
    finger.up()
    #expect(log.take().filter { $0 == "hitTest" }.count == 2)
  }

  @Test("S-74, R1.10: two hit-tests for each finger, if they are asked for")
  func twoHitTests() {
    application.hitTestsPerFinger = 2
    finger.down(10, 10)
    finger.move(20, 20)
    finger.up()
    #expect(log.take().filter { $0 == "hitTest" }.count == 2)
  }
}
