import Presentation
import ResponderKit
import Scenes
import Session

extension Command {
  package static let find = Command(
    name: "find", aliases: ["fv"], group: .looking,
    summary: "finds views by name, class, text or address, or by a part of these",
    forms: [
      Form(
        .pattern(),
        answer: { call, words, pattern in
          let count = call.scene.views(matching: pattern).count
          return "expect count \(Array(words.dropFirst()).scriptText) \(count)"
        }
      ) { call, pattern in
        let report = FindReport(call.scene, matching: pattern)
        report.write(call.session.style, to: call.session.write)
        call.facts(.found, report)
      }
    ])
}
