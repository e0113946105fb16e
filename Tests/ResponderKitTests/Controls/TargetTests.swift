import Foundation
import ResponderKit
import Testing

@Suite("R7.6, R7.7: targets and actions")
struct TargetTests {
  private let log = CallLog()
  private let screen = Screen()
  private let control = UIControl(0, 0, 100, 100)

  init() {
    screen.window.addSubview(control)
  }

  @Test(
    "R7.7: the name says what the target is given",
    arguments: [
      ("buy", "buy"), ("buy:", "buy: sender"), ("buy:event:", "buy:event: sender event"),
      ("buy:forEvent:", "buy:forEvent: sender event"),
    ])
  func shapes(action: String, line: String) {
    let receiver = Receiver(log: log)
    control.addTarget(receiver, action: Selector(action), for: .touchUpInside)
    screen.tap(10, 10)
    #expect(log.lines == [line])
  }

  @Test("R7.6: handlers run in the order of adding, closures and targets in one list")
  func order() {
    let a = Receiver("a.", log: log)
    let b = Receiver("b.", log: log)
    control.addTarget(a, action: Selector(("go")), for: .touchDown)
    control.addAction(UIAction { [log] _ in log.write("closure") }, for: .touchDown)
    control.addTarget(b, action: Selector(("go")), for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(log.take() == ["a.go", "closure", "b.go"])
  }

  @Test("R7.6: adding again merges the events and moves to the end")
  func addingAgain() {
    let a = Receiver("a.", log: log)
    let b = Receiver("b.", log: log)
    for event: UIControl.Event in [.touchDown, .touchUpInside] {
      control.addTarget(a, action: Selector(("go")), for: event)
      if event == .touchDown { control.addTarget(b, action: Selector(("go")), for: .touchDown) }
    }
    control.sendActions(for: .touchDown)
    #expect(log.take() == ["b.go", "a.go"])
    control.sendActions(for: .touchUpInside)
    #expect(log.take() == ["a.go"])
    control.sendActions(for: .allEvents)
    #expect(log.lines == ["b.go", "a.go"], "once for several events")
  }

  @Test("R7.6: those who are told stay the same while they are told")
  func copy() {
    control.addAction(
      UIAction { [unowned control, log] _ in
        log.write("first")
        control.removeAction(identifiedBy: .init("second"), for: .allEvents)
        control.addAction(UIAction { _ in log.write("third") }, for: .touchDown)
      }, for: .touchDown)
    control.addAction(
      UIAction(identifier: .init("second")) { [log] _ in log.write("second") }, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(log.take() == ["first", "second"])
    control.sendActions(for: .touchDown)
    #expect(log.lines == ["first", "third"])
  }

  @Test("R7.7: a target is not retained, and one that is gone is not looked for up the chain")
  func unretained() {
    screen.window.implement(Selector(("go"))) { [log] _, _ in log.write("window") }
    var receiver: Receiver? = Receiver(log: log)
    weak let witness = receiver
    control.addTarget(receiver, action: Selector(("go")), for: .touchDown)
    receiver = nil
    #expect(witness == nil)
    control.sendActions(for: .touchDown)
    #expect(log.lines.isEmpty && control.allTargets.isEmpty && control.allControlEvents.isEmpty)
  }

  @Test("R7.7: targets are removed by target, action and event")
  func removing() {
    let a = Receiver("a.", log: log)
    let b = Receiver("b.", log: log)
    for target in [a, b] {
      for action in ["x", "y"] {
        control.addTarget(target, action: Selector(action), for: [.touchDown, .touchUpInside])
      }
    }
    control.removeTarget(a, action: Selector(("x")), for: .touchDown)
    #expect(control.actions(forTarget: a, forControlEvent: .touchDown) == ["y"])
    #expect(control.actions(forTarget: a, forControlEvent: .touchUpInside) == ["x", "y"])
    control.removeTarget(a, action: nil, for: .allEvents)
    #expect(control.actions(forTarget: a, forControlEvent: .touchUpInside) == nil)
    #expect(control.allTargets.count == 1 && control.allTargets[0] === b)
    control.removeTarget(nil, action: Selector(("x")), for: .touchDown)
    #expect(control.actions(forTarget: b, forControlEvent: .allEvents) == ["x", "y"])
    #expect(control.actions(forTarget: b, forControlEvent: .touchDown) == ["y"])
    control.removeTarget(nil, action: nil, for: .allEvents)
    #expect(control.allTargets.isEmpty && control.allControlEvents == [])
  }

  @Test("R7.7: a closure of the same identifier replaces the one before")
  func closures() {
    for name in ["old", "new"] {
      control.addAction(
        UIAction(identifier: .init("id")) { [log] _ in log.write(name) },
        for: name == "old" ? .touchDown : .touchUpInside)
    }
    control.sendActions(for: .touchDown)
    #expect(log.take() == ["new"])
    control.removeAction(identifiedBy: .init("id"), for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(log.lines.isEmpty && control.allControlEvents == .touchUpInside)
  }

  @Test("R7.6, R7.7: a primary action runs with the primary event")
  func primaryAction() {
    let button = UIButton(primaryAction: UIAction(title: "Buy") { [log] in log.write($0.title) })
    #expect(button.title == "Buy")
    button.sendActions(for: .touchUpInside)
    #expect(log.take() == [])
    button.sendActions(for: .primaryActionTriggered)
    #expect(log.take() == ["Buy"])
    let slider = UISlider(frame: .zero, primaryAction: nil)
    #expect(slider.allControlEvents == [])
  }

  @Test("R7.7: a closure knows its sender")
  func sender() {
    let action = UIAction(title: "Buy") { [log] in log.write($0.title) }
    control.addAction(action, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(action.sender === control && log.lines == ["Buy"])
    control.removeAction(action, for: .touchDown)
    #expect(control.allControlEvents == [])
  }

  @Test("R7.7: the handlers can be listed, and the list left")
  func listing() {
    control.addTarget(control, action: Selector(("a")), for: .touchDown)
    control.addTarget(nil, action: Selector(("b")), for: [.touchDown, .valueChanged])
    control.addAction(UIAction(title: "c") { _ in }, for: .touchUpInside)
    var lines: [String] = []
    control.enumerateEventHandlers { closure, pair, events, stops in
      lines.append("\(pair.map { "\($0.action)" } ?? closure?.title ?? "") \(events)")
      stops = closure != nil
    }
    #expect(lines == ["a touchDown", "b touchDown,valueChanged", "c touchUpInside"])
    #expect(control.allTargets.count == 2 && control.allTargets[1] == nil)
    #expect(control.actions(forTarget: nil, forControlEvent: .valueChanged) == ["b"])
  }

  @Test("Surprise 65: sendActions(for:) does not care whether the control is enabled")
  func byHand() {
    let receiver = Receiver(log: log)
    control.addTarget(receiver, action: Selector(("buy:event:")), for: .touchUpInside)
    control.isEnabled = false
    control.sendActions(for: .touchUpInside)
    #expect(log.lines == ["buy:event: sender"], "and there is no event")
  }
}
