import ResponderKit
import Scenes
import Session

extension Command {
  package static let reset = Command(
    name: "reset", group: .session,
    summary: "starts a new scene of the same profile and size; in a lesson, its start again",
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
        call.confirm(
          "a new scene of \(call.scene.screenSize.text); 'undo' brings the old one back")
      },
      Form(
        .word(of: Profile.self), .flag("empty"),
        summary: "starts a new scene with the structure of an iOS version"
      ) { call, profile, isEmpty in
        call.scene.replace(
          profile: profile, screenSize: isEmpty ? Scene.usualSize : call.scene.screenSize,
          hasWindow: !isEmpty)
        call.session.forgetEvents()
        if isEmpty { call.session.beginRebuilding() }
        call.confirm(
          "a new scene of the profile \(profile.rawValue); 'undo' brings the old one back")
      },
    ])
}
