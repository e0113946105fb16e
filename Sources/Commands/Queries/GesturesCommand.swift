import Presentation
import ResponderKit
import Scenes
import Session

extension Command {
  package static let gestures = Command(
    name: "gestures", group: .looking,
    summary: "shows the recognizers, their states, and which wait for or exclude others",
    forms: [
      Form(.word("json", .optional(.view())), summary: "the same as JSON") { call, view in
        let report = GesturesReport(call.scene, of: view)
        call.writeLines(.gesture, report.rows)
        call.facts(.gestures, report)
      },
      Form(.optional(.view())) { call, view in
        let report = GesturesReport(call.scene, of: view)
        report.write(call.session.style, to: call.session.write)
        call.facts(.gestures, report)
      },
    ])
}
