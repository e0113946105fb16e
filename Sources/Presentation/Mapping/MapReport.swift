import Analysis
import ResponderKit
import Scenes
import Text

/// A report of a map in characters: a letter for each view, with a legend.
package struct MapReport {
  /// The number of lines at most: enough to show a button of 44 points on a phone.
  private static let mostRows = 32
  /// The number of lines at least, however small the screen is.
  private static let leastRows = 6

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
    var columns: Int
    var rows: Int

    /// Returns the view in the middle of a character, as near as the cells go.
    func view(_ column: Int, _ row: Int) -> UIView? {
      let cell = cell(column, row)
      return map[cell.column, cell.row]
    }

    /// Returns whether code leaves open who gets the touch there.
    func isOpen(_ column: Int, _ row: Int) -> Bool {
      guard !map.openCells.isEmpty else { return false }
      let cell = cell(column, row)
      return map.openCells[cell.row * map.grid.columns + cell.column]
    }

    private func cell(_ column: Int, _ row: Int) -> (column: Int, row: Int) {
      func middle(_ k: Int, of count: Int, cells: Int) -> Int { (2 * k + 1) * cells / (2 * count) }
      return (
        middle(column, of: columns, cells: map.grid.columns),
        middle(row, of: rows, cells: map.grid.rows)
      )
    }
  }

  /// Makes the map.
  ///
  /// - Parameter height: The number of lines for it at most.
  func characters(width: Int, height: Int = mostRows) -> Characters {
    let (columns, rows) = size(width: width, height: height)
    let map = part.map(over: SampleGrid(part.region, mostCells: MappedPart.mostCells))
    return Characters(
      map: map, legend: MapLegend(map, in: scene), columns: columns, rows: rows)
  }

  /// Returns the number of columns and rows of a map: a character is twice as high as wide.
  private func size(width: Int, height: Int) -> (columns: Int, rows: Int) {
    let shape = Double(part.region.width / part.region.height)
    var rows = Double(min(Self.mostRows, height))
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
    let width = max(8, min(style.width, 160) - ruler.width)
    // The command and the next prompt are to be seen, too.
    let height = style.height.map { max(Self.leastRows, $0 - 2) }
    let characters = characters(width: width, height: height ?? Self.mostRows)
    let room = style.width - ruler.width - characters.columns - 2
    guard room >= (height == nil ? MapLegendText.leastWidth : MapLegendText.leastWidthOnScreen)
    else {
      return writeAbove(characters, width, height, style, ruler, to: write)
    }
    let map = lines(of: characters, style, ruler)
    let legend = MapLegendText(characters.legend, scene).lines(
      style, width: room, height: height.map { max($0, map.count) })
    for k in 0..<max(map.count, legend.count) {
      var line = k < map.count ? map[k] : TextLine()
      if k < legend.count {
        line.pad(to: ruler.width + characters.columns + 2)
        line.append(legend[k])
      }
      write(line)
    }
  }

  /// Writes the map above its legend; where the screen has too few lines, both give way.
  private func writeAbove(
    _ characters: Characters, _ width: Int, _ height: Int?, _ style: OutputStyle,
    _ ruler: MapRuler, to write: (TextLine) -> Void
  ) {
    var characters = characters
    let text = MapLegendText(characters.legend, scene)
    var legend = text.lines(style, width: style.width)
    if let height, characters.rows + legend.count > height {
      let rows = max(Self.leastRows, height - legend.count, height * 2 / 3)
      (characters.columns, characters.rows) = size(width: width, height: rows)
      legend = text.lines(style, width: style.width, height: height - characters.rows)
    }
    for line in lines(of: characters, style, ruler) + legend { write(line) }
  }

  private func lines(
    of characters: Characters, _ style: OutputStyle, _ ruler: MapRuler
  ) -> [TextLine] {
    // On a screen, what does not act shows its letter once in a run, so that the rest stands out.
    let isQuiet = style.height != nil
    return (0..<characters.rows).map { row in
      var line = TextLine(ruler.text(row: row, of: characters.rows), .dim)
      // Runs of the same character are one piece.
      var run: (text: String, style: TextStyle) = ("", .plain)
      var last: UIView?
      for column in 0..<characters.columns {
        let entry = characters.view(column, row).flatMap { characters.legend[$0] }
        let isOpen = characters.isOpen(column, row)
        let textStyle = isOpen ? .notice : entry?.style ?? .dim
        if textStyle != run.style {
          line.append(run.text, run.style)
          run = ("", textStyle)
        }
        if isOpen {
          run.text += MapLegend.openMark
        } else if isQuiet, entry.map({ !$0.isInteractive && $0.view === last }) ?? true {
          run.text += entry == nil ? " " : style.glyphs.skip
        } else {
          run.text += entry.map { String($0.mark) } ?? style.glyphs.skip
        }
        last = entry?.view
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
  package init(_ report: MapReport, width: Int) {
    self.report = report
    characters = report.part.isEmpty ? nil : report.characters(width: width)
  }

  fileprivate var rows: [String] {
    guard let characters else { return [] }
    return (0..<characters.rows).map { row in
      String(
        (0..<characters.columns).map { column in
          characters.isOpen(column, row)
            ? Character(MapLegend.openMark)
            : characters.view(column, row).flatMap { characters.legend[$0]?.mark } ?? "."
        })
    }
  }

  fileprivate func names(of kind: KeyPath<TargetAnswers, [UIView]>) -> [String] {
    (characters?.legend.targets[keyPath: kind] ?? []).map { report.scene.label(of: $0) }
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
    JSONMember("lost", .names, "the touch targets that get no touch anywhere") {
      $0.names(of: \.lost)
    }
    JSONMember("unanswered", .names, "the touch targets that get touches and do not act on them") {
      $0.names(of: \.unanswered)
    }
    JSONMember("open", .names, "the touch targets of which nobody can tell, as 'why' says") {
      $0.names(of: \.open)
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
