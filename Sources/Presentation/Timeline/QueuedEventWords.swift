import ResponderKit
import Text

extension QueuedEvent {
  /// The event in words, for a list of what waits.
  package var words: String {
    switch self {
    case .touches(let samples):
      samples.map { "finger \($0.finger) \($0.phase.rawValue) \($0.point.text)" }
        .joined(separator: ", ")
    case .fingersTakenAway: "fingers taken away"
    case .key(let key, let phase): "key \(key) \(phase.rawValue)"
    case .motion(let phase): "motion \(phase.rawValue)"
    case .remoteControl(let subtype): "\(subtype)"
    }
  }
}
