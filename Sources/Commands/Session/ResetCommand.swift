import ResponderKit
import Scenes

extension Command {
  static let reset = Command(
    name: "reset", group: .session,
    summary: "starts a new scene with the same profile and size; in a lesson, its start again",
    changesScene: true,
    forms: [
      Form { call in
        if call.session.lesson != nil, call.session.runner?.isInTest != true {
          call.scene.journal.restoreBeginning()
          call.session.forgetEvents()
          return call.confirm("the start of the lesson; 'undo' takes it back")
        }
        call.scene.replace(profile: call.scene.profile, screenSize: call.scene.screenSize)
        call.session.forgetEvents()
        call.confirm("a new scene; 'undo' brings the old one back")
      }
    ],
    examples: [Example("reset", "as at the start", setup: "add red")])
}
