import Foundation
import ResponderKit
import Scenes

/// One line of an interaction's story, as a value.
package struct EventTimelineRow {
  /// The kind of line, as far as stories treat it in a way of its own.
  package enum Kind {
    case hitTest, touch, move, delivery, other
    /// A stage of the pipeline, told only where every event is.
    case stage
    /// What stands for lines that were left out.
    case fold
  }

  /// What a line tells.
  package enum Content {
    /// An event.
    case event(SystemEvent)
    /// The way of a method, and whether it is that of the method before.
    case route(EventTrace.Route, isRepeated: Bool)
    /// A number of moves with the outcome of the move before.
    case moves(Int)
  }

  /// The seconds since the interaction began.
  package var time: TimeInterval
  /// The kind of line.
  package var kind: Kind
  /// What it tells.
  package var content: Content
  /// The last of the interaction's moments that it tells.
  package var moment: Int

  /// The way of a method, if it tells one.
  package var route: EventTrace.Route? {
    if case .route(let route, _) = content { route } else { nil }
  }

  /// The rule that it follows, if it needs one.
  package var rule: RuleID? {
    if case .event(let event) = content { event.rule } else { nil }
  }
}

extension EventTimelineRow.Kind {
  /// The kind of an event's line.
  package init(_ event: SystemEvent) {
    switch event {
    case .hitTest: self = .hitTest
    case .touch(let report): self = report.phase == .moved ? .move : .touch
    case .delivery: self = .delivery
    case .note(.applicationSendsEvent), .note(.windowSendsEvent): self = .stage
    case .withholding, .gesture, .controlEvent, .action, .firstResponder, .note: self = .other
    }
  }
}
