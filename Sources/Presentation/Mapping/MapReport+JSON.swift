import ResponderKit
import Scenes
import Text

/// A map in characters, drawn once for all members.
package struct MapFacts {
  fileprivate let report: MapReport
  /// The characters; nil where nothing is mapped.
  fileprivate let characters: MapReport.Characters?

  /// Creates the facts of a map.
  ///
  /// - Parameter width: The number of columns for the map.
  package init(_ report: MapReport, width: Int) {
    self.report = report
    characters = report.part.isEmpty ? nil : report.characters(width: width)
  }

  fileprivate var rows: [String] {
    guard let characters else { return [] }
    return (0..<characters.rows).map { row in
      String(
        (0..<characters.columns).map { column in
          characters.view(column, row).flatMap { characters.legend[$0]?.mark } ?? "."
        })
    }
  }

  fileprivate var legend: [MappedView] {
    characters?.legend.entries.map { MappedView(entry: $0, scene: report.scene) } ?? []
  }
}

/// A row of the legend, with the scene that knows names.
private struct MappedView {
  let entry: MapLegend.Entry
  let scene: Scene
}

extension JSONObjectType<MapFacts> {
  package static let map = JSONObjectType("map", "Which view gets the touch at each place.") {
    JSONMember("region", .rect, "what is mapped, in points") { $0.report.part.region }
    JSONMember("rows", .names, "the map in characters; '.' is nobody") { $0.rows }
    JSONMember(
      optional: "nobody", .number, "the part of the map where no view gets the touch, 0 to 1"
    ) {
      $0.characters?.legend.shareOfNobody
    }
    JSONMember(
      "legend", .list(.object(.mappedView)),
      "the views that get a touch somewhere, also those that share a character"
    ) { $0.legend }
    JSONMember(
      "lost", .names, "the touch targets that get no touch anywhere"
    ) { facts in
      facts.characters?.legend.lost.map { facts.report.scene.label(of: $0) } ?? []
    }
  }
}

extension JSONObjectType<MappedView> {
  fileprivate static let mappedView = JSONObjectType(
    "mappedView", "A view in a map, and what it gets."
  ) {
    JSONMember("mark", .text, "its character; small views share one") { String($0.entry.mark) }
    JSONMember("name", .text, "its name") { $0.scene.label(of: $0.entry.view) }
    JSONMember("class", .text, "its class") { $0.scene.className(of: $0.entry.view) }
    JSONMember("share", .number, "the part of the map that it gets, 0 to 1") { $0.entry.share }
    JSONMember("box", .rect, "the rectangle round all that it gets") { $0.entry.box }
    JSONMember("point", .point, "a point that it gets") { $0.entry.point }
    JSONMember(
      "isInteractive", .bool,
      "whether it acts on touches: a control, recognizers, or handled touches"
    ) { $0.entry.isInteractive }
  }
}
