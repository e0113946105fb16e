import Presentation
import ResponderKit

extension Command {
  static let draw = Command(
    name: "draw", group: .looking,
    summary: "draws the scene, or one view, in characters",
    details: [
      "Dotted boxes take no touches. The mark shows where the last finger came down. Views are "
        + "drawn in their drawing order, which depends on zPosition; hit-testing ignores zPosition "
        + "(R2.8)."
    ],
    forms: [
      Form(.optional(.view())) { call, view in
        Drawing(call.scene, of: view, tap: call.session.state.tap).write(
          call.session.style, to: call.session.write)
      }
    ],
    examples: [Example("draw", "the screen", setup: "add red 100,100 100x100", shows: "red")])
}
