import Presentation
import ResponderKit
import Session

extension Command {
  package static let draw = Command(
    name: "draw", group: .looking,
    summary: "draws the scene, or one view, in characters, to scale",
    details: [
      "Dotted boxes take no touches. The mark shows where the last finger came down; the view that "
        + "it hit has a colour, and those around it are bold. Single dots are the edge of a touch area that "
        + "an override makes larger, smaller or round. Names without room stand beside the "
        + "drawing. Views are drawn in their drawing order, which depends on zPosition; "
        + "hit-testing ignores zPosition (R2.8).",
      "What scroll views and other views clip is left out; 'draw clipped' shows it with dots.",
    ],
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
    ],
    examples: [
      Example("draw", "the screen", setup: "add red 100,100 100x100", shows: "red"),
      Example(
        "draw clipped list", "a list with the row that is scrolled off",
        setup: "add UIScrollView list 20,40 300x200 clips; add row 10,220 280x90 in list",
        shows: "row"),
    ])
}
