import Foundation
import ResponderKit
import Testing

@Suite("R5.6: a value stands where the override of a subclass would")
struct HandlingValueTests {
  let screen = Screen()
  let log = CallLog()
  let button = UIButton(0, 0, 100, 100)

  init() {
    button.addAction(UIAction { [log] _ in log.write("fired") }, for: .touchUpInside)
    screen.window.addSubview(
      HandlingView(frame: CGRect(x: 0, y: 0, width: 200, height: 200), log: log).with(button))
  }

  private func handle(
    _ view: UIResponder, _ handling: EventHandling, _ methods: [EventMethod] = EventMethod.touches
  ) {
    for method in methods { view.setHandling(handling, of: method) }
  }

  @Test("R5.6: a button that calls super tracks, fires and keeps the event")
  func callsSuper() {
    handle(button, .handlesAndForwards)
    let delivery = screen.application.touchDelivery
    let touch = delivery.begin(at: CGPoint(x: 10, y: 10))
    #expect(button.isTracking && button.isHighlighted)
    delivery.end(touch)
    #expect(!button.isTracking && log.lines == ["fired"])
  }

  @Test("R5.6: without super in touchesEnded the button goes on tracking, and nothing fires")
  func endsWithoutSuper() {
    handle(button, .handles, [.touchesEnded])
    screen.tap(10, 10)
    #expect(button.isTracking && button.isHighlighted && log.lines.isEmpty)
  }

  @Test("R5.6: without super in touchesBegan nothing is tracked, and the end climbs")
  func beginsWithoutSuper() {
    handle(button, .handles, [.touchesBegan])
    screen.tap(10, 10)
    #expect(!button.isTracking && log.lines == ["handling ended"])
  }

  @Test("R5.6, R7.10: a switch that calls super turns")
  func switches() {
    let toggle = UISwitch(0, 300, 51, 31)
    screen.window.addSubview(toggle)
    handle(toggle, .handlesAndForwards)
    screen.tap(10, 310)
    #expect(toggle.isOn)
    handle(toggle, .handles)
    screen.tap(10, 310)
    #expect(toggle.isOn)
  }

  @Test("R10.3: an application that calls super still offers undo; one that does not, never")
  func shakes() throws {
    let screen = KeyScreen()
    let field = UITextField(0, 0, 100, 40)
    screen.root.addSubview(field)
    field.becomeFirstResponder()
    screen.application.postKey(UIKey(characters: "a"))
    handle(screen.application, .handles, EventMethod.motion)
    try screen.shake()
    #expect(screen.application.shakeAlert == nil)
    handle(screen.application, .handlesAndForwards, EventMethod.motion)
    try screen.shake()
    #expect(screen.application.shakeAlert != nil)
  }

  @Test("R9.9: a text field that does not call super types nothing", arguments: [true, false])
  func types(callsSuper: Bool) {
    let screen = KeyScreen()
    let field = UITextField(0, 0, 100, 40)
    screen.root.addSubview(field)
    field.becomeFirstResponder()
    handle(field, EventHandling(callsSuper: callsSuper), EventMethod.presses)
    screen.application.postKey(UIKey(characters: "a"))
    #expect(field.text ?? "" == (callsSuper ? "a" : ""))
  }

  @Test("A method that code of the app calls asks the value, too")
  func calledByTheApp() {
    let view = UIView(0, 0, 10, 10)
    screen.window.subviews[0].addSubview(view)
    handle(view, .handles)
    view.touchesBegan([], with: nil)
    #expect(log.lines.isEmpty)
    handle(view, .handlesAndForwards)
    view.touchesBegan([], with: nil)
    #expect(log.lines == ["handling began"])
  }

  @Test("S-65: an override may send the event to another responder, and call super, too")
  func forwards() {
    let other = HandlingView(frame: .zero, log: log)
    let view = UIView(0, 0, 50, 50)
    screen.window.subviews[0].addSubview(view)
    handle(view, EventHandling(forwardingTo: other))
    screen.tap(10, 10)
    #expect(log.take() == ["handling began", "handling ended"])
    handle(view, EventHandling(forwardingTo: view.next, callsSuper: true))
    screen.tap(10, 10)
    #expect(log.take() == ["handling began", "handling began", "handling ended", "handling ended"])
    // A button tracks only touches that are its own.
    handle(view, EventHandling(forwardingTo: button))
    screen.tap(10, 10)
    #expect(!button.isTracking && log.take() == ["handling began", "handling ended"])
  }

  @Test("Responders that forward to each other do so once", arguments: [true, false])
  func circle(callsSuper: Bool) {
    let (a, b) = (UIView(0, 0, 50, 50), UIView(60, 0, 50, 50))
    screen.window.addSubview(UIView(0, 0, 200, 200).with(a, b))
    handle(a, EventHandling(forwardingTo: b, callsSuper: callsSuper))
    handle(b, EventHandling(forwardingTo: a, callsSuper: callsSuper))
    let notes = EventLog()
    screen.application.eventObserver = notes
    screen.tap(10, 10)
    a.touchesBegan([], with: nil)
    let times = notes.events.filter {
      if case .delivery(let delivery) = $0 {
        return delivery.responder == ObjectID(b) && delivery.method == .touchesBegan
          && delivery.outcome == .handled
      }
      return false
    }
    #expect(times.count == 1)
  }
}
