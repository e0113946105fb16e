import Presentation
import ResponderKit
import Scenes
import Session
import Text

extension Command {
  package static let get = Command(
    name: "get", aliases: ["po", "p", "print"], group: .looking,
    summary: "prints a property of a view, a responder or a recognizer, or all of them",
    forms: [
      Form(.propertyOfObject()) { call, property in call.get(property) },
      Form(
        .object(), .property(),
        answer: { call, _, owner, property in
          let name = "\(call.scene.label(of: owner)).\(property.property.name)"
          return property.value.map { "expect \(name) \($0.text { call.scene.label(of: $0) })" }
        }
      ) { call, _, property in call.get(property) },
      Form(.object(), summary: "all its properties") { call, object in
        let report = DescriptionReport(object, in: call.scene)
        report.write(call.session.style, to: call.session.write)
        call.facts(.description, report)
        call.tellLook(at: object as? UIView, "get")
      },
    ])
}

extension Call {
  fileprivate func get(_ reference: PropertyReference) {
    guard let value = reference.value else { return }
    let label = { (object: StatefulObject) in scene.label(of: object) }
    write(TextLine(value.text(label)))
    if let text = words(ofUnknown: reference) { write(TextLine("open: \(text)", .notice)) }
    facts(
      CommandFacts.property,
      (scene.label(of: reference.owner), reference.property.name, value.json(label)))
  }
}
