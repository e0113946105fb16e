/// The recognizers by which a scroll view scrolls (R8.3).
struct ScrollRecognizers {
  let pan: UIScrollViewPanGestureRecognizer
  let delay: UIScrollViewDelayedTouchesBeganGestureRecognizer
}

extension UIScrollView {
  /// The recognizer that drags the content (R8.3).
  ///
  /// An app may require it to fail, give it other numbers of fingers, or add it to another view,
  /// which then scrolls this one. In UIKit its delegate must be the scroll view.
  public final var panGestureRecognizer: UIPanGestureRecognizer { scrollRecognizers.pan }

  final var scrollRecognizers: ScrollRecognizers {
    let recognizers = madeRecognizers ?? makeRecognizers()
    // They are made for reports or by a finger, at any time, so they get the observer of the view.
    recognizers.pan.changeObserver = changeObserver
    recognizers.delay.changeObserver = changeObserver
    return recognizers
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
    let all: [UIGestureRecognizer] = [made.delay, made.pan]
    return all.filter { own in own.view === self && recognizers?.contains(own) != true }
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
