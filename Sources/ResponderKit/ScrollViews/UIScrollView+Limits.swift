import Foundation

extension UIScrollView {
  /// The least content offset to which fingers scroll (R8.4, R8.7).
  final var leastOffset: CGPoint {
    let inset = adjustedContentInset
    return CGPoint(x: -inset.left, y: -inset.top)
  }

  /// The greatest content offset to which fingers scroll (R8.4, R8.7).
  final var greatestOffset: CGPoint {
    let (least, inset) = (leastOffset, adjustedContentInset)
    return CGPoint(
      x: max(least.x, contentSize.width + inset.right - bounds.width),
      y: max(least.y, contentSize.height + inset.bottom - bounds.height))
  }

  /// Returns the content offset within the limits that is nearest to a wanted one. Content that is
  /// beyond a limit already may stay there.
  final func limited(_ offset: CGPoint, from current: CGPoint) -> CGPoint {
    let (least, greatest) = (leastOffset, greatestOffset)
    func limit(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat, _ now: CGFloat) -> CGFloat {
      min(max(high, now), max(min(low, now), value))
    }
    return CGPoint(
      x: limit(offset.x, least.x, greatest.x, current.x),
      y: limit(offset.y, least.y, greatest.y, current.y))
  }

  /// Returns the nearest content offset within the limits.
  final func clamped(_ offset: CGPoint) -> CGPoint {
    let (least, greatest) = (leastOffset, greatestOffset)
    return CGPoint(
      x: min(greatest.x, max(least.x, offset.x)), y: min(greatest.y, max(least.y, offset.y)))
  }

  /// Returns the content offset to which a finger drags the content: beyond a limit it follows less
  /// and less, if it bounces (R8.4), but comes back freely from beyond (simulator choice).
  final func draggedOffset(_ offset: CGPoint, from start: CGPoint) -> CGPoint {
    let limit = limited(offset, from: start)
    guard bounces, limit != offset else { return limit }
    let (least, greatest) = (leastOffset, greatestOffset)
    let isWide = greatest.x > least.x || alwaysBounceHorizontal
    let isHigh = greatest.y > least.y || alwaysBounceVertical
    return CGPoint(
      x: limit.x + (isWide ? RubberBand.stretch(offset.x - limit.x, of: bounds.width) : 0),
      y: limit.y + (isHigh ? RubberBand.stretch(offset.y - limit.y, of: bounds.height) : 0))
  }

  /// Returns the nearest content offset within the limits that shows a rectangle of the content.
  final func offset(showing rect: CGRect) -> CGPoint {
    let (offset, size, inset) = (contentOffset, bounds.size, adjustedContentInset)
    func nearest(_ now: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      // The offsets from `high` to `low` show the whole rectangle; there are none if it is large.
      low < high ? (abs(low - now) < abs(high - now) ? low : high) : min(low, max(high, now))
    }
    return clamped(
      CGPoint(
        x: nearest(offset.x, rect.minX - inset.left, rect.maxX + inset.right - size.width),
        y: nearest(offset.y, rect.minY - inset.top, rect.maxY + inset.bottom - size.height)))
  }

  /// Returns why this view does not take a drag, by a translation; nil if it does (R8.5, R11.7).
  final func refusalToDrag(_ way: CGPoint) -> SystemNote.ScrollRefusal? {
    if let sheet = sheetTaking(way) { return .sheetMoves(ObjectID(sheet)) }
    return takesDrag(way) ? nil : .noRoom(way.edge)
  }

  /// Returns whether the content can follow the finger of a drag, or would bounce while the content of
  /// no outer scroll view can follow it (R8.5). One that does not scroll ends the search (R8.9).
  private func takesDrag(_ way: CGPoint) -> Bool {
    if hasRoom(for: way) { return true }
    guard bounces, isScrollable(along: way) else { return false }
    if along(way, alwaysBounceHorizontal, alwaysBounceVertical) { return true }
    let outer = superviews.lazy.compactMap { $0 as? UIScrollView }
    return !outer.prefix(while: \.isScrollEnabled).contains { $0.hasRoom(for: way) }
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

  /// Returns the content offset of the page at which a drag from an origin ends: the next one at
  /// most. The safe area at the top and the left moves all pages (simulator choice).
  final func pageOffset(velocity: CGPoint, from origin: CGPoint) -> CGPoint {
    let (offset, first) = (contentOffset, CGPoint(x: -adjustment.left, y: -adjustment.top))
    let x = Self.page(
      offset.x - first.x, velocity.x, from: origin.x - first.x, size: bounds.width)
    let y = Self.page(
      offset.y - first.y, velocity.y, from: origin.y - first.y, size: bounds.height)
    return CGPoint(x: first.x + x, y: first.y + y)
  }

  /// The points per second from which on even a short drag turns a page (simulator choice).
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

extension CGPoint {
  /// The edge of the content that a finger dragging this way brings into view.
  fileprivate var edge: UIRectEdge {
    abs(x) > abs(y) ? (x > 0 ? .left : .right) : (y > 0 ? .top : .bottom)
  }
}

/// The resistance of content that a finger drags beyond its limits.
enum RubberBand {
  /// The part of the finger's way that the content follows at the edge.
  static let stiffness: CGFloat = 0.55

  /// Returns the distance that content goes beyond its edge, in points: (1 − 1/(0.55·x/d + 1))·d,
  /// so never as far as *d*. Here *x* is the way of the finger beyond the edge, negative at the
  /// near one, and *d* the extent of the view along the axis.
  static func stretch(_ way: CGFloat, of extent: CGFloat) -> CGFloat {
    guard extent > 0, way != 0 else { return 0 }
    let part = 1 - 1 / (stiffness * abs(way) / extent + 1)
    return way < 0 ? -part * extent : part * extent
  }
}
