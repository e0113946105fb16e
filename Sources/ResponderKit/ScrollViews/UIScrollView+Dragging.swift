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
      dismissKeyboard(pan, begins: true)
      drag(pan)
    case .changed:
      drag(pan)
      dismissKeyboard(pan, begins: false)
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

  /// Returns the axes along which a drag moves the content, 1 or 0 for each: with the directional
  /// lock, only the one along which it is more than twice as long (simulator choice).
  private func axes(of way: CGPoint) -> CGPoint {
    guard isDirectionalLockEnabled else { return CGPoint(x: 1, y: 1) }
    return CGPoint(x: abs(way.y) > 2 * abs(way.x) ? 0 : 1, y: abs(way.x) > 2 * abs(way.y) ? 0 : 1)
  }

  private func drag(_ pan: UIPanGestureRecognizer) {
    guard let drag = motion.drag else { return }
    let way = pan.translation(in: self)
    // Two fingers that zoom also move the content.
    if isFollowingPinch { return dragFrom(contentOffset) }
    let wanted = CGPoint(
      x: drag.start.x - way.x * drag.axes.x, y: drag.start.y - way.y * drag.axes.y)
    let offset = draggedOffset(wanted, from: drag.start)
    guard offset != contentOffset else { return }
    move(to: offset)
    tell(.scrolled(view: ObjectID(self), to: offset, why: .drag))
    refreshControl?.contentWasPulled(by: -adjustedContentInset.top - offset.y)
  }

  /// Continues the drag from the content offset that an app has set.
  final func dragFrom(_ offset: CGPoint) {
    guard var drag = motion.drag, let pan = madeRecognizers?.pan else { return }
    let way = pan.translation(in: self)
    drag.start = CGPoint(
      x: offset.x + way.x * drag.axes.x, y: offset.y + way.y * drag.axes.y)
    motion = .dragging(drag)
  }

  /// Lets the content move on by itself, at points per second, after the finger has lifted.
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
      x: ScrollRide.endlessWay(velocity: velocity.x, rate: rate),
      y: ScrollRide.endlessWay(velocity: velocity.y, rate: rate))
    var end = CGPoint(
      x: offset.x + ScrollRide.way(velocity: velocity.x, rate: rate),
      y: offset.y + ScrollRide.way(velocity: velocity.y, rate: rate))
    var rates = CGPoint(x: rate, y: rate)
    var reason = SystemNote.ScrollReason.deceleration
    let edge = restingOffset(offset)
    if edge.x != offset.x {
      (end.x, way.x, rates.x, reason) = (edge.x, edge.x - offset.x, Self.bounceRate, .bounce)
    }
    if edge.y != offset.y {
      (end.y, way.y, rates.y, reason) = (edge.y, edge.y - offset.y, Self.bounceRate, .bounce)
    }
    let natural = restingOffset(end)
    var target = natural
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000),
      targetContentOffset: &target)
    if target != natural { way = CGPoint(x: target.x - offset.x, y: target.y - offset.y) }
    return ScrollRide(
      slowingFrom: offset, way: way, to: target, rates: rates, at: now, because: reason)
  }

  /// The rate at which content goes back to its limits: that of pages (simulator choice).
  private static let bounceRate = DecelerationRate.fast.rawValue

  /// Returns the content offset nearest to another one at which the content may come to rest.
  /// Content that does not bounce may stay beyond a limit where an app has put it.
  final func restingOffset(_ offset: CGPoint) -> CGPoint {
    bounces ? clamped(offset) : limited(offset, from: contentOffset)
  }

  private func rideToPage(_ velocity: CGPoint, _ drag: ScrollDrag) -> ScrollRide {
    let offset = contentOffset
    return ScrollRide(
      toPageFrom: offset,
      to: restingOffset(pageOffset(velocity: velocity, from: drag.origin)), at: now)
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
