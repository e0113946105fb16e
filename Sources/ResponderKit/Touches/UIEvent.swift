import Foundation

/// One event, or one sequence of touches: the same object lives from the first finger down to the
/// last finger up (R1.4).
open class UIEvent: StatefulObject {
  /// What kind of thing happened.
  public enum EventType: Sendable {
    /// Fingers on the glass.
    case touches
    /// A motion such as a shake.
    case motion
    /// A command from a headset or the lock screen.
    case remoteControl
    /// Buttons of a remote, a controller or a keyboard.
    case presses
  }

  /// What exactly happened, with UIKit's numbers.
  public enum EventSubtype: Int, Sendable {
    /// Nothing more to say.
    case none = 0
    /// The device was shaken.
    case motionShake = 1
    /// Play.
    case remoteControlPlay = 100
    /// Pause.
    case remoteControlPause = 101
    /// Stop.
    case remoteControlStop = 102
    /// Play if paused, pause if playing.
    case remoteControlTogglePlayPause = 103
    /// The next track.
    case remoteControlNextTrack = 104
    /// The previous track.
    case remoteControlPreviousTrack = 105
    /// Seeking backward began.
    case remoteControlBeginSeekingBackward = 106
    /// Seeking backward ended.
    case remoteControlEndSeekingBackward = 107
    /// Seeking forward began.
    case remoteControlBeginSeekingForward = 108
    /// Seeking forward ended.
    case remoteControlEndSeekingForward = 109
  }

  /// What kind of thing happened.
  public let type: EventType
  /// What exactly happened.
  public let subtype: EventSubtype
  // Read for everything that is told.
  /// Told every decision that is taken for this event; nil if nobody watches.
  @exclusivity(unchecked) public var observer: (any EventObserver)?
  /// Collects the decisions of the hit-test under way.
  final var recorder: HitTestRecorder?
  /// When it last changed, in seconds on the virtual clock.
  public internal(set) final var timestamp: TimeInterval = 0
  /// All fingers of the sequence, in the order of coming down.
  final var fingers: [UITouch] = []

  /// A responder and the message that it passes on.
  private struct Passage: Hashable {
    var responder: ObjectIdentifier
    var method: EventMethod
  }

  // Both are changed at every message, by the two functions below alone.
  /// What is being passed on at this moment, the innermost last, as far as it can be looked through
  /// at a glance; a cancellation may overtake a beginning.
  @exclusivity(unchecked) private var passing: [Passage] = []
  /// What is being passed on within those.
  @exclusivity(unchecked) private var passingDeeper: Set<Passage> = []

  /// Takes note that a responder passes the event on; false if it is doing so already.
  final func beginPassing(_ responder: UIResponder, _ method: EventMethod) -> Bool {
    let passage = Passage(responder: ObjectIdentifier(responder), method: method)
    guard !passing.contains(passage) else { return false }
    guard passing.count == 8 else {
      passing.append(passage)
      return true
    }
    return passingDeeper.insert(passage).inserted
  }

  /// Takes note that the responder that began last has passed the event on.
  final func endPassing(_ responder: UIResponder, _ method: EventMethod) {
    if passingDeeper.isEmpty {
      passing.removeLast()
    } else {
      passingDeeper.remove(Passage(responder: ObjectIdentifier(responder), method: method))
    }
  }

  /// Creates an event.
  public init(
    type: EventType = .touches, subtype: EventSubtype = .none,
    observer: (any EventObserver)? = nil
  ) {
    self.type = type
    self.subtype = subtype
    self.observer = observer
  }

  open override func captureState() -> () -> Void {
    let state = (timestamp, fingers)
    return { [self] in (timestamp, fingers) = state }
  }
}
