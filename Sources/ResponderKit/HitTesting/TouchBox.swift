import Foundation

/// A box in the superview's coordinates outside which a view certainly does not claim a point.
///
/// It is a filter, not the test. It is a little larger than the view, so that rounding in the
/// conversion can never make the filter refuse a point that the exact test would accept. Rounding
/// to single precision keeps the order, so a point and a box may both be rounded. Four numbers then
/// fit one vector register, and comparing a point, like joining two boxes, is one instruction.
struct TouchBox: Equatable {
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

  private init(edges: SIMD4<Float>) { self.edges = edges }

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
  func mayContain(_ probe: Probe) -> Bool { !any(probe .< edges) }

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

/// Rectangles outside which overrides return false or nil, so that they need not be asked there.
extension UIView {
  /// The greatest depth to which overrides whose reach depends on other overrides are followed.
  private static let deepest = 12

  /// The rectangle outside which `point(inside:with:)` returns false; nil if it is not known.
  var reachOfPointInside: CGRect? {
    guard let behavior = viewState.pointInsideBehavior else {
      return core.pointee.geometry.bounds.widened
    }
    return behavior.reach(in: self)
  }

  /// Returns the reach of a view that asks its subviews even outside of itself; nil if not known.
  func reachOfOverflow(depth: Int) -> CGRect? {
    guard depth < Self.deepest else { return nil }
    var reach = reachOfPointInside
    for subview in subviewArray {
      switch subview.kindOfAnswer(depth: depth + 1) {
      case .never: break
      case .standard(let area), .passthrough(let area):
        reach = reach.union(area.widened.flatMap { box(of: $0, in: subview) })
      case .overflowing:
        let inner = subview.reachOfOverflow(depth: depth + 1)
        reach = reach.union(inner.flatMap { box(of: $0, in: subview) })
      case .asked(let area): reach = reach.union(area.flatMap { box(of: $0, in: subview) })
      }
    }
    return reach
  }

  /// Returns the smallest rectangle of this view that contains a rectangle of another view, by the
  /// way that points are converted; nil if it is not known.
  func box(of rect: CGRect, in other: UIView) -> CGRect? {
    guard hasPlainTransforms, other.hasPlainTransforms else { return nil }
    return convert(rect, from: other).widened
  }

  /// Indicates whether rounding cannot move points by much on the way to the screen.
  private var hasPlainTransforms: Bool {
    var core = core
    while true {
      let geometry = core.pointee.geometry
      guard geometry.mapping != .singular else { return false }
      if geometry.mapping == .affine {
        let transform = geometry.transform
        let area = abs(transform.a * transform.d - transform.b * transform.c)
        guard area > 1e-4, area < 1e4 else { return false }
      }
      guard let parent = core.pointee.superview else { return true }
      core = parent
    }
  }
}

extension CGRect? {
  /// Returns the smallest rectangle that contains both; nil if one of them is not known.
  func union(_ other: CGRect?) -> CGRect? {
    guard let self, let other else { return nil }
    return self.union(other)
  }
}

extension CGRect {
  /// The rectangle, widened by more than any arithmetic over it can round; nil if it is infinite.
  package var widened: CGRect? {
    let extent = abs(origin.x) + abs(origin.y) + abs(size.width) + abs(size.height)
    guard extent.isFinite else { return nil }
    let slack = 1 + extent * 1e-9
    let x = Swift.min(origin.x, origin.x + size.width)
    let y = Swift.min(origin.y, origin.y + size.height)
    return CGRect(
      x: x - slack, y: y - slack, width: abs(size.width) + 2 * slack,
      height: abs(size.height) + 2 * slack)
  }
}
