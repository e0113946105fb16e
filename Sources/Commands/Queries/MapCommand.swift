import Presentation
import ResponderKit
import Session

extension Command {
  package static let map = Command(
    name: "map", group: .looking,
    summary: "shows a map of the views that get a touch, on the screen or in the area of a view",
    details: [
      "Each character stands for the view that gets a touch at the middle of its cell. Capital "
        + "letters are views that act on touches: controls, views with recognizers, and views that "
        + "handle touches. Small letters are other views, whose touches go up the chain. Views "
        + "with a small area share a mark. The numbers beside the map are the y coordinates of the "
        + "rows. The percentages are shares of the map.",
      "A view that is in no window is mapped as if it were alone.",
    ],
    forms: [
      Form(.optional(.view())) { call, view in
        let report = MapReport(call.scene, of: view)
        report.write(call.session.style, to: call.session.write)
        call.facts(.map, MapFacts(report, width: call.session.style.width))
      }
    ],
    examples: [
      Example("map", "the screen", setup: "add UIButton buy 100,100 100x100", shows: "B buy"),
      Example(
        "map card", "a part of it", setup: "add card 20,20 200x100; add over 0,0 90x90 in card",
        shows: "o over"),
    ])
}
