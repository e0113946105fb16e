import Foundation
import ResponderKit
import Testing

@Suite struct CancellationOrderTests {
  private let story = Story()

  /// Ignores events for a moment, as an app does that starts something in an action.
  private final class Busy: ActionTarget {
    let application: UIApplication

    init(_ application: UIApplication) {
      self.application = application
    }

    func method(for action: Selector) -> ActionMethod? {
      { [application] _, _ in
        application.beginIgnoringInteractionEvents()
        application.endIgnoringInteractionEvents()
      }
    }
  }

  @Test("R1.12, R5.8: a tap whose action begins to ignore events stays a tap")
  func ignoringInAnAction() {
    let view = story.view("view")
    let busy = Busy(story.screen.application)
    let single = story.tap(on: view)
    single.addTarget(busy, action: Selector(("busy")))
    _ = story.tap("double", on: view, taps: 2)
    story.finger().tap(10, 10)
    story.finger().tap(10, 10)
    #expect(story.lines.contains("double ended!"))
  }

  @Test("R6.8: a recognizer that ignores its only finger holds nobody up")
  func ignoringTheOnlyFinger() {
    let view = story.view("view")
    let idle = story.scripted("idle", on: view)
    idle.script = { recognizer, phase, touches, event in
      if phase == .began { touches.forEach { recognizer.ignore($0, for: event) } }
    }
    let tap = story.tap(on: view)
    tap.require(toFail: idle)
    story.finger().tap(10, 10)
    #expect(story.lines.contains("tap ended!") && idle.state == .possible)
  }

  @Test(
    "R6.10: a recognizer that turns itself off and on in its own move does not stop the program")
  func turningItselfOff() {
    let view = story.view("view")
    let fickle = story.scripted("fickle", on: view)
    fickle.script = { recognizer, phase, _, _ in
      if phase == .began { recognizer.state = .began }
      guard phase == .moved else { return }
      recognizer.isEnabled = false
      recognizer.isEnabled = true
      recognizer.state = .changed
    }
    story.finger().down(10, 10)
    story.finger().move(20, 10)
    story.finger().up()
    #expect(fickle.state == .possible)
    #expect(story.lines.contains("fickle cancelled!"))
  }

  @Test("R1.5: the key passes on when its scene is disconnected")
  func disconnecting() {
    let application = story.screen.application
    let other = UIWindowScene(screenSize: CGSize(width: 390, height: 844))
    application.connect(other)
    let window = UIWindow(windowScene: other)
    window.makeKeyAndVisible()
    application.disconnect(other)
    #expect(application.keyWindow !== window)
  }

  @Test("R8.3: a scroll view's own pan can be taken away")
  func takingThePanAway() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    scroll.contentSize = CGSize(width: 300, height: 900)
    story.screen.window.addSubview(scroll)
    scroll.removeGestureRecognizer(scroll.panGestureRecognizer)
    #expect(scroll.panGestureRecognizer.view == nil)
    story.finger().down(100, 200)
    story.finger().move(100, 100)
    story.finger().up()
    #expect(scroll.contentOffset.y == -47, "where it rests below the status bar")
  }

  @Test("R7.10: a slider's value stays between its bounds when they change")
  func bounds() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    slider.value = 0.8
    slider.maximumValue = 0.5
    #expect(slider.value == 0.5)
    let stepper = UIStepper(frame: .zero)
    stepper.minimumValue = 7
    #expect(stepper.value == 7)
  }
}
