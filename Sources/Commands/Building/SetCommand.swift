import Language
import ResponderKit
import Scenes
import Session

extension Command {
  package static let set = Command(
    name: "set", group: .building, summary: "sets properties of a view or another responder",
    changesScene: true,
    forms: [
      Form(.settingOfObject(), .located(.value())) { call, property, value in
        try call.set([(property, value)])
      },
      Form(.object(), .oneOrMore(.sequence(.setting(), .located(.value())))) { call, _, settings in
        try call.set(settings)
      },
    ])
}

extension Call {
  fileprivate func set(_ settings: [(PropertyReference, Located<PropertyValue>)]) throws {
    var isChanged = false
    for (reference, value) in settings {
      try session.check(value.value, at: value.range, for: reference.property, of: reference.owner)
      if let method = AnswerMethod(rawValue: reference.property.name) {
        noteReplacedRules(of: reference.owner, method)
      }
      let (property, owner) = (reference.property, reference.owner)
      isChanged = session.change(property, of: owner, to: value.value) || isChanged
    }
    for rect in settings.compactMap({ $0.1.value.as(.rect) }) { remarkIfNegative(rect) }
    let state = text(of: settings.map(\.0))
    guard isChanged else { return confirm("\(state) already; nothing changed") }
    let only = settings.count == 1 ? settings.first?.0 : nil
    confirm(state + (only.map { meaning(of: $0.property.name, on: $0.owner) } ?? ""))
  }

  /// Returns the properties that were set, with their present values, which need not be the ones
  /// that were typed.
  fileprivate func text(of references: [PropertyReference]) -> String {
    let name = references.last.map { scene.label(of: $0.owner) } ?? ""
    let settings = references.compactMap { reference in
      reference.value.map { value in
        "\(reference.property.name) \(value.text { scene.label(of: $0) })"
      }
    }
    return "\(name): \(settings.joined(separator: ", "))"
  }
}
