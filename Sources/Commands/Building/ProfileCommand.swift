import ResponderKit
import Scenes
import Session

extension Command {
  package static let profile = Command(
    name: "profile", group: .building,
    summary: "starts a new scene with the structure of an iOS version",
    details: [
      "'scenes' is the default. 'classic' has no window scene, as in older books and before iOS "
        + "13. 'private' adds UITransitionView and UIDropShadowView, as a debugger shows them "
        + "(R4.6). 'empty' leaves out the window, its controller and its root view."
    ],
    changesScene: true,
    forms: [
      Form(.word(of: Profile.self), .flag("empty")) { call, profile, isEmpty in
        call.scene.replace(
          profile: profile, screenSize: call.scene.screenSize, hasWindow: !isEmpty)
        call.session.forgetEvents()
        if isEmpty { call.session.isRebuilding = true }
        call.confirm(
          "a new scene of the profile \(profile.rawValue); 'undo' brings the old one back")
      }
    ],
    examples: [Example("profile classic", "root › vc › window › app › delegate")])
}
