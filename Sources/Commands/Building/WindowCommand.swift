import ResponderKit
import Scenes
import Session

extension Command {
  package static let window = Command(
    name: "window", group: .building, summary: "adds a window and shows it",
    details: [
      "Without a rectangle it fills the screen. It is shown in front of the other windows of its "
        + "level. Which window is key does not matter for touches (R1.5)."
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
        call.remarkIfNegative(frame)
        call.session.state.it = window
        call.confirm("\(name.value): a window in front of the others of its level")
      }
    ],
    examples: [
      Example("window overlay", "a second window, which takes every touch (R1.6)"),
      Example("window hud 0,0 390x100 level=2000", "with a rectangle and a level"),
    ])
}
