import ResponderKit
import Scenes
import Session

extension Command {
  package static let window = Command(
    name: "window", group: .building, summary: "adds a window and shows it",
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
    ])
}
