import Foundation
import ResponderKit
import Testing

@Suite("R7.7, R7.8: actions go through the application, and up the chain without a target")
struct NilTargetTests {
  private let log = CallLog()
  private let screen = Screen()
  private let card = UIView(0, 0, 100, 100)
  private let button = UIButton(0, 0, 50, 50)

  init() {
    screen.window.addSubview(card.with(button))
    button.addTarget(nil, action: Selector(("save:")), for: .touchUpInside)
  }

  @Test("R7.8: the first responder from the sender up that performs the action gets it")
  func climbing() {
    screen.window.implement(Selector(("save:"))) { [log] _, _ in log.write("window") }
    screen.tap(10, 10)
    card.implement(Selector(("save:"))) { [log] sender, event in
      log.write("card \(sender is UIButton) \(event == nil)")
    }
    screen.tap(10, 10)
    #expect(log.lines == ["window", "card true true"])
  }

  @Test("R7.7: a control, then the application, may have a word in what is sent")
  func overrides() {
    final class Application: UIApplication {
      var log: CallLog?
      override func sendAction(
        _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
      ) -> Bool {
        log?.write("application \(action)")
        return super.sendAction(action, to: target, from: sender, for: event)
      }
    }
    final class Button: UIButton {
      var log: CallLog?
      override func sendAction(
        _ action: Selector, to target: Any?, for event: UIEvent?
      ) {
        log?.write("button \(action)")
        super.sendAction(action, to: target, for: event)
      }
    }
    let application = Application()
    application.log = log
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 9, height: 9), application: application)
    let button = Button()
    button.log = log
    window.addSubview(button)
    window.implement(Selector(("save:"))) { [log] _, _ in log.write("window") }
    button.addTarget(nil, action: Selector(("save:")), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(log.lines == ["button save:", "application save:", "window"])
  }

  @Test("R7.7: sendAction says whether anybody took it")
  func answer() {
    let application = screen.application
    #expect(!application.sendAction(Selector(("save:")), to: nil, from: button, for: nil))
    #expect(application.sendAction(Selector(("save:")), to: card, from: button, for: nil))
    card.implement(Selector(("save:")))
    #expect(application.sendAction(Selector(("save:")), to: nil, from: button, for: nil))
    #expect(!application.sendAction(Selector(("save:")), to: nil, from: nil, for: nil))
    application.implement(Selector(("save:")))
    #expect(application.sendAction(Selector(("save:")), to: nil, from: nil, for: nil))
  }

  @Test("R7.8: resignFirstResponder without a target makes the first responder resign")
  func resigning() {
    screen.window.makeKey()
    let field = UITextField(0, 100, 50, 50)
    screen.window.addSubview(field)
    field.becomeFirstResponder()
    let application = screen.application
    #expect(
      application.sendAction(Selector(("resignFirstResponder")), to: nil, from: button, for: nil))
    #expect(!field.isFirstResponder)
    #expect(field.canPerformAction(Selector(("becomeFirstResponder")), withSender: nil))
    #expect(
      application.sendAction(Selector(("becomeFirstResponder")), to: field, from: nil, for: nil))
    #expect(field.isFirstResponder)
  }

  @Test("R7.8: a control in no window searches its own chain")
  func detached() {
    card.removeFromSuperview()
    card.implement(Selector(("save:"))) { [log] _, _ in log.write("card") }
    button.sendActions(for: .touchUpInside)
    #expect(log.lines == ["card"])
  }

  @Test("What is sent is observed, event by event and action by action")
  func observed() {
    let observer = ControlObserver()
    screen.application.eventObserver = observer
    screen.tap(10, 10)
    card.implement(Selector(("save:")))
    button.addAction(UIAction(title: "Log") { _ in }, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(
      observer.events.map { "\($0.event) \($0.count)" } == [
        "touchDown 0", "touchUpInside 1", "primaryActionTriggered 0", "touchUpInside 2",
      ])
    let (sender, start) = (ObjectID(button), ObjectID(button))
    #expect(
      observer.actions == [
        ActionReport(sender: sender, action: "save:", receiver: .nobody, searchedFrom: start),
        ActionReport(
          sender: sender, action: "save:", receiver: .object(ObjectID(card)), searchedFrom: start),
        ActionReport(sender: sender, action: "Log", receiver: .closure),
      ])
  }

  private final class ControlObserver: EventObserver {
    var events: [ControlEventReport] = []
    var actions: [ActionReport] = []

    func observe(_ event: SystemEvent) {
      switch event {
      case .controlEvent(let report): events.append(report)
      case .action(let report): actions.append(report)
      default: break
      }
    }
  }
}
