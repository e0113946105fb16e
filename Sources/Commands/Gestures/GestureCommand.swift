import ResponderKit
import Scenes
import Session

extension Command {
  package static let gesture = Command(
    name: "gesture", group: .gestures,
    summary: "adds a gesture recognizer to a view",
    changesScene: true,
    forms: [
      Form(
        .gestureKind(), .newName(), .word("on", .view()), .zeroOrMore(.assignment())
      ) { call, kind, name, view, assignments in
        let recognizer = kind.make()
        call.scene.adopt(recognizer, NameTable.Entry(name: name.value))
        try call.session.assign(assignments, to: recognizer)
        view.addGestureRecognizer(recognizer)
        call.confirm("added \(name.value) to \(call.scene.label(of: view))")
      }
    ])
}
