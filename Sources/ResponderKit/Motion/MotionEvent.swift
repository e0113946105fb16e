/// A phase of a motion (R10.1).
public enum MotionPhase: String, CaseIterable, Sendable {
  /// The device begins to be shaken.
  case began
  /// The shake is over.
  case ended
  /// The shake was interrupted, or took too long.
  case cancelled

  /// The message that tells a responder of the phase.
  public var method: EventMethod {
    switch self {
    case .began: .motionBegan
    case .ended: .motionEnded
    case .cancelled: .motionCancelled
    }
  }
}

/// A motion, with what the message to responders says besides.
final class MotionEvent: UIEvent {
  let phase: MotionPhase

  init(_ phase: MotionPhase, _ subtype: EventSubtype, observer: (any EventObserver)?) {
    self.phase = phase
    super.init(type: .motion, subtype: subtype, observer: observer)
  }
}

/// Why a motion makes no sense.
public enum MotionInputError: Error, Equatable, Sendable {
  /// It begins although one is under way.
  case hasBegun
  /// It ends although none is under way.
  case hasNotBegun
}
