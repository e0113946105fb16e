import Foundation
import ResponderKit
import Scenes

/// One line of an interaction's story, as a value.
package struct EventTimelineRow {
  /// A kind of line that stories treat in a way of its own.
  package enum Kind {
    case hitTest, touch, move, delivery, other
    /// A stage of the pipeline, which is told only where every event is.
    case stage
    /// A line that stands for lines that were left out.
    case fold
  }

  /// The content of a line.
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
  /// The content of the line.
  package var content: Content
  /// The index of the last moment of the interaction that the line covers.
  package var moment: Int

  /// The way of a method, if the line tells one.
  package var route: EventTrace.Route? {
    if case .route(let route, _) = content { route } else { nil }
  }

  /// The rule behind the line, if it needs one.
  package var rule: RuleID? {
    if case .event(let event) = content { event.rule } else { nil }
  }
}

extension EventTimelineRow.Kind {
  /// Creates the kind of an event's line.
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
