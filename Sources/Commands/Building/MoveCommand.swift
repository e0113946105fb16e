import ResponderKit
import Scenes

extension Command {
  static let move = Command(
    name: "move", group: .building,
    summary: "moves a view to another parent, or to another place among its siblings",
    changesScene: true,
    forms: [
      Form(
        .view(), .word("to", .located(.view("PARENT"))), .optional(.siblingPlace)
      ) { call, view, parent, place in
        try call.insert(view, into: parent, place)
      }
    ],
    examples: [
      Example("move red to card at 0", "to the back of card", setup: "add card; add red")
    ])
}
