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
    var rects: [CGRect] = []
    for (reference, typed) in settings {
      let (property, owner, value) = (reference.property, reference.owner, typed.value)
      try session.check(value, at: typed.range, for: property, of: owner)
      if owner.mayHaveAnswers, let method = AnswerMethod(rawValue: property.name) {
        noteReplacedRules(of: owner, method)
      }
      isChanged = session.change(property, of: owner, to: value) || isChanged
      if let rect = value.as(.rect) { rects.append(rect) }
    }
    rects.forEach(remarkIfNegative)
    confirm(text(of: settings.map(\.0), isChanged: isChanged))
  }

  /// Returns the properties that were set, with their present values, which need not be the ones
  /// that were typed.
  fileprivate func text(of references: [PropertyReference], isChanged: Bool) -> String {
    let name = references.last.map { scene.label(of: $0.owner) } ?? ""
    let settings = references.compactMap { reference in
      reference.value.map { value in
        "\(reference.property.name) \(value.text { scene.label(of: $0) })"
      }
    }
    let state = "\(name): \(settings.joined(separator: ", "))"
    guard isChanged else { return "\(state) already; nothing changed" }
    guard references.count == 1, let only = references.first else { return state }
    return state + meaning(of: only.property.name, on: only.owner)
  }
}
