import ResponderKit
import Scenes
import Session
import Text

extension Command {
  package static let wait = Command(
    name: "wait", group: .happening, summary: "lets time pass on the scene's clock",
    changesScene: true,
    forms: [
      Form(.seconds()) { call, seconds in
        call.session.state.needsRest = false
        try call.happen("wait \(seconds.shortText)", continues: true) {
          call.scene.application.clock.advance(by: seconds)
        }
      }
    ])
}
