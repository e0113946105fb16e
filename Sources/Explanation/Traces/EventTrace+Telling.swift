import Foundation
import ResponderKit

extension EventTrace {
  /// Whether there is more to tell of it than who received the event.
  package var isTelling: Bool {
    moments.contains { $0.event.isTelling }
  }
}

extension SystemEvent {
  /// Whether it is needed to understand what came of an event, as against the event's mere course;
  /// out of line, so that nothing is copied for a look at it.
  @inline(never)
  fileprivate var isTelling: Bool {
    switch self {
    case .hitTest, .delivery: false
    case .touch(let report):
      report.refusal != nil || report.phase == .cancelled || !report.recognizers.isEmpty
    case .controlEvent(let report): report.count > 0
    case .note(.applicationSendsEvent), .note(.windowSendsEvent): false
    case .withholding, .gesture, .action, .firstResponder, .note: true
    }
  }
}
