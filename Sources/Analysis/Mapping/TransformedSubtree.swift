import Foundation
import ResponderKit

/// A rotated or skewed view and all its descendants, to be asked point by point with the exact
/// arithmetic of a hit-test.
struct TransformedSubtree: Sendable {
  private struct Node: Sendable {
    var manner: HitTestModel
    /// The number painted where the view takes the point; nil if the view lets it through.
    var paint: UInt32?
    var area: CGRect?
    /// Indicates whether subviews are asked outside the area, too.
    var isOpen = false
    var depth: Int
    /// Indicates whether the view is the last subview to be painted, so that the superview's points
    /// are not needed after it.
    var isLast: Bool
    /// The node behind the last descendant.
    var end: Int
  }

  private struct Sample {
    var column: Int
    var point: CGPoint
  }

  /// Parents before children, back to front: in the order of painting.
  private var nodes: [Node] = []
  private let x: CoordinateLine
  private let y: CoordinateLine

  /// Records the geometry of a tree as values.
  ///
  /// - Parameters:
  ///   - x: The columns' coordinates in the superview.
  ///   - y: The rows' coordinates in the superview.
  ///   - number: Returns the number of a view.
  init(
    _ root: UIView, x: CoordinateLine, y: CoordinateLine, number: (UIView) -> UInt32
  ) {
    self.x = x
    self.y = y
    var open: [Int] = []
    root.walk(with: 0) { view, depth in
      close(&open, downTo: depth)
      var node = Node(
        manner: view.hitTestManner, depth: depth, isLast: depth == 0 || view.isFrontmostSubview,
        end: nodes.count + 1)
      switch node.manner.kind {
      case .never: return nil
      case .asked: node.paint = HitPlan.mark
      case .standard(let area): (node.area, node.paint) = (area, number(view))
      case .passthrough(let area): node.area = area
      case .overflowing(let area):
        (node.area, node.paint, node.isOpen) = (area, number(view), true)
      }
      open.append(nodes.count)
      nodes.append(node)
      return node.area == nil ? nil : depth + 1
    }
    close(&open, downTo: 0)
  }

  private mutating func close(_ open: inout [Int], downTo depth: Int) {
    while let last = open.last, nodes[last].depth >= depth {
      nodes[last].end = nodes.count
      open.removeLast()
    }
  }

  /// Indicates whether a view must be asked.
  var hasMarks: Bool { nodes.contains { $0.paint == HitPlan.mark } }

  /// Paints a part of a row.
  func paint(row: Int, columns: Range<Int>, into cells: UnsafeMutablePointer<UInt32>) {
    // For each depth the points that the view there has taken.
    var taken: [[Sample]] = [
      columns.map { Sample(column: $0, point: CGPoint(x: x[$0], y: y[row])) }
    ]
    var k = 0
    while k < nodes.count {
      let node = nodes[k]
      k += 1
      while taken.count > node.depth + 1 { taken.removeLast() }
      var samples = taken[node.depth]
      if node.isLast { taken[node.depth] = [] }
      if let area = node.area {
        var count = 0
        for sample in samples {
          let point = node.manner.fromSuperview(sample.point)
          let isInside = area.containsHalfOpen(point)
          if isInside, let paint = node.paint { cells[sample.column] = paint }
          guard isInside || node.isOpen else { continue }
          samples[count] = Sample(column: sample.column, point: point)
          count += 1
        }
        samples.removeSubrange(count...)
      } else if let paint = node.paint {
        for sample in samples { cells[sample.column] = paint }
      }
      guard !samples.isEmpty else {
        k = node.end
        continue
      }
      taken.append(samples)
    }
  }
}
