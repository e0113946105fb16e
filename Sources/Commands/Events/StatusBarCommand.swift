import ResponderKit
import Session

extension Command {
  package static let statusBar = Command(
    name: "statusbar", group: .happening,
    summary: "taps the status bar: the one scroll view in sight goes to its top (R8.10)",
    details: [
      "If several have scrollsToTop on, none moves. No view and no recognizer gets the tap. The content "
        + "arrives after 0.3 s."
    ],
    changesScene: true,
    forms: [
      Form { call in
        try call.happen("statusbar", continues: true) { call.scene.application.tapStatusBar() }
      }
    ],
    examples: [
      Example(
        "statusbar; wait 0.3; get list.contentOffset", "the list is at its top",
        setup: "add UIScrollView list 0,47 390x700 contentSize=390x2000; scroll list 0,500",
        shows: "(0, 0)")
    ])
}
