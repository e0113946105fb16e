import ResponderKit
import Scenes
import Session

extension Command {
  package static let gesture = Command(
    name: "gesture", group: .gestures,
    summary: "adds a gesture recognizer to a view",
    details: [
      "KIND: tap, longpress, pan, swipe, pinch, rotation, edgepan, hover.",
      "It sees the fingers that hit the view or a descendant (R6.1). Properties have UIKit's names "
        + "or short ones: taps=2, touches=2, direction=left, cancelsTouchesInView=off; 'get' "
        + "lists them. 'target' sets who is notified; 'gestures' shows which recognizers compete.",
    ],
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
    ],
    examples: [
      Example("gesture tap single on root", "one tap"),
      Example("gesture tap double on root taps=2", "two taps"),
      Example("gesture swipe back on root direction=right", "a swipe to the right"),
    ])
}
