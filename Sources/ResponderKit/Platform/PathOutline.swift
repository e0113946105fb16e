import Foundation

/// The lines and curves of a path, and what they enclose, in any one coordinate space, in points.
/// ``UIBezierPath`` is made of it on all platforms, so that what is inside does not depend on them;
/// `CGPath` where CoreGraphics is absent.
struct PathOutline: Equatable, Sendable {
  /// One step of a path.
  enum Element: Equatable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(CGPoint, CGPoint)
    case cubic(CGPoint, CGPoint, CGPoint)
    case close

    /// The points of the step, control points first.
    var points: [CGPoint] {
      switch self {
      case .move(let point), .line(let point): [point]
      case .quad(let control, let end): [control, end]
      case .cubic(let control1, let control2, let end): [control1, control2, end]
      case .close: []
      }
    }
  }

  private(set) var elements: [Element] = []
  /// The point at which the next line begins; nil while the path is empty.
  private(set) var currentPoint: CGPoint?
  private var start = CGPoint.zero

  /// Begins a subpath.
  mutating func move(to point: CGPoint) {
    elements.append(.move(point))
    (currentPoint, start) = (point, point)
  }

  /// Adds a line from the current point; nothing to an empty path.
  mutating func addLine(to end: CGPoint) { add(.line(end), to: end) }

  /// Adds a curve from the current point; nothing to an empty path.
  mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    add(.quad(control, end), to: end)
  }

  /// Adds a curve from the current point; nothing to an empty path.
  mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    add(.cubic(control1, control2, end), to: end)
  }

  /// Adds a line to the beginning of the subpath, which is the current point then.
  mutating func close() {
    guard currentPoint != nil, elements.last != .close else { return }
    add(.close, to: start)
  }

  private mutating func add(_ element: Element, to end: CGPoint) {
    guard currentPoint != nil else { return }
    elements.append(element)
    currentPoint = end
  }

  /// Adds another path.
  mutating func append(_ other: PathOutline) {
    guard !other.elements.isEmpty else { return }
    elements += other.elements
    (currentPoint, start) = (other.currentPoint, other.start)
  }

  /// Returns the path with each point mapped by a transform.
  func applying(_ transform: CGAffineTransform) -> PathOutline {
    guard !transform.isIdentity else { return self }
    var new = self
    new.elements = elements.map { element in
      switch element {
      case .move(let point): .move(point.applying(transform))
      case .line(let point): .line(point.applying(transform))
      case .quad(let control, let end):
        .quad(control.applying(transform), end.applying(transform))
      case .cubic(let one, let two, let end):
        .cubic(one.applying(transform), two.applying(transform), end.applying(transform))
      case .close: .close
      }
    }
    new.currentPoint = currentPoint?.applying(transform)
    new.start = start.applying(transform)
    return new
  }

  /// Returns in O(elements) whether a point is in the part that a fill paints: a subpath that is
  /// open counts as closed. Of a path with a coordinate that is no number, nothing is.
  func contains(_ point: CGPoint, isEvenOdd: Bool) -> Bool {
    var count = EdgeCount(point)
    var (here, first) = (CGPoint.zero, CGPoint.zero)
    for element in elements {
      guard !element.points.contains(where: { $0.x.isNaN || $0.y.isNaN }) else { return false }
      switch element {
      case .move(let point):
        count.add(from: here, to: first)
        first = point
      case .line(let end): count.add(from: here, to: end)
      case .quad(let control, let end): count.add(CubicCurve(from: here, control, to: end))
      case .cubic(let one, let two, let end): count.add(CubicCurve(from: here, one, two, to: end))
      case .close: count.add(from: here, to: first)
      }
      here = element.points.last ?? first
    }
    count.add(from: here, to: first)
    return isEvenOdd ? count.isOdd : count.turns != 0
  }

  /// The box round all points, also those that control curves; null for an empty path.
  var controlBox: CGRect { CGRect(around: elements.lazy.flatMap(\.points)) }

  /// The smallest box round the lines and curves; null for an empty path.
  var box: CGRect {
    var corners: [CGPoint] = []
    var (here, first) = (CGPoint.zero, CGPoint.zero)
    for element in elements {
      switch element {
      case .move(let point): first = point
      case .line, .close: break
      case .quad(let control, let end): corners += CubicCurve(from: here, control, to: end).box.ends
      case .cubic(let one, let two, let end):
        corners += CubicCurve(from: here, one, two, to: end).box.ends
      }
      here = element.points.last ?? first
      corners.append(here)
    }
    return CGRect(around: corners)
  }
}

extension CGRect {
  /// The upper left and the lower right corner.
  fileprivate var ends: [CGPoint] {
    isNull ? [] : [CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: maxY)]
  }
}

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
