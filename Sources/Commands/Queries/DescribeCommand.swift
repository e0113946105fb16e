import Presentation
import ResponderKit
import Scenes
import Session

extension Command {
  package static let describe = Command(
    name: "describe", aliases: ["po", "p", "print"], group: .looking,
    summary: "shows all properties of a responder or recognizer",
    forms: [
      Form(.object()) { call, object in
        let report = DescriptionReport(object, in: call.scene)
        report.write(call.session.style, to: call.session.write)
        call.facts(.description, report)
        call.tellLook(at: object as? UIView, "describe")
      }
    ],
    examples: [Example("describe root", "all its properties", shows: "alpha")])
}
