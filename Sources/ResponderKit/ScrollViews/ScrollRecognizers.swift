import Foundation

/// The recognizers by which a scroll view scrolls (R8.3).
struct ScrollRecognizers {
  let pan: UIScrollViewPanGestureRecognizer
  let delay: UIScrollViewDelayedTouchesBeganGestureRecognizer
  /// The recognizer that zooms, which is made when it is first needed.
  var pinch: UIScrollViewPinchGestureRecognizer?
}

extension UIScrollView {
  /// The recognizer that drags the content (R8.3). An app may require it to fail, give it other
  /// numbers of fingers, or add it to another view, which then scrolls this one. In UIKit its
  /// delegate must be the scroll view.
  public final var panGestureRecognizer: UIPanGestureRecognizer { scrollRecognizers.pan }

  final var scrollRecognizers: ScrollRecognizers {
    let recognizers = madeRecognizers ?? makeRecognizers()
    // They are made for reports or by a finger, at any time, so they get the observer of the view.
    recognizers.pan.changeObserver = changeObserver
    recognizers.delay.changeObserver = changeObserver
    recognizers.pinch?.changeObserver = changeObserver
    return recognizers
  }

  /// The recognizer that zooms; nil if ``maximumZoomScale`` is not the greater scale (R8.3).
  public final var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    guard minimumZoomScale < maximumZoomScale else { return nil }
    if let made = scrollRecognizers.pinch { return made }
    let pinch = UIScrollViewPinchGestureRecognizer(of: self)
    pinch.changeObserver = changeObserver
    madeRecognizers?.pinch = pinch
    return pinch
  }

  // Making them is no change of state, as every reader finds them in the view.
  private func makeRecognizers() -> ScrollRecognizers {
    let made = ScrollRecognizers(
      pan: UIScrollViewPanGestureRecognizer(of: self),
      delay: UIScrollViewDelayedTouchesBeganGestureRecognizer(of: self))
    madeRecognizers = made
    refreshRecognizers()
    return made
  }

  /// The recognizers that the view still has; an app may have removed some.
  final var recognizersOfView: [UIGestureRecognizer] {
    let made = scrollRecognizers
    return stillHas([made.delay, made.pan, pinchGestureRecognizer])
  }

  /// Lets the content have its finger, because the view does not scroll.
  final func panHasFailed() {
    guard let made = madeRecognizers, made.delay.state == .possible, made.delay.numberOfTouches > 0
    else { return }
    made.delay.setState(.failed, because: .panFailed(ObjectID(made.pan)))
  }

  /// Enables and disables the recognizers with the view.
  final func refreshRecognizers() {
    guard madeRecognizers != nil else { return }
    let made = scrollRecognizers
    if made.pan.isEnabled != isScrollEnabled { made.pan.isEnabled = isScrollEnabled }
    let delays = isScrollEnabled && delaysContentTouches
    if made.delay.isEnabled != delays { made.delay.isEnabled = delays }
  }
}

/// A recognizer that holds `touchesBegan` back from a scroll view's content until it is clear that
/// the finger does not scroll: for 150 ms, or until it lifts (R8.1). It never recognizes anything.
/// When the pan begins, this recognizer is excluded, and what it holds back is dropped.
final class UIScrollViewDelayedTouchesBeganGestureRecognizer: UIGestureRecognizer {
  /// The time that the content waits, in seconds.
  static let delay: TimeInterval = 0.15

  private var timer: GestureTimer?

  init(of scrollView: UIScrollView) {
    super.init()
    view = scrollView
    delaysTouchesBegan = true
    cancelsTouchesInView = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard timer == nil else { return }
    timer = clock.map {
      GestureTimer($0, after: Self.delay) { [self] in
        guard state == .possible else { return }
        setState(.failed, because: .tooLong(.delay, Self.delay))
      }
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    let held = event.timestamp - (touches.map(\.beginning).min() ?? event.timestamp)
    setState(.failed, because: .measured(.delay, held, .atMost, Self.delay))
  }

  override func reset() {
    super.reset()
    timer?.cancel()
    timer = nil
  }

  override func captureState() -> () -> Void { capture(\.timer, after: super.captureState()) }
}

/// The pan of a scroll view (R8.3).
final class UIScrollViewPanGestureRecognizer: UIPanGestureRecognizer {
  fileprivate private(set) weak var scrollView: UIScrollView?

  init(of scrollView: UIScrollView) {
    super.init()
    self.scrollView = scrollView
    view = scrollView
  }

  /// Stops content that moves. If it was decelerating, the pan begins at once, so that the finger
  /// belongs to the scroll view and the content never gets it (R8.1).
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let wasDecelerating = scrollView?.isDecelerating == true
    scrollView?.halt()
    super.touchesBegan(touches, with: event)
    if wasDecelerating, state == .possible, hasEnoughFingers { begin(because: .stoppedContent) }
  }

  /// Returns false if the content cannot follow the finger, so that an outer view scrolls (R8.5).
  override func mayBegin(after movement: CGPoint) -> Bool {
    guard let scrollView else { return false }
    let way = convert(movement, to: scrollView)
    guard let refusal = scrollView.refusalToDrag(way) else { return true }
    scrollView.tell(.didNotScroll(view: ObjectID(scrollView), why: refusal))
    setState(.failed, because: .didNotScroll(refusal))
    return false
  }

  override var ownDelegate: UIView? { scrollView }

  /// Returns the reason why the content keeps the finger that it has; nil if it does not (R8.2).
  override func refusalByOwner() -> GestureReport.Reason? {
    scrollView?.refusalToTake(arbitration.sequence)
  }

  /// Returns false for the pinch of the same view: two fingers drag and zoom at the same time.
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    guard let pinch = other as? UIScrollViewPinchGestureRecognizer else { return true }
    return pinch.scrollView !== scrollView
  }

  // A view that does not scroll has nothing to wait for.
  override func hasFailed() { scrollView?.panHasFailed() }

  override func actionIsDue() { scrollView?.dragged(by: self) }

  override func reset() {
    super.reset()
    scrollView?.settle()
  }
}

/// The pinch of a scroll view, which zooms a view in its content (R8.3).
final class UIScrollViewPinchGestureRecognizer: UIPinchGestureRecognizer {
  fileprivate private(set) weak var scrollView: UIScrollView?

  init(of scrollView: UIScrollView) {
    super.init()
    self.scrollView = scrollView
    view = scrollView
  }

  /// Returns the reason why the content keeps the fingers that it has; nil if it does not (R8.2).
  override func refusalByOwner() -> GestureReport.Reason? {
    scrollView?.refusalToTake(arbitration.sequence)
  }

  /// Returns false for the pan of the same view.
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    guard let pan = other as? UIScrollViewPanGestureRecognizer else { return true }
    return pan.scrollView !== scrollView
  }

  override func actionIsDue() { scrollView?.pinched(by: self) }
}

extension UIScrollView {
  /// Returns the reason why the content keeps one of the fingers that it has; nil if it lets a
  /// recognizer of this view take them (R8.2).
  fileprivate final func refusalToTake(_ touches: [UITouch]) -> GestureReport.Reason? {
    for touch in touches where touch.delivery == .begun {
      guard let content = touch.view, content !== self, let refusal = refusalToCancel(content)
      else { continue }
      tell(.didNotScroll(view: ObjectID(self), why: refusal))
      return .didNotScroll(refusal)
    }
    return nil
  }
}

extension UIGestureRecognizer {
  /// The scroll view that made the recognizer to drag or zoom its content, wherever the recognizer
  /// is now; nil for any other.
  package final var ownScrollView: UIScrollView? {
    (self as? UIScrollViewPanGestureRecognizer)?.scrollView
      ?? (self as? UIScrollViewPinchGestureRecognizer)?.scrollView
  }
}

extension UIScrollView {
  /// The recognizers for dragging and zooming that an app has added to another view, or removed.
  package final var movedRecognizers: [UIGestureRecognizer] {
    guard let made = madeRecognizers else { return [] }
    let all: [UIGestureRecognizer?] = [made.pan, made.pinch]
    return all.compactMap(\.self).filter { $0.view !== self }
  }
}

extension UIGestureRecognizer {
  /// Indicates whether a scroll view made the recognizer for itself (R8.3).
  final var isPartOfScrollView: Bool {
    self is UIScrollViewPanGestureRecognizer || self is UIScrollViewPinchGestureRecognizer
      || self is UIScrollViewDelayedTouchesBeganGestureRecognizer
  }
}
