import Foundation

/// A Bézier curve with two control points.
package struct CubicCurve {
  let start: CGPoint
  let control1: CGPoint
  let control2: CGPoint
  let end: CGPoint

  /// Creates a curve from its four points, in any one coordinate space.
  package init(from start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, to end: CGPoint) {
    (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
  }

  /// Creates the same curve as one with a single control point.
  package init(from start: CGPoint, _ control: CGPoint, to end: CGPoint) {
    func third(_ point: CGPoint) -> CGPoint {
      CGPoint(x: (point.x + 2 * control.x) / 3, y: (point.y + 2 * control.y) / 3)
    }
    self.init(from: start, third(start), third(end), to: end)
  }

  /// Returns the point of a parameter from 0 to 1.
  package func point(at t: CGFloat) -> CGPoint {
    let u = 1 - t
    let (p, q, r, s) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return CGPoint(
      x: p * start.x + q * control1.x + r * control2.x + s * end.x,
      y: p * start.y + q * control1.y + r * control2.y + s * end.y)
  }

  /// The greatest distance between the curve and the lines that stand for it, in points.
  static let tolerance: CGFloat = 0.005
  /// The most lines that stand for a curve. They keep the tolerance up to extents of 100,000 points.
  static let mostLines = 4096

  /// The number of lines that stand for the curve: a power of two. Between points at a distance of
  /// 1/n the curve is away from the line by at most 1/8n² of its second derivative, which is at
  /// most 6 times the larger second difference of its points.
  var lineCount: Int {
    let one = hypot(
      start.x - 2 * control1.x + control2.x, start.y - 2 * control1.y + control2.y)
    let two = hypot(control1.x - 2 * control2.x + end.x, control1.y - 2 * control2.y + end.y)
    let bend = 0.75 * max(one, two) / Self.tolerance
    var count = 1
    while count < Self.mostLines, CGFloat(count * count) < bend { count *= 2 }
    return count
  }

  /// Calls a closure with the ends of the lines that stand for the curve, at most 4096, in their
  /// order; the last one is the end of the curve.
  package func forEachPoint(_ body: (CGPoint) -> Void) {
    let count = lineCount
    for step in 1..<max(count, 1) { body(point(at: CGFloat(step) / CGFloat(count))) }
    body(end)
  }

  /// The box round the ends and the control points.
  var controlBox: CGRect { CGRect(around: [start, control1, control2, end]) }

  /// The smallest box round the curve.
  var box: CGRect {
    let xs = extremes(start.x, control1.x, control2.x, end.x)
    let ys = extremes(start.y, control1.y, control2.y, end.y)
    return CGRect(around: [start, end] + (xs + ys).map(point(at:)))
  }

  /// Returns the parameters at which a coordinate turns round.
  private func extremes(_ p: CGFloat, _ q: CGFloat, _ r: CGFloat, _ s: CGFloat) -> [CGFloat] {
    // The derivative is 3·(a·t² + b·t + c).
    let (a, b, c) = (s - 3 * r + 3 * q - p, 2 * (r - 2 * q + p), q - p)
    let roots =
      a.magnitude < 1e-9 * b.magnitude
      ? [-c / b]
      : [1, -1].map { sign in (-b + sign * (b * b - 4 * a * c).squareRoot()) / (2 * a) }
    return roots.filter { $0 > 0 && $0 < 1 }
  }
}

extension CGRect {
  /// Creates the smallest rectangle that holds some points, but for NaN; null for none.
  init(around points: some Sequence<CGPoint>) {
    var (left, top, right, bottom) = (
      CGFloat.infinity, CGFloat.infinity, -CGFloat.infinity, -CGFloat.infinity
    )
    // In this order, `min` and `max` pass over what is no number.
    for point in points {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    self =
      left <= right && top <= bottom
      ? CGRect(x: left, y: top, width: right - left, height: bottom - top) : .null
  }
}
