import Foundation

/// A button or key held down.
public final class UIPress: StatefulObject {
  /// Where a press is in its life.
  public enum Phase: String, Sendable {
    /// It went down.
    case began
    /// Its force changed.
    case changed
    /// It is down and did not change.
    case stationary
    /// It was released.
    case ended
    /// The system took it away.
    case cancelled
  }

  /// The responder that the press goes to first, from beginning to end.
  public private(set) weak var responder: UIResponder?
  /// The key; nil for a button that is none.
  public let key: UIKey?
  /// Where the press is in its life.
  public internal(set) final var phase = Phase.began
  /// When it last changed, in seconds on the virtual clock.
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

/// An event of buttons and keys held down.
open class UIPressesEvent: UIEvent {
  /// All presses of the event.
  public let allPresses: Set<UIPress>

  /// Creates an event of presses.
  public init(allPresses: Set<UIPress>, observer: (any EventObserver)? = nil) {
    self.allPresses = allPresses
    super.init(type: .presses, observer: observer)
  }
}
