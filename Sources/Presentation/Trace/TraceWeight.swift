import Explanation

/// The importance of a line of a trace, where a screen has too few.
enum TraceWeight: Int, Comparable {
  /// One of many that say the same.
  case minor
  case usual
  /// A line that explains the outcome.
  case telling
  /// The outcome itself.
  case decisive

  static func < (left: TraceWeight, right: TraceWeight) -> Bool { left.rawValue < right.rawValue }
}

extension HitTestDecision {
  /// The importance of the decision where a screen has too few lines.
  var weight: TraceWeight {
    if isHit { return .decisive }
    return switch verdict {
    case .answered: .usual
    case .refused(.override): .telling
    case .refused, .missed, .skipped, .unseen: .minor
    }
  }
}

extension EventTimelineRow {
  /// The importance of the row where a screen has too few lines.
  var weight: TraceWeight {
    guard case .event(let event) = content else { return route == nil ? .minor : .telling }
    return switch event {
    case .action: .decisive
    case .gesture, .controlEvent, .note, .firstResponder: .telling
    default: .usual
    }
  }
}
