import Foundation
import ResponderKit
import Text

/// A grid of characters on which boxes are drawn.
struct Canvas {
  private struct Cell {
    var text: Character = " "
    var textStyle = TextStyle.plain
    /// The second column of a wide character.
    var isCovered = false
  }

  private let region: CGRect
  private let style: OutputStyle
  private let columns: Int
  private let rows: Int
  private var cells: [Cell]

  /// Creates a canvas for a region of the screen.
  ///
  /// - Parameter mostRows: The greatest number of lines.
  init(region: CGRect, style: OutputStyle, mostRows: Int) {
    self.region = region
    self.style = style
    let available = max(20, min(style.width, 200))
    let limit = Double(mostRows)
    let (width, height) = (Double(region.width), Double(region.height))
    // A character is twice as high as wide; stretch sideways up to twice for the sake of names.
    var rows = min(limit, max(3, height / 10))
    var columns = rows * 2 * width / height * 2
    if columns > Double(available) {
      columns = Double(available)
      rows = max(3, min(rows, columns / 2 * height / width))
    }
    self.columns = max(12, Int(columns.rounded()))
    self.rows = max(3, Int(rows.rounded()))
    cells = Array(repeating: Cell(), count: self.columns * self.rows)
  }

  private func cell(of point: CGPoint) -> (x: Int, y: Int) {
    func place(_ value: CGFloat, _ low: CGFloat, _ length: CGFloat, _ count: Int) -> Int {
      let share = Double((value - low) / length) * Double(count - 1)
      return Int(max(-100_000, min(100_000, share)).rounded())
    }
    return (
      place(point.x, region.minX, region.width, columns),
      place(point.y, region.minY, region.height, rows)
    )
  }

  private mutating func put(_ text: Character, _ textStyle: TextStyle, _ x: Int, _ y: Int) {
    guard (0..<columns).contains(x), (0..<rows).contains(y) else { return }
    let place = y * columns + x
    // Half of a wide character is none.
    if cells[place].isCovered { cells[place - 1] = Cell() }
    if x + 1 < columns, cells[place + 1].isCovered { cells[place + 1] = Cell() }
    cells[place] = Cell(text: text, textStyle: textStyle)
  }

  private mutating func putWide(_ text: Character, _ textStyle: TextStyle, _ x: Int, _ y: Int) {
    guard (0..<(columns - 1)).contains(x), (0..<rows).contains(y) else { return }
    put(text, textStyle, x, y)
    put(" ", textStyle, x + 1, y)
    cells[y * columns + x + 1].isCovered = true
  }

  /// Draws the outline of a view; a rotated one is drawn with dots.
  mutating func draw(_ corners: [CGPoint], label: String, isDead: Bool) {
    let places = corners.map(cell(of:))
    let isUpright =
      abs(corners[0].y - corners[1].y) < 0.01 && abs(corners[0].x - corners[3].x) < 0.01
    let textStyle: TextStyle = isDead ? .dim : .plain
    if isUpright {
      let xs = places.map(\.x)
      let ys = places.map(\.y)
      box(
        xs.min() ?? 0, ys.min() ?? 0, xs.max() ?? 0, ys.max() ?? 0, textStyle,
        isDead ? style.glyphs.faintBox : style.glyphs.box)
      name(label, xs.min() ?? 0, ys.min() ?? 0, xs.max() ?? 0, ys.max() ?? 0)
    } else {
      for k in places.indices { line(places[k], places[(k + 1) % places.count], textStyle) }
      let x = places.map(\.x).reduce(0, +) / places.count
      let y = places.map(\.y).reduce(0, +) / places.count
      write(label, .name, x - label.displayWidth / 2, y, limit: columns)
    }
  }

  /// Draws an outline over everything, with the name on its upper edge.
  mutating func light(_ corners: [CGPoint], label: String) {
    let places = corners.map(cell(of:))
    let isUpright =
      abs(corners[0].y - corners[1].y) < 0.01 && abs(corners[0].x - corners[3].x) < 0.01
    let (xs, ys) = (places.map(\.x), places.map(\.y))
    let (x0, x1) = (xs.min() ?? 0, xs.max() ?? 0)
    let (y0, y1) = (ys.min() ?? 0, ys.max() ?? 0)
    if isUpright {
      outline(x0, y0, x1, y1)
    } else {
      for k in places.indices { line(places[k], places[(k + 1) % places.count], .lit) }
    }
    let start = max(1, x0 + 1)
    let name = label.clipped(to: min(x1, columns) - start, ellipsis: style.glyphs.ellipsis)
    if x1 - start >= 3 { write(name, .lit, start, max(0, y0), limit: columns) }
  }

  private mutating func outline(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int) {
    guard x1 >= 0, y1 >= 0, x0 < columns, y0 < rows else { return }
    let glyphs = style.glyphs.litBox
    for x in max(0, x0)...min(columns - 1, x1) {
      for y in [y0, y1] { put(glyphs[4], .lit, x, y) }
    }
    for y in max(0, y0)...min(rows - 1, y1) {
      for x in [x0, x1] { put(glyphs[5], .lit, x, y) }
    }
    for (k, (x, y)) in [(x0, y0), (x1, y0), (x0, y1), (x1, y1)].enumerated() {
      put(glyphs[k], .lit, x, y)
    }
  }

  private mutating func box(
    _ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int, _ textStyle: TextStyle, _ glyphs: [Character]
  ) {
    guard x1 >= 0, y1 >= 0, x0 < columns, y0 < rows else { return }
    for y in max(0, y0)...min(rows - 1, max(0, y1)) {
      for x in max(0, x0)...min(columns - 1, max(0, x1)) {
        let isEdgeX = x == x0 || x == x1
        let isEdgeY = y == y0 || y == y1
        let glyph: Character
        switch (isEdgeX, isEdgeY) {
        case (true, true):
          glyph = glyphs[(y == y0 ? 0 : 2) + (x == x0 ? 0 : 1)]
        case (false, true): glyph = glyphs[4]
        case (true, false): glyph = glyphs[5]
        default: glyph = " "
        }
        // A name on an edge that two boxes share stays.
        let isEdge = isEdgeX || isEdgeY
        guard !(isEdge && (0..<columns).contains(x) && cells[y * columns + x].textStyle == .name)
        else { continue }
        put(glyph, textStyle, x, y)
      }
    }
  }

  /// Writes a name on the upper edge, behind the names that stand there already, or inside.
  private mutating func name(_ label: String, _ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int) {
    // The part on the canvas; the left edge stays clear.
    let start = max(1, x0 + 1)
    let end = min(x1, columns)
    guard x1 - x0 >= 2 else { return }
    for y in y1 - y0 >= 2 ? [y0, y0 + 1] : [(y0 + y1) / 2] where (0..<rows).contains(y) {
      var x = start
      if let taken = (start..<max(start, end)).last(where: {
        cells[y * columns + $0].textStyle == .name
      }) {
        x = taken + 2
      }
      guard end - x >= min(3, label.displayWidth) else { continue }
      write(
        label.clipped(to: end - x, ellipsis: style.glyphs.ellipsis), .name, x, y, limit: end)
      return
    }
  }

  private mutating func write(
    _ text: String, _ textStyle: TextStyle, _ x: Int, _ y: Int, limit: Int
  ) {
    var x = x
    for character in text {
      let width = String(character).displayWidth
      guard x + width <= limit else { return }
      switch width {
      case 0: continue
      case 1: put(character, textStyle, x, y)
      default: putWide(character, textStyle, x, y)
      }
      x += width
    }
  }

  private mutating func line(_ a: (x: Int, y: Int), _ b: (x: Int, y: Int), _ textStyle: TextStyle) {
    let steps = min(2_000, max(1, abs(a.x - b.x), abs(a.y - b.y)))
    for k in 0...steps {
      put(
        (textStyle == .dim ? style.glyphs.skip : style.glyphs.bullet).first ?? ".", textStyle,
        a.x + (b.x - a.x) * k / steps,
        a.y + (b.y - a.y) * k / steps)
    }
  }

  /// Puts one character at a point.
  mutating func mark(_ point: CGPoint, _ glyph: String, _ textStyle: TextStyle) {
    let place = cell(of: point)
    put(glyph.first ?? "x", textStyle, place.x, place.y)
  }

  /// The drawing, line by line.
  var lines: [TextLine] {
    (0..<rows).map { y in
      var line = TextLine()
      var text = ""
      var textStyle = TextStyle.plain
      for cell in cells[(y * columns)..<((y + 1) * columns)] where !cell.isCovered {
        if cell.textStyle != textStyle {
          line.append(text, textStyle)
          text = ""
          textStyle = cell.textStyle
        }
        text.append(cell.text)
      }
      line.append(text, textStyle)
      return line
    }
  }
}
