import Explanation
import ResponderKit
import Text

extension JSONObjectType<EventTimelineEntry<GestureReport>> {
  static let gestureMoment = moment(
    "gesture", "A recognizer that changed its state, waits, or declined a finger."
  ) {
    JSONMember("recognizer", .text, "the recognizer") { $0.name($0.facts.recognizer) }
    JSONMember("view", .textOrNull, "its view") { $0.name($0.facts.view) }
    JSONMember(optional: "from", .word(UIGestureRecognizer.State.self), "its state before") {
      if case .state(let old, _) = $0.facts.change { old } else { nil }
    }
    JSONMember(optional: "to", .word(UIGestureRecognizer.State.self), "its state now") {
      if case .state(_, let new) = $0.facts.change { new } else { nil }
    }
    JSONMember(
      optional: "waitsFor", .text, "the recognizer whose failure it waits for"
    ) { entry in
      if case .waits(let other) = entry.facts.change { entry.name(other) } else { nil }
    }
    JSONMember(optional: "declined", .bool, "true if it does not see the finger") {
      if case .declined = $0.facts.change { true } else { nil }
    }
    JSONMember(optional: "finger", .ordinal, "the number of that finger") {
      if case .declined(let finger) = $0.facts.change { finger } else { nil }
    }
    JSONMember("reason", .orNull(.reason), "why, in a word") { $0.facts.reason?.fact }
    JSONMember(optional: "measure", .object(.measure), "what the recognizer measured") {
      if case .measured(let measure) = $0.facts.reason { measure } else { nil }
    }
    JSONMember(optional: "taps", .ordinal, "how many taps it has seen") {
      if case .tapped(let taps, _) = $0.facts.reason { taps } else { nil }
    }
    JSONMember(optional: "fingerCount", .ordinal, "with how many fingers each") {
      if case .tapped(_, let fingers) = $0.facts.reason { fingers } else { nil }
    }
    JSONMember(optional: "direction", .textOrNull, "where the fingers moved") {
      if case .wrongDirection(let actual, _) = $0.facts.reason {
        .some(actual.names.first)
      } else {
        nil
      }
    }
    JSONMember(optional: "needs", .names, "where they should have moved") {
      if case .wrongDirection(_, let needed) = $0.facts.reason { needed.names } else { nil }
    }
    JSONMember(optional: "edge", .textOrNull, "the edge at which there is nothing more to see") {
      if case .didNotScroll(.noRoom(let edge)) = $0.facts.reason {
        .some(edge.names.first)
      } else {
        nil
      }
    }
    JSONMember(optional: "by", .text, "the recognizer or view that is the reason") {
      $0.name($0.facts.reason?.culprit)
    }
    JSONMember(optional: "bar", .word(ContainerRefusal.self), "what is missing in the bar") {
      if case .containerStays(let refusal) = $0.facts.reason { refusal } else { nil }
    }
    JSONMember(optional: "message", .text, "what the app's own recognizer says") {
      if case .code(let text) = $0.facts.reason { text } else { nil }
    }
    JSONMember(optional: "until", .number, "when it stops waiting, in seconds like 'time'") {
      entry in
      entry.facts.deadline.map { entry.time($0) }
    }
  }
}

extension JSONObjectType<GestureReport.Measure> {
  fileprivate static let measure = JSONObjectType(
    "measure", "What a recognizer measured, and the limit that it was compared with."
  ) {
    JSONMember("quantity", .word(GestureReport.Measure.Quantity.self), "what was measured") {
      $0.quantity
    }
    JSONMember("value", .number, "how much it was") { $0.value.withoutDust }
    JSONMember("bound", .word(GestureReport.Measure.Bound.self), "how the limit limits it") {
      $0.bound
    }
    JSONMember("limit", .number, "how much it must or may be") { $0.limit.withoutDust }
    JSONMember("unit", .word(GestureReport.Measure.Unit.self), "the unit of both") {
      $0.quantity.unit
    }
    JSONMember(optional: "tap", .ordinal, "the tap that it is about") { $0.tap }
    JSONMember(optional: "direction", .textOrNull, "where the fingers moved") {
      $0.direction.map(\.names.first)
    }
  }
}

extension JSONCoding<EventFact> {
  fileprivate static let reason = facts([
    .measured, .tapped, .bothLifted, .wrongDirection, .noRoom, .sheetMoves, .contentKeepsTouches,
    .contentRefusesCancelling, .stoppedContent, .panFailed, .code, .preventedBy,
    .requirementRecognized, .requirementFailed, .waitedInVain, .declinedByItself,
    .declinedByDelegate, .refusedByView,
    .refusedByDelegate, .backRefused, .recognizerDisabled, .touchesCancelled, .sequenceEnded,
  ])
}

extension GestureReport.Reason {
  /// The recognizer or view that is the reason.
  fileprivate var culprit: ObjectID? {
    switch self {
    case .panFailed(let other), .preventedBy(let other), .requirementRecognized(let other),
      .requirementFailed(let other), .waitedInVain(let other), .refusedByView(let other):
      other
    case .didNotScroll(let refusal): refusal.content
    default: nil
    }
  }
}
