import Analysis
import Foundation
import Text

/// Outlines and lines, each drawn over what was drawn before.
extension Canvas {
  /// Draws a rectangle over everything that lies there, and clears its inside.
  ///
  /// - Parameters:
  ///   - sides: The edges to draw; the others are cut off there by what clips.
  ///   - index: The number of the outline; later ones have greater numbers.
  mutating func box(
    _ extent: Extent, sides: Sides, _ line: LineKind, _ style: TextStyle, index: Int
  ) {
    guard let seen = clipped(extent) else { return }
    let (xs, ys) = (extent.x, extent.y)
    for y in seen.y {
      for x in seen.x {
        let here = Self.edges(x, y, of: extent)
        guard !here.isEmpty else {
          self[x, y] = Cell(owner: index)
          continue
        }
        // What leads away stays, and what runs along where nothing is drawn.
        var kept = here
        if !here.isDisjoint(with: .upright), here.isDisjoint(with: sides.intersection(.upright)) {
          kept.formUnion(.across)
        }
        if !here.isDisjoint(with: .across), here.isDisjoint(with: sides.intersection(.across)) {
          kept.formUnion(.upright)
        }
        let drawn = here.intersection(sides)
        var new: Sides = []
        if !drawn.isDisjoint(with: .upright) {
          if x > xs.lowerBound { new.insert(.left) }
          if x < xs.upperBound { new.insert(.right) }
        }
        if !drawn.isDisjoint(with: .across) {
          if y > ys.lowerBound { new.insert(.up) }
          if y < ys.upperBound { new.insert(.down) }
        }
        join(x, y, new, keeping: kept, line, style)
      }
    }
  }

  /// Returns the edges of an extent on which a cell lies.
  private static func edges(_ x: Int, _ y: Int, of extent: Extent) -> Sides {
    var sides: Sides = []
    if x == extent.x.lowerBound { sides.insert(.left) }
    if x == extent.x.upperBound { sides.insert(.right) }
    if y == extent.y.lowerBound { sides.insert(.up) }
    if y == extent.y.upperBound { sides.insert(.down) }
    return sides
  }

  /// Returns the lines in a cell on some edges of an extent: along them, and round its corners.
  private static func outline(along edges: Sides, of extent: Extent) -> Sides {
    var sides: Sides = []
    if !edges.isDisjoint(with: .upright) { sides.formUnion(.across) }
    if !edges.isDisjoint(with: .across) { sides.formUnion(.upright) }
    if extent.x.count > 1 { sides.subtract(edges.intersection(.across)) }
    if extent.y.count > 1 { sides.subtract(edges.intersection(.upright)) }
    return sides
  }

  private mutating func join(
    _ x: Int, _ y: Int, _ new: Sides, keeping kept: Sides, _ line: LineKind, _ style: TextStyle
  ) {
    var cell = self[x, y]
    let old = cell.sides.intersection(kept)
    let isShared = !cell.sides.intersection(new).isEmpty || new.isEmpty
    if cell.glyph != nil, !new.isEmpty { cell.glyph = nil }
    cell.sides = old.union(new)
    if !new.isEmpty {
      // The line of a view that takes touches is not to look dotted where a label ends on it.
      let keepsLook = isShared && cell.line > line
      if !keepsLook { (cell.line, cell.style) = (line, style) }
      cell.isGhost = false
    }
    self[x, y] = cell
  }

  /// Draws the outline of what is clipped where nothing else is drawn and nothing covers it.
  mutating func ghost(_ extent: Extent, index: Int) {
    guard let seen = clipped(extent) else { return }
    for y in seen.y {
      for x in seen.x where self[x, y].isBlank && self[x, y].owner <= index {
        let edges = Self.edges(x, y, of: extent)
        guard !edges.isEmpty else { continue }
        self[x, y].sides = Self.outline(along: edges, of: extent)
        self[x, y].line = .dotted
        self[x, y].style = .dim
        self[x, y].isGhost = true
      }
    }
  }

  /// Draws a rectangle over everything and leaves its inside as it is.
  mutating func light(_ extent: Extent) {
    guard let seen = clipped(extent) else { return }
    for y in seen.y {
      for x in seen.x {
        let edges = Self.edges(x, y, of: extent)
        guard !edges.isEmpty else { continue }
        let sides = Self.outline(along: edges, of: extent)
        self[x, y] = Cell(sides: sides, line: .lit, style: .lit, owner: self[x, y].owner)
      }
    }
  }

  mutating func clear(_ polygon: ConvexPolygon, index: Int) {
    guard let seen = clipped(extent(of: polygon.box)) else { return }
    let corners = polygon.corners.map(position(of:))
    for y in seen.y {
      for x in seen.x {
        let isInside = corners.indices.allSatisfy { k in
          let (start, end) = (corners[k], corners[(k + 1) % corners.count])
          return (end.x - start.x) * (CGFloat(y) - start.y)
            - (end.y - start.y) * (CGFloat(x) - start.x) > 0
        }
        if isInside { self[x, y] = Cell(owner: index) }
      }
    }
  }

  /// Draws a straight line in any direction, from one point of the screen to another.
  mutating func line(_ start: CGPoint, _ end: CGPoint, _ kind: LineKind, _ style: TextStyle) {
    let (from, to) = (position(of: start), position(of: end))
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let isFlat = abs(dx) >= abs(dy)
    let count = Int(max(abs(dx), abs(dy)).rounded())
    let slant = glyphs.slants[(dx > 0) == (dy > 0) ? 1 : 0]
    let straight = glyphs.lines(of: kind)[isFlat ? 4 : 5]
    var last: Place?
    for k in 0...max(1, count) {
      let share = CGFloat(k) / CGFloat(max(1, count))
      let place = Place(
        x: Int((from.x + dx * share).rounded()), y: Int((from.y + dy * share).rounded()))
      defer { last = place }
      guard contains(place.x, place.y) else { continue }
      let isStep = last.map { isFlat ? $0.y != place.y : $0.x != place.x } ?? false
      let glyph = isStep ? slant : straight
      put(kind == .dotted ? glyphs.skip.first ?? "." : glyph, style, place.x, place.y)
    }
  }

  /// Puts a dot where nothing is drawn.
  mutating func dot(_ point: CGPoint, _ style: TextStyle) {
    let place = place(of: point)
    guard contains(place.x, place.y), self[place.x, place.y].isBlank else { return }
    put(glyphs.skip.first ?? ".", style, place.x, place.y)
  }
}
