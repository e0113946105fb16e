import Foundation

/// A control that shows a page as one of several dots. A tap on its left half goes to the page
/// before, a tap on its right half to the next one.
open class UIPageControl: UIControl {
  /// The number of pages, at least 0.
  open var numberOfPages = 0 {
    willSet { willChange() }
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      currentPage = pinned(currentPage)
    }
  }
  /// The page that is shown, from 0, or the nearest (R7.12). Setting it sends no event (R7.10).
  open var currentPage = 0 {
    willSet { willChange() }
    didSet { if currentPage != pinned(currentPage) { currentPage = pinned(currentPage) } }
  }

  private func pinned(_ page: Int) -> Int { max(0, min(page, numberOfPages - 1)) }

  override class var ownClass: UIView.Type { UIPageControl.self }
  /// As wide as the dots with what is beside them (R7.14).
  package override var fixedSize: CGSize {
    let width = numberOfPages > 0 ? 20 + 18 * CGFloat(numberOfPages) : UIView.noIntrinsicMetric
    return CGSize(width: width, height: 26)
  }
  open override var isCompositeControl: Bool { true }
  open override var keepsSingleTaps: Bool { true }
  open override var primaryEvent: Event { .valueChanged }

  /// Turns the page, and sends `valueChanged` if there was a page to turn to (R7.10).
  override func didLift(_ touch: UITouch, inside isInside: Bool, with event: UIEvent?) {
    guard isInside else { return }
    let next = currentPage &+ (touch.location(in: self).x < bounds.midX ? -1 : 1)
    guard (0..<max(0, numberOfPages)).contains(next) else { return }
    currentPage = next
    tellValueChanged(event)
  }

  open override func captureState() -> () -> Void {
    capture(\.numberOfPages, \.currentPage, after: super.captureState())
  }
}
