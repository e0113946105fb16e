import Text

/// The names on a canvas, placed after all outlines so that none runs into a line, a corner or
/// another name. A name that finds no room is told beside the drawing.
struct CanvasLabels {
  struct Outline {
    let index: Int
    let name: String
    let extent: Canvas.Extent
    let style: TextStyle
    var kind = Kind.box
    /// Indicates whether the upper edge is drawn.
    var hasTop = true
    /// Indicates whether the name is worth a place beside the drawing.
    var isNotable = false
    /// The rows that an outline too low for lines may take, the nearest one first; none for others.
    var flatRows: [Int] = []
  }

  enum Kind {
    case box, lit, ghost
    /// An outline of any other shape: the name stands in its middle.
    case polygon
  }

  /// The columns that a name takes at least where it is cut.
  private static let shortest = 3

  private let ellipsis: String
  private let dot: String
  /// The names that found no room, by the row in which their outlines have the middle.
  private(set) var homeless: [Int: [Outline]] = [:]

  init(_ style: OutputStyle) {
    ellipsis = style.glyphs.ellipsis
    dot = style.glyphs.bullet
  }

  /// Writes the name of an outline where there is room.
  mutating func place(_ outline: Outline, on canvas: inout Canvas) {
    guard let seen = canvas.clipped(outline.extent) else { return }
    guard isSeen(outline, seen, canvas) else { return }
    let isPlaced =
      switch outline.kind {
      case .polygon: placeInside(outline, seen, [Self.middle(of: seen.y)], on: &canvas)
      case .box where !outline.flatRows.isEmpty: placeFlat(outline, seen, on: &canvas)
      case .box, .lit, .ghost:
        placeOnEdge(outline, seen, on: &canvas)
          || outline.kind == .box
            && placeInside(outline, seen, seen.y.dropFirst().dropLast().prefix(3), on: &canvas)
      }
    if !isPlaced, outline.isNotable {
      homeless[Self.middle(of: seen.y), default: []].append(outline)
    }
  }

  private static func middle(of range: ClosedRange<Int>) -> Int {
    (range.lowerBound + range.upperBound) / 2
  }

  /// Returns whether any of an outline is in sight.
  private func isSeen(_ outline: Outline, _ seen: Canvas.Extent, _ canvas: Canvas) -> Bool {
    outline.kind == .lit || outline.kind == .ghost
      || seen.y.contains { y in seen.x.contains { canvas[$0, y].owner <= outline.index } }
  }

  /// Writes a name on the upper edge, between spaces, with a line at both ends.
  private func placeOnEdge(
    _ outline: Outline, _ seen: Canvas.Extent, on canvas: inout Canvas
  ) -> Bool {
    let y = outline.extent.y.lowerBound
    guard outline.hasTop, seen.y.contains(y) else { return false }
    func isFree(_ x: Int) -> Bool {
      let cell = canvas[x, y]
      guard cell.sides == .across, cell.glyph == nil, !cell.isCovered else { return false }
      return switch outline.kind {
      case .lit: cell.line == .lit
      case .ghost: cell.isGhost
      case .box, .polygon:
        cell.line != .lit && !cell.isGhost && cell.owner <= outline.index
      }
    }
    // What is highlighted stands out without spaces round its name.
    let space = outline.kind == .lit ? "" : " "
    guard let run = run(outline.name, in: seen.x, padding: 2 * space.count, isFree) else {
      return false
    }
    let name = outline.name.clipped(to: run.count - 2 * space.count, ellipsis: ellipsis)
    let text = space + name + space
    canvas.write(text, outline.style, run.lowerBound, y)
    return true
  }

  /// Writes a name in one of some rows of the inside.
  private func placeInside(
    _ outline: Outline, _ seen: Canvas.Extent, _ rows: some Sequence<Int>, on canvas: inout Canvas
  ) -> Bool {
    for y in rows where canvas.contains(seen.x.lowerBound, y) {
      // The first and the last column of a run stay blank, but an upright edge counts as blank.
      func isFree(_ x: Int) -> Bool {
        let cell = canvas[x, y]
        return cell.isBlank ? cell.owner == outline.index : cell.isUprightLine
      }
      guard let run = run(outline.name, in: seen.x, padding: 2, isFree) else { continue }
      let text = outline.name.clipped(to: run.count - 2, ellipsis: ellipsis)
      let start = run.lowerBound + 1
      guard (start..<(start + text.displayWidth)).allSatisfy({ canvas[$0, y].isBlank }) else {
        continue
      }
      canvas.write(text, outline.style, start, y)
      return true
    }
    return false
  }

  /// Writes a view that is too low for an outline as its name between brackets.
  private func placeFlat(
    _ outline: Outline, _ seen: Canvas.Extent, on canvas: inout Canvas
  ) -> Bool {
    for y in outline.flatRows where canvas.contains(seen.x.lowerBound, y) {
      func isFree(_ x: Int) -> Bool { canvas[x, y].isBlank && canvas[x, y].owner <= outline.index }
      func isOpen(_ x: Int) -> Bool { isFree(x) || canvas[x, y].isFinger }
      var (first, last) = (seen.x.lowerBound, seen.x.upperBound)
      // It may begin or end at an edge of the view that it lies in.
      if first < last, !isOpen(first) { first += 1 }
      if first < last, !isOpen(last) { last -= 1 }
      guard (first...last).allSatisfy(isOpen) else { continue }
      guard first < last else {
        if outline.isNotable, isFree(first) { canvas.write(dot, outline.style, first, y) }
        return false
      }
      let inside = (first + 1)..<last
      let run =
        inside.isEmpty
        ? nil : run(outline.name, in: inside.lowerBound...(last - 1), padding: 0, isFree)
      // Nothing else is to be written between the brackets.
      for x in first...last where isFree(x) {
        canvas.write(x == first ? "[" : x == last ? "]" : " ", outline.style, x, y)
      }
      guard let run else { return false }
      let text = outline.name.clipped(to: run.count, ellipsis: ellipsis)
      canvas.write(text, outline.style, run.lowerBound, y)
      return true
    }
    return false
  }

  /// Returns the leftmost free columns that hold a name, or the most of it that there is room for.
  private func run(
    _ name: String, in columns: ClosedRange<Int>, padding: Int, _ isFree: (Int) -> Bool
  ) -> Range<Int>? {
    let wanted = name.displayWidth + padding
    var best: Range<Int>?
    var start: Int?
    for x in columns.lowerBound...(columns.upperBound + 1) {
      if x <= columns.upperBound, isFree(x) {
        start = start ?? x
        continue
      }
      guard let first = start else { continue }
      // On an edge a piece of line stays before and behind the name where there is room.
      let run = first..<x
      if run.count >= wanted {
        let spare = padding > 0 && run.count > wanted && first > columns.lowerBound + 1 ? 1 : 0
        return (first + spare)..<(first + spare + wanted)
      }
      if run.count > best?.count ?? 0 { best = run }
      start = nil
    }
    guard let best, best.count >= min(wanted, Self.shortest + padding) else { return nil }
    return best
  }
}
