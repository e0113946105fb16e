import Presentation
import ResponderKit
import Scenes
import Session

extension Command {
  package static let gestures = Command(
    name: "gestures", group: .looking,
    summary: "shows the recognizers, their states, and which wait for or exclude others",
    details: [
      "With a view, it shows those that see a finger in the view, in the order in which they get "
        + "it."
    ],
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
    ],
    examples: [
      Example(
        "gestures", "all of them", setup: "gesture tap single on root", shows: "single")
    ])
}
