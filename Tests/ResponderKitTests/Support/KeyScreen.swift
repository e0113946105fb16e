import ResponderKit

/// A screen with a key window, a root controller, and an account of what is received.
final class KeyScreen: EventObserver {
  let screen: Screen
  let controller = UIViewController()
  private(set) var events: [SystemEvent] = []

  init() {
    screen = Screen(root: controller)
    screen.window.makeKey()
    application.eventObserver = self
  }

  var application: UIApplication { screen.application }
  var window: UIWindow { screen.window }
  var root: UIView { controller.view }

  func observe(_ event: SystemEvent) {
    events.append(event)
  }

  /// Adds a view that may become first responder, and makes it so.
  func addFirst(_ view: UIView = UIView(0, 0, 50, 50)) -> UIView {
    view.setCanBecomeFirstResponder(true)
    root.addSubview(view)
    view.becomeFirstResponder()
    return view
  }

  func shake() throws {
    try application.postMotion(.began)
    try application.postMotion(.ended)
  }

  /// Who received a message, in order.
  func receivers(of method: EventMethod) -> [ObjectID] {
    events.compactMap {
      guard case .delivery(let delivery) = $0, delivery.outcome == .received else { return nil }
      return delivery.method == method ? delivery.responder : nil
    }
  }

  /// Where events without a place started, and why.
  var starts: [SystemNote] {
    notes.filter { if case .starts = $0 { true } else { false } }
  }

  var notes: [SystemNote] {
    events.compactMap { if case .note(let note) = $0 { note } else { nil } }
  }

  /// What became of attempts to change the first responder.
  var outcomes: [FirstResponderReport.Outcome] {
    events.compactMap { if case .firstResponder(let report) = $0 { report.outcome } else { nil } }
  }
}

/// The identities of responders.
func identities(_ responders: UIResponder...) -> [ObjectID] { responders.map { ObjectID($0) } }
