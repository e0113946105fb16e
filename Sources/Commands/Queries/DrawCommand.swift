import Presentation
import ResponderKit
import Session

extension Command {
  package static let draw = Command(
    name: "draw", group: .looking,
    summary: "draws the scene, or one view, in characters, to scale",
    forms: [
      Form(.word("clipped", .optional(.view())), summary: "shows what is clipped, too") {
        call, view in
        var drawing = call.drawing(of: view)
        drawing.showsClipped = true
        drawing.write(call.session.style, to: call.session.write)
      },
      Form(.optional(.view())) { call, view in
        call.drawing(of: view).write(call.session.style, to: call.session.write)
      },
    ])
}
