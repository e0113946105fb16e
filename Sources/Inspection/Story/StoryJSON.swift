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
  public var lines: [String] {
    let words = StoryWords(scene, Look(), start: interaction.beginning)
    return interaction.moments.map { moment in
      let time = moment.time - interaction.beginning
      var members = [("schema", "1"), ("time", ((time * 1e6).rounded() / 1e6).exactText)]
      members += facts(moment.event)
      if let row = words.row(moment.event, at: time) {
        members.append(("text", JSONText.string(row.line.text)))
      }
      return JSONText.object(members.map { (name: $0.0, value: $0.1) })
    }
  }

  private func facts(_ event: SystemEvent) -> [(String, String)] {
    switch event {
    case .hitTest(let test):
      [("kind", word("hitTest")), ("point", test.point.json), ("answer", name(test.answer))]
    case .touch(let report):
      [
        ("kind", word("touch")), ("finger", String(report.finger)),
        ("phase", word(report.phase.rawValue)), ("point", report.point.json),
        ("tapCount", String(report.tapCount)), ("view", name(report.view)),
        ("refusal", report.refusal.map { word("\($0)") } ?? "null"),
        ("recognizers", JSONText.strings(report.recognizers.map { scene.label(of: $0) })),
      ]
    case .delivery(let delivery):
      [
        ("kind", word("delivery")), ("responder", name(delivery.responder)),
        ("method", word(delivery.method.rawValue)), ("outcome", word("\(delivery.outcome)")),
      ]
    case .withholding(let report):
      [
        ("kind", word("withholding")), ("view", name(report.view)),
        ("method", word(report.method.rawValue)), ("fate", word("\(report.fate)")),
        ("recognizer", name(report.recognizer)),
      ]
    case .gesture(let report): gesture(report)
    case .controlEvent(let report):
      [
        ("kind", word("controlEvent")), ("control", name(report.control)),
        ("event", word(report.event)), ("targets", String(report.count)),
      ]
    case .action(let report):
      [
        ("kind", word("action")), ("action", word(report.action)), ("sender", name(report.sender)),
        ("receiver", receiver(report.receiver)), ("searchedFrom", name(report.searchedFrom)),
      ]
    case .firstResponder(let report):
      [
        ("kind", word("firstResponder")), ("responder", name(report.responder)),
        ("outcome", word(caseName(report.outcome))),
      ]
    case .note(let note): [("kind", word("note")), ("note", word(caseName(note)))]
    }
  }

  private func gesture(_ report: GestureReport) -> [(String, String)] {
    var members = [("kind", word("gesture")), ("recognizer", name(report.recognizer))]
    switch report.change {
    case .state(let old, let new):
      members += [("from", word(old.rawValue)), ("to", word(new.rawValue))]
    case .waits(let other): members.append(("waitsFor", name(other)))
    case .declined: members.append(("declined", "true"))
    }
    members.append(("reason", report.reason.map { word(caseName($0)) } ?? "null"))
    if let deadline = report.deadline {
      members.append(
        ("until", (((deadline - interaction.beginning) * 1e6).rounded() / 1e6).exactText))
    }
    return members
  }

  /// The name of an enumeration's case, without what it holds.
  private func caseName(_ value: Any) -> String {
    String(String(describing: value).prefix { $0 != "(" })
  }

  private func receiver(_ receiver: ActionReport.Receiver) -> String {
    switch receiver {
    case .object(let id): name(id)
    case .other(let className): word(className)
    case .closure: word("a closure")
    case .nobody: "null"
    }
  }

  private func word(_ text: String) -> String { JSONText.string(text) }

  private func name(_ id: ObjectID?) -> String {
    id.map { JSONText.string(scene.label(of: $0)) } ?? "null"
  }
}

extension CGPoint {
  /// The point as a JSON list of two numbers.
  fileprivate var json: String { "[\(Double(x).exactText),\(Double(y).exactText)]" }
}
