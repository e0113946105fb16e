import Foundation

/// A control that picks one of several segments of the same width.
open class UISegmentedControl: UIControl {
  /// How many segments there are; never fewer than none.
  open var numberOfSegments = 0 {
    willSet { willChange() }
    didSet { if numberOfSegments < 0 { numberOfSegments = 0 } }
  }
  /// The picked segment, or -1 for none; setting it tells nobody (R7.10).
  open var selectedSegmentIndex = -1 { willSet { willChange() } }
  /// Whether a segment is picked only while the control tells of it.
  open var isMomentary = false { willSet { willChange() } }

  override class var ownClass: UIView.Type { UISegmentedControl.self }
  open override var isCompositeControl: Bool { true }
  open override var keepsSingleTaps: Bool { true }
  open override var primaryEvent: Event { .valueChanged }

  /// Adds a segment; a picked one behind it stays picked.
  ///
  /// - Parameters:
  ///   - title: Without effect: nothing is drawn.
  ///   - segment: The place among the segments.
  ///   - animated: Without effect.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    numberOfSegments += 1
    if selectedSegmentIndex >= max(0, segment) { selectedSegmentIndex += 1 }
  }

  /// The segment at a point in the control's own coordinates, or nil outside of its bounds.
  public final func segment(at point: CGPoint) -> Int? {
    guard numberOfSegments > 0, bounds.containsHalfOpen(point) else { return nil }
    let part = (point.x - bounds.minX) / bounds.width
    return min(numberOfSegments - 1, Int(part * CGFloat(numberOfSegments)))
  }

  /// Picks the segment under the finger and tells if that is another one (R7.10).
  override func didLift(_ touch: UITouch, inside isInside: Bool, with event: UIEvent?) {
    guard let segment = segment(at: touch.location(in: self)),
      isMomentary || segment != selectedSegmentIndex
    else { return }
    selectedSegmentIndex = segment
    tell(.valueChanged, event)
    if isMomentary { selectedSegmentIndex = -1 }
  }

  open override func captureState() -> () -> Void {
    let base = super.captureState()
    let state = (numberOfSegments, selectedSegmentIndex, isMomentary)
    return { [self] in
      base()
      (numberOfSegments, selectedSegmentIndex, isMomentary) = state
    }
  }
}
