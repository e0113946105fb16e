import ResponderKit
import Text

extension StoryJSON {
  /// The facts of a recognizer's change.
  func facts(_ report: GestureReport) -> JSONObject {
    var facts: JSONObject = [
      "kind": "gesture", "recognizer": name(report.recognizer), "view": name(report.view),
    ]
    switch report.change {
    case .state(let old, let new):
      facts["from"] = .string(old.rawValue)
      facts["to"] = .string(new.rawValue)
    case .waits(let other): facts["waitsFor"] = name(other)
    case .declined(let finger):
      facts["declined"] = true
      facts["finger"] = .integer(finger)
    }
    facts.merge(report.reason.map(self.facts) ?? ["reason": nil])
    if let deadline = report.deadline { facts["until"] = time(deadline) }
    return facts
  }

  private func facts(_ reason: GestureReport.Reason) -> JSONObject {
    switch reason {
    case .measured(let measure): ["reason": "measure", "measure": .object(measure.json)]
    case .tapped(let taps, let fingers):
      ["reason": "taps", "taps": .integer(taps), "fingerCount": .integer(fingers)]
    case .bothLifted: ["reason": "bothLifted"]
    case .wrongDirection(let actual, let needed):
      [
        "reason": "wrongDirection", "direction": .text(actual.names.first),
        "needs": .strings(needed.names),
      ]
    case .didNotScroll(let refusal): facts(refusal)
    case .panFailed(let pan): ["reason": "panFailed", "by": name(pan)]
    case .code(let text): ["reason": "code", "message": .string(text)]
    case .preventedBy(let other): ["reason": "preventedBy", "by": name(other)]
    case .requirementRecognized(let other):
      ["reason": "requirementRecognized", "by": name(other)]
    case .requirementFailed(let other): ["reason": "requirementFailed", "by": name(other)]
    case .waitedInVain(let other): ["reason": "waitedInVain", "by": name(other)]
    case .declinedByItself: ["reason": "declinedByItself"]
    case .declinedByDelegate: ["reason": "declinedByDelegate"]
    case .refusedByView(let view): ["reason": "refusedByView", "by": name(view)]
    case .refusedByDelegate: ["reason": "refusedByDelegate"]
    case .disabled: ["reason": "disabled"]
    case .touchesCancelled: ["reason": "touchesCancelled"]
    case .sequenceEnded: ["reason": "sequenceEnded"]
    }
  }
}

extension GestureReport.Measure {
  /// The measure as JSON, in the units of the engine.
  fileprivate var json: JSONObject {
    var json: JSONObject = [
      "quantity": .string(quantity.rawValue), "value": .number(value.withoutDust),
      "bound": .string(bound.rawValue), "limit": .number(limit.withoutDust),
      "unit": .string(quantity.unit.rawValue),
    ]
    if let tap { json["tap"] = .integer(tap) }
    if let direction { json["direction"] = .text(direction.names.first) }
    return json
  }
}
