extension UIGestureRecognizer {
  /// The state of a recognizer in a sequence of touches (R6.4).
  public enum State: String, CaseIterable, Sendable {
    /// It has not decided yet.
    case possible
    /// A continuous gesture began.
    case began
    /// A continuous gesture went on.
    case changed
    /// A gesture ended: for a discrete one the same as recognized.
    case ended
    /// A continuous gesture was interrupted.
    case cancelled
    /// The touches are no such gesture.
    case failed

    /// A discrete gesture was recognized; the same as ``ended``.
    public static let recognized = State.ended

    /// Indicates whether the state lasts until the sequence of touches ends.
    public var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }
    /// Indicates whether a continuous gesture is under way.
    public var isActive: Bool { self == .began || self == .changed }
    /// Indicates whether action messages are sent when a recognizer gets to the state (R6.4).
    var sendsActions: Bool { self != .possible && self != .failed }

    /// The states that may follow, except by `reset()` (R6.4).
    ///
    /// Many recognizers go from `possible` to `cancelled` in `touchesCancelled`; that counts as
    /// failed.
    var successors: Set<State> {
      switch self {
      case .possible: [.began, .ended, .failed, .cancelled]
      case .began, .changed: [.changed, .ended, .cancelled]
      case .ended, .cancelled, .failed: []
      }
    }
  }
}
