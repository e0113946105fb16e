import Foundation

/// A control that shows a page as one of several dots: its left half goes back, its right half on.
open class UIPageControl: UIControl {
  /// How many pages there are; never fewer than none.
  open var numberOfPages = 0 {
    willSet { willChange() }
    didSet { if numberOfPages < 0 { numberOfPages = 0 } }
  }
  /// The page shown, from 0; setting it tells nobody (R7.10).
  open var currentPage = 0 { willSet { willChange() } }

  override class var ownClass: UIView.Type { UIPageControl.self }
  open override var isCompositeControl: Bool { true }
  open override var keepsSingleTaps: Bool { true }
  open override var primaryEvent: Event { .valueChanged }

  /// Turns the page and tells if there was one to turn to (R7.10).
  override func didLift(_ touch: UITouch, inside isInside: Bool, with event: UIEvent?) {
    guard isInside else { return }
    let next = currentPage &+ (touch.location(in: self).x < bounds.midX ? -1 : 1)
    guard (0..<max(0, numberOfPages)).contains(next) else { return }
    currentPage = next
    tell(.valueChanged, event)
  }

  open override func captureState() -> () -> Void {
    let base = super.captureState()
    let state = (numberOfPages, currentPage)
    return { [self] in
      base()
      (numberOfPages, currentPage) = state
    }
  }
}
