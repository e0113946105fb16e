/// A button held down.
public final class UIPress: Hashable {
  /// The responder that the press goes to first.
  public private(set) weak var responder: UIResponder?

  /// Creates a press that goes to a responder.
  public init(responder: UIResponder?) {
    self.responder = responder
  }

  /// Whether two references name the same press.
  public static func == (left: UIPress, right: UIPress) -> Bool { left === right }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// An event of buttons held down.
open class UIPressesEvent: UIEvent {
  /// All buttons of the event.
  public let allPresses: Set<UIPress>

  /// Creates an event of presses.
  public init(allPresses: Set<UIPress>, observer: (any EventObserver)? = nil) {
    self.allPresses = allPresses
    super.init(type: .presses, observer: observer)
  }
}
