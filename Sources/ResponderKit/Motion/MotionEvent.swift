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

/// The event of a motion, with the values that the message to responders carries besides.
final class MotionEvent: UIEvent {
  let phase: MotionPhase

  init(_ phase: MotionPhase, _ subtype: EventSubtype, observer: (any EventObserver)?) {
    self.phase = phase
    super.init(type: .motion, subtype: subtype, observer: observer)
  }
}

/// An error in the order of motions.
public enum MotionInputError: Error, Equatable, Sendable {
  /// The motion begins although one is under way.
  case hasBegun
  /// The motion ends although none is under way.
  case hasNotBegun
}
