import Foundation

extension UIScrollView {
  /// The least content offset to which fingers scroll (R8.4).
  final var leastOffset: CGPoint { CGPoint(x: -contentInset.left, y: -contentInset.top) }

  /// The greatest content offset to which fingers scroll (R8.4).
  final var greatestOffset: CGPoint {
    let least = leastOffset
    return CGPoint(
      x: max(least.x, contentSize.width + contentInset.right - bounds.width),
      y: max(least.y, contentSize.height + contentInset.bottom - bounds.height))
  }

  /// Returns the nearest content offset within the limits. Content that is beyond a limit already
  /// may stay there.
  ///
  /// - Parameters:
  ///   - offset: The content offset that is wanted.
  ///   - current: The content offset at present.
  final func limited(_ offset: CGPoint, from current: CGPoint) -> CGPoint {
    let (least, greatest) = (leastOffset, greatestOffset)
    func limit(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat, _ now: CGFloat) -> CGFloat {
      min(max(high, now), max(min(low, now), value))
    }
    return CGPoint(
      x: limit(offset.x, least.x, greatest.x, current.x),
      y: limit(offset.y, least.y, greatest.y, current.y))
  }

  /// Returns whether this view takes a drag: its content can follow the finger, or it would bounce
  /// while the content of no outer scroll view can follow the finger (R8.5).
  ///
  /// - Parameter way: The translation of the finger, in the view's coordinates.
  final func takesDrag(_ way: CGPoint) -> Bool {
    if hasRoom(for: way) { return true }
    guard bounces, isScrollable(along: way) else { return false }
    if along(way, alwaysBounceHorizontal, alwaysBounceVertical) { return true }
    return !superviews.contains {
      guard let outer = $0 as? UIScrollView else { return false }
      return outer.isScrollEnabled && outer.hasRoom(for: way)
    }
  }

  /// Returns whether the content can follow a finger. The axis along which the finger moves more
  /// decides (simulator choice).
  private func hasRoom(for way: CGPoint) -> Bool {
    let (least, greatest, offset) = (leastOffset, greatestOffset, contentOffset)
    return along(
      way, way.x > 0 ? offset.x > least.x : offset.x < greatest.x,
      way.y > 0 ? offset.y > least.y : offset.y < greatest.y)
  }

  /// Returns whether the content is larger than the view along a drag, or always bounces.
  private func isScrollable(along way: CGPoint) -> Bool {
    let (least, greatest) = (leastOffset, greatestOffset)
    return along(
      way, greatest.x > least.x || alwaysBounceHorizontal,
      greatest.y > least.y || alwaysBounceVertical)
  }

  private func along(_ way: CGPoint, _ horizontal: Bool, _ vertical: Bool) -> Bool {
    if abs(way.x) == abs(way.y) { return horizontal || vertical }
    return abs(way.x) > abs(way.y) ? horizontal : vertical
  }

  /// Returns the content offset of the page at which a drag ends.
  ///
  /// - Parameters:
  ///   - velocity: The velocity of the content, in points per second.
  ///   - origin: The content offset at which the drag began. The page is the next one at most.
  final func pageOffset(velocity: CGPoint, from origin: CGPoint) -> CGPoint {
    let offset = contentOffset
    return CGPoint(
      x: Self.page(offset.x, velocity.x, from: origin.x, size: bounds.width),
      y: Self.page(offset.y, velocity.y, from: origin.y, size: bounds.height))
  }

  /// The speed from which on even a short drag turns a page, in points per second (simulator
  /// choice).
  private static let flick: CGFloat = 200

  private static func page(
    _ offset: CGFloat, _ velocity: CGFloat, from origin: CGFloat, size: CGFloat
  ) -> CGFloat {
    guard size > 0 else { return offset }
    let first = (origin / size).rounded()
    var page = (offset / size).rounded()
    if velocity > flick { page = (offset / size).rounded(.down) + 1 }
    if velocity < -flick { page = (offset / size).rounded(.up) - 1 }
    return min(first + 1, max(first - 1, page)) * size
  }
}
