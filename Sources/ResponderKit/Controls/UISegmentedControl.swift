import Foundation

/// A control that picks one of several segments.
open class UISegmentedControl: UIControl {
  /// How many segments there are.
  open var numberOfSegments = 0 { willSet { willChange() } }
  /// The picked segment, or -1 for none.
  open var selectedSegmentIndex = -1 { willSet { willChange() } }

  override func captureState() -> () -> Void {
    let base = super.captureState()
    let state = (numberOfSegments, selectedSegmentIndex)
    return { [self] in
      base()
      (numberOfSegments, selectedSegmentIndex) = state
    }
  }
}

/// A control that shows a page as one of several dots.
open class UIPageControl: UIControl {
  /// How many pages there are.
  open var numberOfPages = 0 { willSet { willChange() } }
  /// The page shown, from 0.
  open var currentPage = 0 { willSet { willChange() } }

  override func captureState() -> () -> Void {
    let base = super.captureState()
    let state = (numberOfPages, currentPage)
    return { [self] in
      base()
      (numberOfPages, currentPage) = state
    }
  }
}
