import Foundation

extension UIScrollView {
  /// Indicates whether a finger is down that may drag the content.
  public final var isTracking: Bool {
    guard let pan = madeRecognizers?.pan else { return false }
    return !pan.state.isFinal && pan.numberOfTouches > 0
  }

  /// Indicates whether a finger drags the content.
  public final var isDragging: Bool { motion.drag != nil }

  /// Moves the content as the pan has recognized.
  final func dragged(by pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      beginDragging(pan)
      drag(pan)
    case .changed: drag(pan)
    case .ended:
      drag(pan)
      let velocity = pan.velocity(in: self)
      endDragging(velocity: CGPoint(x: -velocity.x, y: -velocity.y))
    case .cancelled: endDragging(velocity: .zero)
    case .possible, .failed: break
    }
  }

  private func beginDragging(_ pan: UIPanGestureRecognizer) {
    motion = .dragging(
      ScrollDrag(
        start: contentOffset, origin: contentOffset,
        axes: axes(of: pan.convert(pan.movementBeforeBeginning, to: self))))
    delegate?.scrollViewWillBeginDragging(self)
  }

  /// Returns the axes along which a drag moves the content, 1 or 0 for each. With the directional
  /// lock, a drag that is more than twice as long along one axis as along the other moves the
  /// content along the one only (simulator choice).
  private func axes(of way: CGPoint) -> CGPoint {
    guard isDirectionalLockEnabled else { return CGPoint(x: 1, y: 1) }
    return CGPoint(x: abs(way.y) > 2 * abs(way.x) ? 0 : 1, y: abs(way.x) > 2 * abs(way.y) ? 0 : 1)
  }

  private func drag(_ pan: UIPanGestureRecognizer) {
    guard let drag = motion.drag else { return }
    let way = pan.translation(in: self)
    let wanted = CGPoint(
      x: drag.start.x - way.x * drag.axes.x, y: drag.start.y - way.y * drag.axes.y)
    let offset = limited(wanted, from: drag.start)
    guard offset != contentOffset else { return }
    move(to: offset)
    tell(.scrolled(view: ObjectID(self), to: offset, why: .drag))
  }

  /// Continues the drag from the content offset that an app has set.
  final func dragFrom(_ offset: CGPoint) {
    guard var drag = motion.drag, let pan = madeRecognizers?.pan else { return }
    let way = pan.translation(in: self)
    drag.start = CGPoint(
      x: offset.x + way.x * drag.axes.x, y: offset.y + way.y * drag.axes.y)
    motion = .dragging(drag)
  }

  /// Lets the content move on by itself after the finger has lifted.
  ///
  /// - Parameter velocity: The velocity of the content, in points per second.
  private func endDragging(velocity: CGPoint) {
    guard let drag = motion.drag else { return }
    let velocity = CGPoint(x: velocity.x * drag.axes.x, y: velocity.y * drag.axes.y)
    let ride = isPagingEnabled ? rideToPage(velocity, drag) : rideOn(velocity)
    // The delegate may have changed the motion of the content.
    guard isDragging else { return }
    motion = ride.duration > 0 ? .riding(ride) : .resting
    if ride.duration == 0, ride.target != contentOffset { move(to: ride.target) }
    delegate?.scrollViewDidEndDragging(self, willDecelerate: ride.duration > 0)
    guard motion.ride === ride else { return }
    delegate?.scrollViewWillBeginDecelerating(self)
    tell(
      .scrollsOn(view: ObjectID(self), to: ride.target, until: ride.end, why: ride.reason))
    start(ride)
  }

  private func rideOn(_ velocity: CGPoint) -> ScrollRide {
    // At a rate of 1 the content would never stop.
    let (offset, rate) = (contentOffset, min(0.9999, max(0, decelerationRate.rawValue)))
    var way = CGPoint(
      x: ScrollRide.way(velocity: velocity.x, rate: rate),
      y: ScrollRide.way(velocity: velocity.y, rate: rate))
    let natural = limited(CGPoint(x: offset.x + way.x, y: offset.y + way.y), from: offset)
    var target = natural
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000),
      targetContentOffset: &target)
    if target != natural { way = CGPoint(x: target.x - offset.x, y: target.y - offset.y) }
    return ScrollRide(
      slowingFrom: offset, way: way, to: target, rate: rate, at: now, because: .deceleration)
  }

  private func rideToPage(_ velocity: CGPoint, _ drag: ScrollDrag) -> ScrollRide {
    let offset = contentOffset
    let target = limited(pageOffset(velocity: velocity, from: drag.origin), from: offset)
    return ScrollRide(
      slowingFrom: offset, way: CGPoint(x: target.x - offset.x, y: target.y - offset.y),
      to: target, rate: DecelerationRate.fast.rawValue, at: now, because: .paging)
  }

  /// Returns the reason why content that has a finger keeps it; nil if it does not (R8.2).
  final func refusalToCancel(_ content: UIView) -> SystemNote.ScrollRefusal? {
    if !canCancelContentTouches { return .contentKeepsTouches(ObjectID(content)) }
    return isAskedToCancel(in: content) ? nil : .contentRefusesCancelling(ObjectID(content))
  }

  /// Returns `touchesShouldBegin(_:with:in:)`, as an override of a subclass would answer it (R8.1).
  final func isAskedToBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in content: UIView
  ) -> Bool {
    answer(
      .touchesShouldBegin,
      AnswerQuestion(event: event, touches: Array(touches), touchedView: content), event?.observer
    ) {
      touchesShouldBegin(touches, with: event, in: content)
    }
  }

  /// Returns `touchesShouldCancel(in:)`, as an override of a subclass would answer it (R8.2).
  package final func isAskedToCancel(in content: UIView) -> Bool {
    answer(
      .touchesShouldCancel, AnswerQuestion(touchedView: content), window?.application?.eventObserver
    ) {
      touchesShouldCancel(in: content)
    }
  }
}

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
