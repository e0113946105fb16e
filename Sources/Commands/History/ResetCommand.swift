import ResponderKit
import Scenes
import Session

extension Command {
  package static let reset = Command(
    name: "reset", group: .session,
    summary: "starts a new scene with the same profile and size; in a lesson, its start again",
    changesScene: true,
    forms: [
      Form { call in
        if call.session.runner?.isInTest != true,
          let done = call.session.modes.lazy.reversed().compactMap({
            $0.beginAgain(in: call.session)
          }).first
        {
          return call.confirm(done)
        }
        call.scene.replace(profile: call.scene.profile, screenSize: call.scene.screenSize)
        call.session.forgetEvents()
        call.confirm("a new scene; 'undo' brings the old one back")
      }
    ],
    examples: [Example("reset", "as at the start", setup: "add red")])
}
