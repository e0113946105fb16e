import ResponderKit
import Scenes

extension Command {
  static let window = Command(
    name: "window", group: .building, summary: "adds a window and shows it",
    details: [
      "Without a rectangle it fills the screen. It shows in front of the windows of its level; "
        + "which window is key does not matter for touches (R1.5)."
    ],
    changesScene: true,
    forms: [
      Form(
        .newName(), .optional(.rect()), .zeroOrMore(.assignment())
      ) { call, name, frame, assignments in
        let frame = frame ?? CGRect(origin: .zero, size: call.scene.screenSize)
        let window = call.scene.makeWindow(NameTable.Entry(name: name.value), frame: frame)
        window.isHidden = false
        try call.session.assign(assignments, to: window)
        call.session.memory.it = window
        call.confirm("\(name.value): a window in front of those of its level")
      }
    ],
    examples: [
      Example("window overlay", "a second window, which swallows every touch (R1.6)"),
      Example("window hud 0,0 390x100 level=2000", "with a place and a level"),
    ])

  static let profile = Command(
    name: "profile", group: .building,
    summary: "starts a new scene of one of iOS's shapes",
    details: [
      "classic has no window scene, as in books and before iOS 13; scenes is the default; private "
        + "adds UITransitionView and UIDropShadowView, as a debugger shows (R4.6). 'empty' leaves out "
        + "the window, its controller and its root view."
    ],
    changesScene: true,
    forms: [
      Form(.word(of: Profile.self), .flag("empty")) { call, profile, isEmpty in
        call.scene.replace(
          profile: profile, screenSize: call.scene.screenSize, hasWindow: !isEmpty)
        call.session.forgetEvents()
        call.confirm("a new scene of the profile \(profile.rawValue)")
      }
    ],
    examples: [Example("profile classic", "root › vc › window › app › delegate")])

  static let size = Command(
    name: "size", group: .building, summary: "sets the size of the screen and of its windows",
    changesScene: true,
    forms: [
      Form(.located(.size())) { call, place in
        let size = place.value
        guard size.width >= 1, size.height >= 1 else {
          throw call.error(.refused("a screen has at least 1x1 points"), at: place)
        }
        call.scene.setScreenSize(size)
      }
    ],
    examples: [Example("size 320x568", "an iPhone 5")])
}
