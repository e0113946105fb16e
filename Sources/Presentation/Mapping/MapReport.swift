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
  package func write(_ look: OutputStyle, to write: (TextLine) -> Void) {
    guard !part.isEmpty else {
      write(TextLine("zero size: nothing to map", .notice))
      return
    }
    let ruler = MapRuler(part.region)
    let characters = characters(width: max(8, min(look.width, 160) - ruler.width))
    let map = lines(of: characters, look, ruler)
    let room = look.width - ruler.width - characters.columns - 2
    guard room >= MapLegendText.leastWidth else {
      for line in map + MapLegendText(characters.legend, scene).lines(look, width: look.width) {
        write(line)
      }
      return
    }
    let legend = MapLegendText(characters.legend, scene).lines(look, width: room)
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
    of characters: Characters, _ look: OutputStyle, _ ruler: MapRuler
  ) -> [TextLine] {
    (0..<characters.rows).map { row in
      var line = TextLine(ruler.text(row: row, of: characters.rows), .dim)
      // Runs of the same character are one piece.
      var run: (text: String, style: TextStyle) = ("", .plain)
      for column in 0..<characters.columns {
        let entry = characters.view(column, row).flatMap { characters.legend[$0] }
        let style = entry?.style ?? .dim
        if style != run.style {
          line.append(run.text, run.style)
          run = ("", style)
        }
        run.text += entry.map { String($0.mark) } ?? look.glyphs.skip
      }
      line.append(run.text, run.style)
      return line
    }
  }
}
