import Foundation

/// A box in the superview's coordinates outside which a view certainly does not claim a point.
///
/// It is a filter, not the test. It is a little larger than the view, so that rounding in the
/// conversion can never make the filter refuse a point that the exact test would accept. Rounding
/// to single precision keeps the order, so a point and a box may both be rounded. Four numbers then
/// fit one vector register, and comparing a point, like joining two boxes, is one instruction.
struct TouchBox {
  /// A point in the form that boxes compare: x, y, -x, -y.
  typealias Probe = SIMD4<Float>

  /// The edges minX, minY, -maxX, -maxY. The box contains a probe that is not less in any of them.
  private var edges: SIMD4<Float>

  /// The box that contains no point: the view is refused without being asked.
  static let nothing = TouchBox(edges: SIMD4(repeating: .infinity))
  /// The box that contains every point: the view must be asked.
  static let everything = TouchBox(edges: SIMD4(repeating: -.infinity))

  /// Indicates whether the box contains no point at all.
  var isNothing: Bool { edges[0] > -edges[2] }

  /// Indicates whether the box contains every point.
  var isEverything: Bool { edges == Self.everything.edges }

  private init(edges: SIMD4<Float>) {
    self.edges = edges
  }

  /// Creates the box of a rectangle, widened by more than the conversion can round.
  init(_ rect: CGRect, widenedFor geometry: LayerGeometry) {
    let x = Double(rect.origin.x)
    let y = Double(rect.origin.y)
    let width = Double(rect.size.width)
    let height = Double(rect.size.height)
    let bounds = geometry.bounds
    let scale =
      abs(x) + abs(y) + width + height + abs(Double(bounds.origin.x))
      + abs(Double(bounds.origin.y)) + Double(bounds.size.width) + Double(bounds.size.height)
      + abs(Double(geometry.position.x)) + abs(Double(geometry.position.y))
    let slack = scale * 1e-9
    guard slack.isFinite else {
      self = .everything
      return
    }
    edges = SIMD4(
      Float(x - slack), Float(y - slack), Float(-(x + width + slack)),
      Float(-(y + height + slack)))
  }

  @inline(__always)
  static func probe(_ point: CGPoint) -> Probe {
    let x = Float(point.x)
    let y = Float(point.y)
    return Probe(x, y, -x, -y)
  }

  @inline(__always)
  func mayContain(_ probe: Probe) -> Bool {
    // The lanes of a mask are all zeros or all ones, so its two halves tell whether any is set.
    let outside = unsafeBitCast(probe .< edges, to: SIMD2<UInt64>.self)
    return outside[0] | outside[1] == 0
  }

  @inline(__always)
  mutating func formUnion(_ other: TouchBox) {
    edges.replace(with: other.edges, where: other.edges .< edges)
  }

  /// The box as a rectangle; the null rectangle for an empty box.
  var rect: CGRect {
    guard !isNothing, edges[1] <= -edges[3] else { return .null }
    let x = CGFloat(edges[0])
    let y = CGFloat(edges[1])
    return CGRect(x: x, y: y, width: CGFloat(-edges[2]) - x, height: CGFloat(-edges[3]) - y)
  }
}
