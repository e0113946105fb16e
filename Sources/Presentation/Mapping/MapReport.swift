import Analysis
import Foundation
import ResponderKit
import Scenes
import Text

/// A report of a map in characters: a letter for each view, with a legend.
package struct MapReport {
  /// The number of lines at most: enough to show a button of 44 points on a phone.
  private static let mostRows = 32

  let scene: Scene
  /// The part of the screen that is mapped.
  let part: MappedPart

  /// Creates a report of the screen, or of the part of it that a view takes.
  package init(_ scene: Scene, of view: UIView? = nil) {
    self.scene = scene
    part = MappedPart(scene, of: view)
  }

  /// A map in characters, each of which stands for several cells.
  struct Characters {
    let map: HitMap
    let legend: MapLegend
    let columns: Int
    let rows: Int

    /// Returns the view in the middle of a character, as near as the cells go.
    func view(_ column: Int, _ row: Int) -> UIView? {
      func middle(_ k: Int, of count: Int, cells: Int) -> Int { (2 * k + 1) * cells / (2 * count) }
      return map[
        middle(column, of: columns, cells: map.grid.columns),
        middle(row, of: rows, cells: map.grid.rows)]
    }
  }

  /// Makes the map.
  ///
  /// - Parameter width: The number of columns for the map.
  func characters(width: Int) -> Characters {
    let (columns, rows) = size(width: width)
    let map = part.map(over: SampleGrid(part.region, mostCells: MappedPart.mostCells))
    return Characters(
      map: map, legend: MapLegend(map, in: scene), columns: columns, rows: rows)
  }

  /// Returns the number of columns and rows of a map: a character is twice as high as wide.
  private func size(width: Int) -> (columns: Int, rows: Int) {
    let shape = Double(part.region.width / part.region.height)
    var rows = Double(Self.mostRows)
    var columns = rows * 2 * shape
    if columns > Double(width) {
      columns = Double(width)
      rows = min(rows, columns / 2 / shape)
    }
    return (max(1, Int(columns.rounded())), max(1, Int(rows.rounded())))
  }

  /// Writes the report: the map with the points' y beside it, then or beside it the legend.
  package func write(_ style: OutputStyle, to write: (TextLine) -> Void) {
    guard !part.isEmpty else {
      write(TextLine("zero size: nothing to map", .notice))
      return
    }
    let ruler = MapRuler(part.region)
    let characters = characters(width: max(8, min(style.width, 160) - ruler.width))
    let map = lines(of: characters, style, ruler)
    let room = style.width - ruler.width - characters.columns - 2
    guard room >= MapLegendText.leastWidth else {
      for line in map + MapLegendText(characters.legend, scene).lines(style, width: style.width) {
        write(line)
      }
      return
    }
    let legend = MapLegendText(characters.legend, scene).lines(style, width: room)
    for k in 0..<max(map.count, legend.count) {
      var line = k < map.count ? map[k] : TextLine()
      if k < legend.count {
        line.pad(to: ruler.width + characters.columns + 2)
        line.append(legend[k])
      }
      write(line)
    }
  }

  private func lines(
    of characters: Characters, _ style: OutputStyle, _ ruler: MapRuler
  ) -> [TextLine] {
    (0..<characters.rows).map { row in
      var line = TextLine(ruler.text(row: row, of: characters.rows), .dim)
      // Runs of the same character are one piece.
      var run: (text: String, style: TextStyle) = ("", .plain)
      for column in 0..<characters.columns {
        let entry = characters.view(column, row).flatMap { characters.legend[$0] }
        let textStyle = entry?.style ?? .dim
        if textStyle != run.style {
          line.append(run.text, run.style)
          run = ("", textStyle)
        }
        run.text += entry.map { String($0.mark) } ?? style.glyphs.skip
      }
      line.append(run.text, run.style)
      return line
    }
  }
}

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

/// The y coordinates beside a map.
struct MapRuler {
  private static let every = 4
  private let region: CGRect
  /// The number of columns that the ruler takes.
  let width: Int

  init(_ region: CGRect) {
    self.region = region
    width = 1 + max(Self.text(region.minY).count, Self.text(region.maxY).count)
  }

  private static func text(_ value: CGFloat) -> String {
    Double(value).rounded().exactText
  }

  /// Returns the text in front of a row: the y coordinate of the row's middle in points, or spaces.
  func text(row: Int, of rows: Int) -> String {
    let y = region.minY + (CGFloat(row) + 0.5) * region.height / CGFloat(rows)
    let text = row.isMultiple(of: Self.every) ? Self.text(y) : ""
    return String(repeating: " ", count: max(0, width - 1 - text.count)) + text + " "
  }
}
