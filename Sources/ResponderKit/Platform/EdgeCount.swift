import Foundation

/// The turns that outlines make round a point: the one place that decides what is inside a path.
///
/// A ray goes from the point to the right. An edge that crosses it downwards counts one, an edge that
/// crosses it upwards takes one away. By the rule of winding numbers a point is inside if the count is
/// not zero, by the even-odd rule if it is odd. Upper and left edges belong to the inside, lower and
/// right ones do not, as with the bounds of a view (R2.4).
struct EdgeCount {
  let point: CGPoint
  private(set) var turns = 0

  init(_ point: CGPoint) { self.point = point }

  /// Indicates whether the point is inside by the even-odd rule.
  var isOdd: Bool { turns & 1 != 0 }

  /// Counts an edge; one with a coordinate that is no number counts nothing.
  mutating func add(from start: CGPoint, to end: CGPoint) {
    guard (end.y > point.y) != (start.y > point.y) else { return }
    let t = (point.y - end.y) / (start.y - end.y)
    if point.x < end.x + t * (start.x - end.x) { turns += end.y > point.y ? 1 : -1 }
  }

  /// Counts the pieces of a curve. Where the point is beside all of them, only the ends matter.
  mutating func add(_ curve: CubicCurve) {
    let box = curve.controlBox
    guard box.minX <= point.x, point.x <= box.maxX, box.minY <= point.y, point.y <= box.maxY else {
      return add(from: curve.start, to: curve.end)
    }
    var last = curve.start
    curve.forEachPoint { next in
      add(from: last, to: next)
      last = next
    }
  }
}
