import Foundation
import ResponderKit

extension EventTrace {
  /// Indicates whether the record holds more than the receivers of the event.
  package var isTelling: Bool {
    moments.contains { $0.event.isTelling }
  }
}

extension SystemEvent {
  /// Indicates whether the event is needed to understand the outcome, as opposed to the mere
  /// course. Not inlined, so that a look at the event copies nothing.
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
