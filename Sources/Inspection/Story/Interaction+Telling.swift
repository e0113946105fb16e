import Foundation
import ResponderKit

extension Interaction {
  /// Whether there is more to tell of it than who received the event.
  var isTelling: Bool { moments.contains { $0.event.isTelling } }

  /// The clock's time at which it began.
  var beginning: TimeInterval { start ?? moments.first?.time ?? 0 }

  /// The time of a moment in seconds since the interaction began, without the dust of a sum.
  func time(of moment: Int) -> TimeInterval {
    ((moments[moment].time - beginning) * 1e6).rounded() / 1e6
  }
}

extension SystemEvent {
  /// Whether it is needed to understand what came of an event, as against the event's mere course.
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
