import Presentation
import ResponderKit
import Text

extension Command {
  static let map = Command(
    name: "map", group: .looking,
    summary: "maps who gets a touch, on the screen or the part of it that a view takes",
    details: [
      "Every character tells who gets a touch in its middle. Capital letters are views that act "
        + "on touches: controls, views with recognizers, and those that handle touches; small ones "
        + "are others, whose touches go up the chain. Views that get little share a mark. The "
        + "numbers beside the map are the y of that row; the percentages are parts of the map.",
      "A view that is in no window is mapped as if it were alone.",
    ],
    forms: [
      Form(.optional(.view())) { call, view in
        let report = MapReport(call.scene, of: view)
        report.write(call.session.look, to: call.session.write)
        call.facts(.map, MapFacts(report, width: call.session.look.width))
      }
    ],
    examples: [
      Example("map", "the screen", setup: "add UIButton buy 100,100 100x100", shows: "B buy"),
      Example(
        "map card", "a part of it", setup: "add card 20,20 200x100; add over 0,0 90x90 in card",
        shows: "o over"),
    ])
}
