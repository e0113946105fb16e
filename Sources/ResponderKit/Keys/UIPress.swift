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
