import Foundation

/// A box in the superview's coordinates outside which a view certainly does not claim a point.
///
/// It is a filter, not the test: it is a little larger than the view, so that rounding in the
/// conversion can never make the filter refuse what the exact test would accept.
struct TouchBox {
  var minX: Double
  var minY: Double
  var maxX: Double
  var maxY: Double

  /// Contains nothing: the view is refused without being asked.
  static let nothing = TouchBox(
    minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity)
  /// Contains everything: the view must be asked.
  static let everything = TouchBox(
    minX: -.infinity, minY: -.infinity, maxX: .infinity, maxY: .infinity)

  /// Whether the box contains no point at all.
  var isNothing: Bool { minX > maxX }

  init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// The box of a rectangle, widened by more than the conversion can round.
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
    self.init(minX: x - slack, minY: y - slack, maxX: x + width + slack, maxY: y + height + slack)
  }

  @inline(__always)
  func mayContain(_ x: Double, _ y: Double) -> Bool {
    x >= minX && x <= maxX && y >= minY && y <= maxY
  }

  @inline(__always)
  mutating func formUnion(_ other: TouchBox) {
    minX = Swift.min(minX, other.minX)
    minY = Swift.min(minY, other.minY)
    maxX = Swift.max(maxX, other.maxX)
    maxY = Swift.max(maxY, other.maxY)
  }

  /// The box as a rectangle; empty boxes give a null rectangle.
  var rect: CGRect {
    guard minX <= maxX, minY <= maxY else { return .null }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}
