import ResponderKit
import Scenes

extension Command {
  static let reset = Command(
    name: "reset", group: .session, summary: "starts a new scene with the same profile and size",
    changesScene: true,
    forms: [
      Form { call in
        call.scene.replace(profile: call.scene.profile, screenSize: call.scene.screenSize)
        call.session.forgetEvents()
        call.confirm("a new scene; 'undo' brings the old one back")
      }
    ],
    examples: [Example("reset", "as at the start", setup: "add red")])
}
