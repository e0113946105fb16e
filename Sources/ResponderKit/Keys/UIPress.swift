import Foundation

/// A button or key that is held down.
public final class UIPress: StatefulObject {
  /// A phase of a press.
  public enum Phase: String, Sendable {
    /// The button went down.
    case began
    /// The force of the press changed.
    case changed
    /// The button is down and did not change.
    case stationary
    /// The button was released.
    case ended
    /// The system cancelled the press.
    case cancelled
  }

  /// The responder that the press goes to first, from beginning to end.
  public private(set) weak var responder: UIResponder?
  /// The key; nil for a button that is not a key.
  public let key: UIKey?
  /// The phase of the press.
  public internal(set) final var phase = Phase.began
  /// The time of the last change, in seconds on the virtual clock.
  public internal(set) final var timestamp: TimeInterval = 0

  /// Creates a press that goes to a responder.
  public init(responder: UIResponder?, key: UIKey? = nil) {
    self.responder = responder
    self.key = key
  }

  public override func captureState() -> () -> Void {
    let state = (phase, timestamp)
    return { [self] in (phase, timestamp) = state }
  }
}

/// An event of presses of buttons and keys.
open class UIPressesEvent: UIEvent {
  /// The presses of the event.
  public let allPresses: Set<UIPress>

  /// Creates an event of presses.
  public init(allPresses: Set<UIPress>, observer: (any EventObserver)? = nil) {
    self.allPresses = allPresses
    super.init(type: .presses, observer: observer)
  }
}

/// The delivery of keys to commands, and to responders if no command takes them (R9.6, R9.9).
public final class PressDelivery: StatefulObject {
  private unowned let application: UIApplication
  /// The presses of keys held down, without those that ran a command.
  public private(set) final var presses: [UIPress] = []
  /// The keys that ran a command and are still down.
  private var consumed: [String] = []

  init(application: UIApplication) { self.application = application }

  /// Handles a phase of a key.
  func handle(_ phase: UIPress.Phase, _ key: UIKey) {
    guard let press = press(phase, key) else { return }
    willChange()
    press.willChange()
    press.phase = phase
    press.timestamp = application.clock.now
    let event = UIPressesEvent(allPresses: [press], observer: application.eventObserver)
    event.timestamp = application.clock.now
    if application.keyWindow == nil { application.tellUndelivered(.presses, .noKeyWindow) }
    application.dispatch(event)
    if phase == .ended || phase == .cancelled { presses.removeAll { $0 === press } }
  }

  /// Returns the press of a key: a new one when the key goes down, otherwise the one that is held;
  /// nil if there is none, as after a command.
  private func press(_ phase: UIPress.Phase, _ key: UIKey) -> UIPress? {
    let held = presses.first { $0.key?.description == key.description }
    guard phase == .began else {
      if held == nil, consumed.contains(key.description) {
        willChange()
        if phase != .changed { consumed.removeAll { $0 == key.description } }
      }
      return held
    }
    if let held { return held }
    let start = application.keyWindow?.startOfPlacelessEvents.responder
    let press = UIPress(responder: start, key: key)
    press.changeObserver = changeObserver
    return press
  }

  /// Runs the command of the key, or else sends the presses to recognizers and the responder.
  func deliver(_ event: UIPressesEvent, in window: UIWindow) {
    guard let press = event.allPresses.first else { return }
    let start = window.startOfPlacelessEvents
    let isNew = press.phase == .began && !presses.contains { $0 === press }
    if isNew, let key = press.key {
      if KeyCommandSearch(key, from: start.responder, in: application).perform(event) {
        consumed.append(key.description)
        return
      }
    }
    guard let responder = press.responder else { return }
    if isNew {
      presses.append(press)
      event.observer?.observe(
        .note(.starts(at: ObjectID(start.responder), .pressesBegan, why: start.why)))
    }
    sendToRecognizers(event, above: responder)
    let presses = event.allPresses
    switch press.phase {
    case .began:
      responder.receive(.pressesBegan, event) { $0.pressesBegan(presses, with: event) }
    case .changed:
      responder.receive(.pressesChanged, event) { $0.pressesChanged(presses, with: event) }
    case .ended:
      responder.receive(.pressesEnded, event) { $0.pressesEnded(presses, with: event) }
    case .cancelled:
      responder.receive(.pressesCancelled, event) { $0.pressesCancelled(presses, with: event) }
    case .stationary: break
    }
  }

  /// Sends presses to the recognizers of the responder's view and its superviews (R9.9).
  private func sendToRecognizers(_ event: UIPressesEvent, above responder: UIResponder) {
    guard let view = responder.responderView else { return }
    for view in view.selfAndSuperviews {
      for recognizer in view.gestureRecognizers ?? []
      where recognizer.isEnabled && recognizer.asksReceives(event) {
        recognizer.willChange()
        if event.allPresses.contains(where: { $0.phase == .began }) {
          recognizer.pressesBegan(event.allPresses, with: event)
        } else if event.allPresses.contains(where: { $0.phase == .ended }) {
          recognizer.pressesEnded(event.allPresses, with: event)
        }
      }
    }
  }

  public override func captureState() -> () -> Void {
    let state = (presses, consumed)
    return { [self] in (presses, consumed) = state }
  }
}

extension UIApplication {
  /// Puts a key that is pressed and released into the queue (R9.6, R9.9).
  public final func postKey(_ key: UIKey) {
    postPress(.began, of: key)
    postPress(.ended, of: key)
  }

  /// Puts one phase of a key into the queue; a phase of a key that is not down has no effect.
  public final func postPress(_ phase: UIPress.Phase, of key: UIKey) {
    eventQueue.post(.key(key.description, phase)) { [unowned self] in
      pressDelivery.handle(phase, key)
    }
  }
}
