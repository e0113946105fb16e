import Presentation
import ResponderKit
import Session

extension Command {
  package static let map = Command(
    name: "map", group: .looking,
    summary: "shows a map of the views that get a touch, on the screen or in the area of a view",
    forms: [
      Form(.optional(.view())) { call, view in
        let report = MapReport(call.scene, of: view)
        report.write(call.session.style, to: call.session.write)
        call.facts(.map, MapFacts(report, width: call.session.style.width))
      }
    ])
}
