import ResponderKit

/// The levels of views in a picture in space: a view stands above all that it was drawn over.
///
/// A view's level is 0, or one more than the greatest level of the views that were drawn before it
/// and that it overlaps. So what covers a button stands in front of it, wherever it is in the tree.
package struct DrawingLevels {
  /// Cells for each side of the picture.
  private static let cells = 24

  private let region: CGRect
  private var levels: [Int] = []
  private var shapes: [ConvexPolygon] = []
  /// For each cell the views that reach into it, lower levels first.
  private var viewsOfCell: [[Int]]

  /// Finds the levels of views in drawing order.
  ///
  /// - Complexity: O(n) for views that overlap few others, and for views that all lie over one
  ///   another; O(n²) at most.
  package static func levels(of views: [DrawnView]) -> [Int] {
    let shapes = views.map { $0.visible.isEmpty ? ConvexPolygon($0.corners) : $0.visible }
    var levels = DrawingLevels(
      shapes.reduce(CGRect.null) { $1.isEmpty ? $0 : $0.union($1.box) })
    shapes.forEach { levels.add($0) }
    return levels.levels
  }

  private init(_ region: CGRect) {
    self.region = region
    viewsOfCell = Array(repeating: [], count: Self.cells * Self.cells)
  }

  private mutating func add(_ shape: ConvexPolygon) {
    let cells = cells(of: shape.box)
    var level = 0
    for cell in cells {
      for other in viewsOfCell[cell].reversed() {
        if levels[other] < level { break }
        if shape.overlaps(shapes[other]) { level = levels[other] + 1 }
      }
    }
    for cell in cells {
      // Most views are drawn over those before them, so the place is near the end.
      var place = viewsOfCell[cell].endIndex
      while place > 0, levels[viewsOfCell[cell][place - 1]] > level { place -= 1 }
      viewsOfCell[cell].insert(levels.count, at: place)
    }
    levels.append(level)
    shapes.append(shape)
  }

  private func cells(of box: CGRect) -> [Int] {
    guard !box.isNull else { return [] }
    func range(_ low: CGFloat, _ high: CGFloat, _ from: CGFloat, _ length: CGFloat)
      -> ClosedRange<Int>
    {
      func place(_ value: CGFloat) -> Int {
        length > 0
          ? Int((value - from) / length * CGFloat(Self.cells), within: 0...(Self.cells - 1)) : 0
      }
      let first = place(low)
      return first...max(first, place(high))
    }
    let columns = range(box.minX, box.maxX, region.minX, region.width)
    return range(box.minY, box.maxY, region.minY, region.height).flatMap { row in
      columns.map { row * Self.cells + $0 }
    }
  }
}
