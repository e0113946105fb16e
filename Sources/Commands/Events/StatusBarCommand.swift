import ResponderKit
import Session

extension Command {
  package static let statusBar = Command(
    name: "statusbar", group: .happening,
    summary: "taps the status bar: the one scroll view in sight goes to its top (R8.10)",
    changesScene: true,
    forms: [
      Form { call in
        try call.happen("statusbar", continues: true) { call.scene.application.tapStatusBar() }
      }
    ])
}
