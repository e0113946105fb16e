import Foundation

extension UIControl {
  /// The distance from the bounds up to which a finger outside still counts as inside, in points
  /// (R7.5, simulator choice: UIKit's distance is not documented).
  public static let trackingSlop: CGFloat = 70

  /// Returns whether a point of the control counts as inside for a finger that is tracked (R7.5).
  final func isMostlyInside(_ point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -Self.trackingSlop, dy: -Self.trackingSlop).containsHalfOpen(point)
      || self.point(inside: point, with: event)
  }

  /// Returns whether one of some fingers is tracked from now on; else they are passed to super
  /// (R5.6, R7.1). A touch that hit another view and climbs the chain passes by, as in UIKit.
  final func beginsFollowing(_ touches: Set<UITouch>, _ event: UIEvent?) -> Bool {
    guard isEnabled, isUserInteractionEnabled,
      let first = touches.min(by: { $0.finger < $1.finger })
    else { return false }
    guard let touch = touches.lazy.filter({ $0.view === self }).min(by: { $0.finger < $1.finger })
    else { return doesNotTrack(first, .hitAnotherView, event) }
    guard asksToBeginTracking(touch, event) else {
      return doesNotTrack(touch, reasonNotToTrack(touch), event)
    }
    willTrack()
    isTracking = true
    trackedTouch = touch
    isTouchInside = true
    isHighlighted = true
    if sendsTouchDown { tell(.touchDown, event) }
    if showsMenuAsPrimaryAction {
      if isFollowing(touch) { tell(.menuActionTriggered, event) }
      return true
    }
    guard sendsTouchDown else { return true }
    if touch.tapCount >= 2, isFollowing(touch) { tell(.touchDownRepeat, event) }
    return true
  }

  private func doesNotTrack(
    _ touch: UITouch, _ why: SystemNote.TrackingRefusal, _ event: UIEvent?
  ) -> Bool {
    event?.observer?.observe(
      .note(.didNotTrack(control: ObjectID(self), finger: touch.finger, why: why)))
    return false
  }

  /// Tracks a finger that moved (R7.2).
  final func follow(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch), !showsMenuAsPrimaryAction else {
      return
    }
    guard asksToContinueTracking(touch, event) else {
      stopTracking()
      return
    }
    updateInside(touch, event)
    // A handler may have taken the finger away.
    guard isFollowing(touch) else { return }
    tell(isTouchInside ? .touchDragInside : .touchDragOutside, event)
  }

  /// Ends the tracking of a finger that lifted. The handlers find `isTracking` false already, but
  /// `isTouchInside` and `isHighlighted` as they were (R7.3).
  final func finish(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    // The menu has the finger, of which the control tells nothing any more (simulator choice).
    if showsMenuAsPrimaryAction { return stopTracking() }
    updateInside(touch, event)
    guard isFollowing(touch) else { return }
    tellTrackingEnds(touch, event)
    let isInside = isTouchInside
    willTrack()
    isTracking = false
    trackedTouch = nil
    tell(isInside ? .touchUpInside : .touchUpOutside, event)
    didLift(touch, inside: isInside, with: event)
    guard !isTracking else { return }
    stopTracking()
  }

  /// Sends `valueChanged` for a user's change, then `primaryActionTriggered` (R7.6, R7.10).
  final func tellValueChanged(_ event: UIEvent?) {
    tell(.valueChanged, event)
    tell(.primaryActionTriggered, event)
  }

  /// Ends the tracking of a finger that was taken away; `endTracking` is not called (R7.4).
  final func cancel(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard isTracking, let touch = trackedTouch, touches.contains(touch) else { return }
    tellTrackingIsCancelled(event)
    stopTracking()
    if !showsMenuAsPrimaryAction { tell(.touchCancel, event) }
  }

  /// Returns whether a finger is still tracked, as a handler that was told of it may change that.
  private final func isFollowing(_ touch: UITouch) -> Bool {
    isTracking && trackedTouch === touch
  }

  /// Updates whether the finger is inside, and sends the events of a change (R7.2).
  private final func updateInside(_ touch: UITouch, _ event: UIEvent?) {
    let isInside = isMostlyInside(touch.location(in: self), with: event)
    guard isInside != isTouchInside else { return }
    willTrack()
    isTouchInside = isInside
    isHighlighted = isInside
    tell(isInside ? .touchDragEnter : .touchDragExit, event)
  }

  private final func stopTracking() {
    willTrack()
    isTracking = false
    trackedTouch = nil
    isTouchInside = false
    isHighlighted = false
  }

  /// Returns whether a recognizer belongs to an ancestor and waits for one tap of one finger, which
  /// buttons and similar controls keep for themselves (R6.9).
  final func isForeignSingleTap(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer.view !== self, let tap = recognizer as? UITapGestureRecognizer else {
      return false
    }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }

  /// Returns the finger of an ancestor's recognizer that follows one finger moving more sideways
  /// than up or down, a swipe only if these count. Controls with a knob keep such drags (R6.9).
  final func fingerOfForeignDrag(
    _ recognizer: UIGestureRecognizer, swipesCount: Bool
  ) -> UITouch? {
    let touches = recognizer.arbitration.sequence
    guard recognizer.view !== self, touches.count == 1,
      recognizer is UIPanGestureRecognizer
        || (swipesCount && recognizer is UISwipeGestureRecognizer)
    else { return nil }
    let way = way(of: touches[0])
    // A pan that begins without any movement, as one that stops a scroll view's content, follows no
    // line.
    return way != .zero && abs(way.width) >= abs(way.height) ? touches[0] : nil
  }

  /// Returns the distance that a finger has moved since it came down, in the control's coordinates.
  final func way(of touch: UITouch) -> CGSize {
    let start = startingPoint(of: touch)
    let end = touch.location(in: self)
    return CGSize(width: end.x - start.x, height: end.y - start.y)
  }

  /// Returns the point where a finger came down, in the control's own coordinates.
  final func startingPoint(of touch: UITouch) -> CGPoint {
    touch.window.map { convert(touch.origin, from: $0) } ?? touch.origin
  }
}

/// The methods of tracking, as a class that was read or else the control's own answers them.
extension UIControl {
  /// Returns whether the control begins to track a finger (R7.1).
  package final func asksToBeginTracking(_ touch: UITouch, _ event: UIEvent?) -> Bool {
    codedBool("beginTracking(_:with:)", [.object(touch), .object(event)]) {
      beginTracking(touch, with: event)
    }
  }

  /// Returns whether the control goes on tracking a finger (R7.2).
  package final func asksToContinueTracking(_ touch: UITouch, _ event: UIEvent?) -> Bool {
    codedBool("continueTracking(_:with:)", [.object(touch), .object(event)]) {
      continueTracking(touch, with: event)
    }
  }

  /// Tells the control that the finger lifted (R7.3).
  package final func tellTrackingEnds(_ touch: UITouch?, _ event: UIEvent?) {
    if runsCode("endTracking(_:with:)", [.object(touch), .object(event)]) { return }
    endTracking(touch, with: event)
  }

  /// Tells the control that the finger was taken away (R7.4).
  package final func tellTrackingIsCancelled(_ event: UIEvent?) {
    if runsCode("cancelTracking(with:)", [.object(event)]) { return }
    cancelTracking(with: event)
  }
}
