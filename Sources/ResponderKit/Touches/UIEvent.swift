import Foundation

/// One event, or one sequence of touches, from the first finger down to the last one up (R1.4).
open class UIEvent: StatefulObject {
  /// A type of event.
  public enum EventType: Sendable {
    /// Touches of fingers.
    case touches
    /// A motion such as a shake.
    case motion
    /// A command from a headset or the lock screen.
    case remoteControl
    /// Presses of buttons of a remote, a controller or a keyboard.
    case presses
  }

  /// A subtype of event, with UIKit's values.
  public enum EventSubtype: Int, Sendable {
    /// No subtype.
    case none = 0
    /// The device was shaken.
    case motionShake = 1
    /// The command to play.
    case remoteControlPlay = 100
    /// The command to pause.
    case remoteControlPause = 101
    /// The command to stop.
    case remoteControlStop = 102
    /// The command to play if paused, and to pause if playing.
    case remoteControlTogglePlayPause = 103
    /// The command for the next track.
    case remoteControlNextTrack = 104
    /// The command for the previous track.
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

  /// The type of the event.
  public let type: EventType
  /// The subtype of the event.
  public let subtype: EventSubtype
  // Read for every report.
  /// The observer that is told every decision for this event; nil if there is none.
  @exclusivity(unchecked) public var observer: (any EventObserver)?
  /// The recorder of the hit-test that is under way.
  final var recorder: HitTestRecorder?
  /// The time of the last change, in seconds on the virtual clock.
  public internal(set) final var timestamp: TimeInterval = 0
  /// The fingers of the sequence, in the order of coming down.
  final var fingers: [UITouch] = []

  /// A responder and the message that it passes on.
  private struct Passage: Hashable {
    var responder: ObjectIdentifier
    var method: EventMethod
  }

  // Only the two functions below change these two properties, at every message.
  /// The messages that are being passed on at this moment, the innermost last, as many as can be
  /// searched quickly. A cancellation may overtake a beginning.
  @exclusivity(unchecked) private var passing: [Passage] = []
  /// The further messages that are being passed on within those.
  @exclusivity(unchecked) private var passingDeeper: Set<Passage> = []

  /// Records that a responder passes the event on. Returns false if it is doing so already.
  final func beginPassing(_ responder: UIResponder, _ method: EventMethod) -> Bool {
    let passage = Passage(responder: ObjectIdentifier(responder), method: method)
    guard !passing.contains(passage) else { return false }
    guard passing.count == 8 else {
      passing.append(passage)
      return true
    }
    return passingDeeper.insert(passage).inserted
  }

  /// Records that the responder which began last has passed the event on.
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

extension UIEvent {
  /// The windows that have a finger in the event, in the order of the fingers.
  final var windows: [UIWindow] {
    var windows: [UIWindow] = []
    for touch in fingers where touch.isDispatched {
      if let window = touch.window, !windows.contains(where: { $0 === window }) {
        windows.append(window)
      }
    }
    return windows
  }

  /// The fingers of the sequence, in any view or window; nil for other events (R5.2).
  public final var allTouches: Set<UITouch>? { type == .touches ? Set(fingers) : nil }

  /// Returns the touches that a view receives.
  public final func touches(for view: UIView) -> Set<UITouch>? {
    allTouches?.filter { $0.view === view }
  }

  /// Returns the touches that began in a window.
  public final func touches(for window: UIWindow) -> Set<UITouch>? {
    allTouches?.filter { $0.window === window }
  }

  /// Returns the touches that a recognizer follows.
  public final func touches(for recognizer: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches?.filter { recognizer.arbitration.touches.contains($0) }
  }

  /// Returns the samples of a finger since the event before: here the touch alone (R5.9).
  public final func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    fingers.contains(touch) ? [touch] : nil
  }

  /// Returns predictions of a finger's movement. None are made here (R5.9).
  public final func predictedTouches(for touch: UITouch) -> [UITouch]? {
    fingers.contains(touch) ? [] : nil
  }
}
