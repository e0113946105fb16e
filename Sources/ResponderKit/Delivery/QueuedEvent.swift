/// An event that waits in the application's queue (R1.1).
public enum QueuedEvent: Equatable, Sendable {
  /// Fingers that change at one moment.
  case touches([TouchSample])
  /// The system cancels the touches of all fingers (R5.7).
  case fingersTakenAway
  /// A phase of a key, by the key's description.
  case key(String, UIPress.Phase)
  /// A phase of a motion.
  case motion(MotionPhase)
  /// A command of a headset or the lock screen.
  case remoteControl(UIEvent.EventSubtype)

  /// The samples of the fingers that change.
  var samples: [TouchSample] {
    if case .touches(let samples) = self { samples } else { [] }
  }
}
