import Foundation
import ResponderKit

/// An interaction as JSON, one object for everything that happened.
public struct StoryJSON {
  private let interaction: Interaction
  private let scene: Scene

  /// The JSON of an interaction.
  public init(_ interaction: Interaction, in scene: Scene) {
    self.interaction = interaction
    self.scene = scene
  }

  /// One object per event, in order.
  public var objects: [JSONObject] {
    let words = StoryWords(scene, Look(), start: interaction.beginning)
    return interaction.moments.map { moment in
      let time = moment.time - interaction.beginning
      var object: JSONObject = ["time": .number(time.microseconds)]
      object.merge(facts(moment.event))
      if let row = words.row(moment.event, at: time) { object["text"] = .string(row.line.text) }
      return object
    }
  }

  /// The story with the title of the interaction.
  public var json: JSONObject {
    ["title": .string(interaction.title), "story": .objects(objects)]
  }

  private func facts(_ event: SystemEvent) -> JSONObject {
    switch event {
    case .hitTest(let test):
      ["kind": "hitTest", "point": test.point.json, "answer": name(test.answer)]
    case .touch(let report):
      [
        "kind": "touch", "finger": .integer(report.finger),
        "phase": word(report.phase.rawValue), "point": report.point.json,
        "tapCount": .integer(report.tapCount), "view": name(report.view),
        "refusal": .text(report.refusal.map { "\($0)" }),
        "recognizers": .strings(report.recognizers.map { scene.label(of: $0) }),
      ]
    case .delivery(let delivery):
      [
        "kind": "delivery", "responder": name(delivery.responder),
        "method": word(delivery.method.rawValue), "outcome": word("\(delivery.outcome)"),
      ]
    case .withholding(let report):
      [
        "kind": "withholding", "view": name(report.view),
        "method": word(report.method.rawValue), "fate": word("\(report.fate)"),
        "recognizer": name(report.recognizer),
      ]
    case .gesture(let report): gesture(report)
    case .controlEvent(let report):
      [
        "kind": "controlEvent", "control": name(report.control),
        "event": word(report.event), "targets": .integer(report.count),
      ]
    case .action(let report):
      [
        "kind": "action", "action": word(report.action), "sender": name(report.sender),
        "receiver": receiver(report.receiver), "searchedFrom": name(report.searchedFrom),
      ]
    case .firstResponder(let report):
      [
        "kind": "firstResponder", "responder": name(report.responder),
        "outcome": word(caseName(report.outcome)),
      ]
    case .note(let note): ["kind": "note", "note": word(caseName(note))]
    }
  }

  private func gesture(_ report: GestureReport) -> JSONObject {
    var object: JSONObject = ["kind": "gesture", "recognizer": name(report.recognizer)]
    switch report.change {
    case .state(let old, let new):
      object["from"] = word(old.rawValue)
      object["to"] = word(new.rawValue)
    case .waits(let other): object["waitsFor"] = name(other)
    case .declined: object["declined"] = true
    }
    object["reason"] = .text(report.reason.map(caseName))
    if let deadline = report.deadline {
      object["until"] = .number((deadline - interaction.beginning).microseconds)
    }
    return object
  }

  /// The name of an enumeration's case, without what it holds.
  private func caseName(_ value: Any) -> String {
    String(String(describing: value).prefix { $0 != "(" })
  }

  private func receiver(_ receiver: ActionReport.Receiver) -> JSONValue {
    switch receiver {
    case .object(let id): name(id)
    case .other(let className): word(className)
    case .closure: "a closure"
    case .nobody: nil
    }
  }

  private func word(_ text: String) -> JSONValue { .string(text) }

  private func name(_ id: ObjectID?) -> JSONValue { .text(id.map { scene.label(of: $0) }) }
}

extension TimeInterval {
  /// The time without the dust of a sum, to a microsecond.
  fileprivate var microseconds: Double { (self * 1e6).rounded() / 1e6 }
}
