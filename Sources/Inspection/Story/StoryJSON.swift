import Foundation
import ResponderKit
import Text

/// An interaction as JSON, one object for everything that happened.
package struct StoryJSON {
  private let interaction: Interaction
  private let scene: Scene

  /// The JSON of an interaction.
  package init(_ interaction: Interaction, in scene: Scene) {
    self.interaction = interaction
    self.scene = scene
  }

  /// One object per event, in order.
  package var objects: [JSONObject] {
    let words = StoryWords(scene, Look(), start: interaction.beginning)
    return interaction.moments.map { moment in
      let time = moment.time - interaction.beginning
      var object: JSONObject = ["time": .number(time.withoutDust)]
      object.merge(facts(moment.event))
      if let rule = moment.event.rule { object["rule"] = .string(rule.description) }
      if let row = words.row(moment.event, at: time) { object["text"] = .string(row.told.text) }
      return object
    }
  }

  /// The story with the title of the interaction.
  package var json: JSONObject {
    ["title": .string(interaction.title), "story": .objects(objects)]
  }

  private func facts(_ event: SystemEvent) -> JSONObject {
    switch event {
    case .hitTest(let test):
      ["kind": "hitTest", "point": test.point.json, "answer": name(test.answer)]
    case .touch(let report): facts(report)
    case .delivery(let delivery):
      [
        "kind": "delivery", "responder": name(delivery.responder),
        "method": .string(delivery.method.rawValue),
        "outcome": .string(delivery.outcome.rawValue),
      ]
    case .withholding(let report):
      [
        "kind": "withholding", "view": name(report.view), "finger": .integer(report.finger),
        "method": .string(report.method.rawValue), "fate": .string(report.fate.rawValue),
        "recognizer": name(report.recognizer),
      ]
    case .gesture(let report): facts(report)
    case .controlEvent(let report):
      [
        "kind": "controlEvent", "control": name(report.control),
        "event": .string(report.event), "targets": .integer(report.count),
      ]
    case .action(let report): facts(report)
    case .firstResponder(let report): facts(report)
    case .note(let note): facts(note)
    }
  }

  private func facts(_ report: TouchReport) -> JSONObject {
    var facts: JSONObject = [
      "kind": "touch", "finger": .integer(report.finger), "phase": .string(report.phase.rawValue),
      "point": report.point.json, "tapCount": .integer(report.tapCount),
      "view": name(report.view), "refusal": .text(report.refusal?.word),
      "recognizers": .strings(report.recognizers.map { scene.label(of: $0) }),
    ]
    if case .elsewhere(let window) = report.refusal { facts["window"] = name(window) }
    return facts
  }

  private func facts(_ report: ActionReport) -> JSONObject {
    var facts: JSONObject = [
      "kind": "action", "action": .string(report.action), "sender": name(report.sender),
      "receiver": receiver(report.receiver), "searchedFrom": name(report.searchedFrom),
    ]
    if let view = report.view { facts["view"] = name(view) }
    return facts
  }

  private func facts(_ report: FirstResponderReport) -> JSONObject {
    var facts: JSONObject = [
      "kind": "firstResponder", "responder": name(report.responder),
      "outcome": .string(report.outcome.word),
    ]
    if case .refusedByCurrent(let current) = report.outcome { facts["by"] = name(current) }
    return facts
  }

  private func receiver(_ receiver: ActionReport.Receiver) -> JSONValue {
    switch receiver {
    case .object(let id): name(id)
    case .other(let className): .string(className)
    case .closure: "a closure"
    case .nobody: nil
    }
  }

  /// A moment of the clock, in seconds since the interaction began.
  func time(_ moment: TimeInterval) -> JSONValue {
    .number((moment - interaction.beginning).withoutDust)
  }

  func name(_ id: ObjectID?) -> JSONValue { .text(id.map { scene.label(of: $0) }) }
}

extension TouchReport.Refusal {
  fileprivate var word: String {
    switch self {
    case .secondFinger: "secondFinger"
    case .exclusiveViewComesLate: "exclusiveViewComesLate"
    case .exclusiveViewIsTouched: "exclusiveViewIsTouched"
    case .ignored: "ignored"
    case .animating: "animating"
    case .elsewhere: "elsewhere"
    }
  }
}

extension FirstResponderReport.Outcome {
  fileprivate var word: String {
    switch self {
    case .became: "became"
    case .resigned: "resigned"
    case .refusedWithoutWindow: "refusedWithoutWindow"
    case .refusedCannotBecome: "refusedCannotBecome"
    case .refusedByCurrent: "refusedByCurrent"
    case .refusedToResign: "refusedToResign"
    }
  }
}

extension Double {
  /// The number without the dust of a sum, to a millionth.
  var withoutDust: Double { (self * 1e6).rounded() / 1e6 }
}
