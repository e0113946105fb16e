import ResponderKit
import Scenes
import Session

extension Command {
  package static let move = Command(
    name: "move", aliases: ["attach"], group: .building,
    summary: "moves a view to another parent or another place, or a recognizer to another view",
    changesScene: true,
    forms: [
      Form(
        .movable("VIEW|GESTURE"), .word("to", .located(.view("PARENT"))), .optional(.siblingPlace),
        .zeroOrMore(.assignment())
      ) { call, object, parent, place, assignments in
        if let view = object as? UIView {
          try call.insert(view, into: parent, place)
          try call.session.assign(assignments, to: view)
          let (name, frame) = (call.scene.label(of: view), view.frame.text)
          call.confirm("\(name): frame \(frame) there; \(call.orderText(in: parent.value))")
        } else if let recognizer = object as? UIGestureRecognizer {
          guard place == nil else {
            throw CommandError(.refused("a recognizer has no place among the subviews of a view"))
          }
          parent.value.addGestureRecognizer(recognizer)
          try call.session.assign(assignments, to: recognizer)
          let (name, view) = (call.scene.label(of: recognizer), call.scene.label(of: parent.value))
          call.confirm("\(name) is on \(view)")
        }
      }
    ])
}
