import ResponderKit
import Text

/// A grid of characters on which outlines are drawn, back to front.
///
/// A cell is twice as high as wide, so a square takes twice as many columns as rows. Edges lie on
/// cells: two outlines that share an edge share its cells, and meet there in a joint.
struct Canvas {
  /// The directions in which lines leave a cell.
  struct Sides: OptionSet {
    let rawValue: UInt8
    static let up = Sides(rawValue: 1)
    static let right = Sides(rawValue: 2)
    static let down = Sides(rawValue: 4)
    static let left = Sides(rawValue: 8)
    static let across: Sides = [.left, .right]
    static let upright: Sides = [.up, .down]
  }

  /// A way to draw lines; of lines that share cells, the greater one shows.
  enum LineKind: Int, Comparable {
    case dotted, solid, lit

    static func < (left: LineKind, right: LineKind) -> Bool { left.rawValue < right.rawValue }
  }

  /// A character of the grid.
  struct Cell {
    var sides: Sides = []
    var line = LineKind.dotted
    var style = TextStyle.plain
    /// A character in place of lines.
    var glyph: Character?
    /// Indicates whether the cell is the second column of a wide character.
    var isCovered = false
    /// The outline in whose inside the cell was cleared last; -1 for none.
    var owner = -1
    /// Indicates whether the lines belong to what is clipped.
    var isGhost = false
    /// Indicates whether the glyph is the mark of the finger.
    var isFinger = false

    var isBlank: Bool { sides.isEmpty && glyph == nil && !isCovered }
    var isUprightLine: Bool { sides == .upright && glyph == nil && !isCovered }
  }

  struct Place: Equatable {
    var x: Int
    var y: Int
  }

  /// A rectangle of cells, with its edges on the first and last ones.
  struct Extent {
    var x: ClosedRange<Int>
    var y: ClosedRange<Int>
  }

  let columns: Int
  let rows: Int
  let glyphs: Glyphs
  private let region: CGRect
  private var cells: [Cell]

  /// Creates a canvas for a region of the screen.
  init(region: CGRect, glyphs: Glyphs, mostColumns: Int, mostRows: Int) {
    self.region = region
    self.glyphs = glyphs
    let (width, height) = (Double(region.width), Double(region.height))
    let room = Double(max(3, min(mostColumns, 200)) - 1)
    // Ten points to a row show every control.
    var down = min(Double(max(3, mostRows) - 1), max(2, height / 10))
    if down * 2 * width / height > room { down = room * height / width / 2 }
    columns = 1 + Int(min(room, down * 2 * width / height).rounded(), within: 4...200)
    rows = 1 + Int(down.rounded(), within: 2...max(2, mostRows))
    cells = Array(repeating: Cell(), count: columns * rows)
  }

  subscript(x: Int, y: Int) -> Cell {
    get { cells[y * columns + x] }
    set { cells[y * columns + x] = newValue }
  }

  func contains(_ x: Int, _ y: Int) -> Bool {
    (0..<columns).contains(x) && (0..<rows).contains(y)
  }

  /// The farthest column or row that a point is told to have.
  private static let farthest = 10_000

  /// Returns the column and row of a point, with fractions.
  func position(of point: CGPoint) -> CGPoint {
    func place(_ value: CGFloat, _ low: CGFloat, _ length: CGFloat, _ count: Int) -> CGFloat {
      let share = (value - low) / length * CGFloat(count - 1)
      let limit = CGFloat(Self.farthest)
      return share.isFinite ? max(-limit, min(limit, share)) : 0
    }
    return CGPoint(
      x: place(point.x, region.minX, region.width, columns),
      y: place(point.y, region.minY, region.height, rows))
  }

  func place(of point: CGPoint) -> Place {
    let position = position(of: point)
    let limits = -Self.farthest...Self.farthest
    return Place(
      x: Int(position.x.rounded(), within: limits), y: Int(position.y.rounded(), within: limits))
  }

  /// Returns the rows, with fractions, that a rectangle on the screen is high.
  func rowCount(of box: CGRect) -> CGFloat { box.height / region.height * CGFloat(rows - 1) }

  /// Returns the cells of a rectangle on the screen.
  func extent(of box: CGRect) -> Extent {
    let first = place(of: CGPoint(x: box.minX, y: box.minY))
    let last = place(of: CGPoint(x: box.maxX, y: box.maxY))
    return Extent(x: first.x...max(first.x, last.x), y: first.y...max(first.y, last.y))
  }

  /// Returns the part of an extent on the canvas; nil if there is none.
  func clipped(_ extent: Extent) -> Extent? {
    let (all, lines) = (0...(columns - 1), 0...(rows - 1))
    guard extent.x.overlaps(all), extent.y.overlaps(lines) else { return nil }
    return Extent(x: extent.x.clamped(to: all), y: extent.y.clamped(to: lines))
  }

  /// Puts a character of one column or two on the canvas.
  mutating func put(_ glyph: Character, _ style: TextStyle, _ x: Int, _ y: Int) {
    let isWide = glyph.displayWidth > 1
    guard contains(x, y), contains(isWide ? x + 1 : x, y) else { return }
    self[x, y].glyph = glyph
    self[x, y].style = style
    guard isWide else { return }
    self[x + 1, y].isCovered = true
    self[x + 1, y].style = style
  }

  /// Writes a text, which must fit.
  mutating func write(_ text: String, _ style: TextStyle, _ x: Int, _ y: Int) {
    var x = x
    for character in text where character.displayWidth > 0 {
      put(character, style, x, y)
      x += character.displayWidth
    }
  }

  /// Returns the lines, top to bottom, all of the same width.
  var lines: [TextLine] {
    (0..<rows).map { y in
      var line = TextLine()
      var run = (text: "", style: TextStyle.plain)
      for x in 0..<columns where !self[x, y].isCovered {
        let cell = self[x, y]
        if cell.style != run.style {
          line.append(run.text, run.style)
          run = ("", cell.style)
        }
        run.text.append(cell.glyph ?? glyphs.character(cell.sides, cell.line))
      }
      line.append(run.text, run.style)
      return line
    }
  }
}

extension Glyphs {
  /// The six characters of boxes: top left, top right, bottom left, bottom right, horizontal,
  /// vertical.
  func lines(of kind: Canvas.LineKind) -> [Character] {
    switch kind {
    case .dotted: faintBox
    case .solid: box
    case .lit: litBox
    }
  }

  /// Returns the character of the lines that leave a cell.
  fileprivate func character(_ sides: Canvas.Sides, _ kind: Canvas.LineKind) -> Character {
    let lines = lines(of: kind)
    switch sides {
    case []: return " "
    case .left, .right, .across: return lines[4]
    case .up, .down, .upright: return lines[5]
    case [.down, .right]: return lines[0]
    case [.down, .left]: return lines[1]
    case [.up, .right]: return lines[2]
    case [.up, .left]: return lines[3]
    case [.up, .down, .right]: return joints[0]
    case [.up, .down, .left]: return joints[1]
    case [.left, .right, .down]: return joints[2]
    case [.left, .right, .up]: return joints[3]
    default: return joints[4]
    }
  }
}
