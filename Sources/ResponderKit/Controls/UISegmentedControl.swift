import Foundation

/// A control that picks one of several segments of the same width.
open class UISegmentedControl: UIControl {
  /// The number of segments, at least 0.
  open var numberOfSegments = 0 {
    willSet { willChange() }
    didSet { if numberOfSegments < 0 { numberOfSegments = 0 } }
  }
  /// The index of the picked segment, or -1 for none. Setting it sends no event (R7.10).
  open var selectedSegmentIndex = -1 { willSet { willChange() } }
  /// Indicates whether a segment is picked only while the control sends the event of that.
  open var isMomentary = false { willSet { willChange() } }

  override class var ownClass: UIView.Type { UISegmentedControl.self }
  package override var fixedSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 32) }
  open override var isCompositeControl: Bool { true }
  open override var keepsSingleTaps: Bool { true }
  open override var primaryEvent: Event { .valueChanged }

  /// Adds a segment. If a segment behind it is picked, that one stays picked.
  ///
  /// - Parameters:
  ///   - title: Without effect: nothing is drawn.
  ///   - segment: The place among the segments.
  ///   - animated: Without effect.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    numberOfSegments += 1
    if selectedSegmentIndex >= max(0, segment) { selectedSegmentIndex += 1 }
  }

  /// Returns the index of the segment at a point in the control's own coordinates; nil outside of
  /// its bounds.
  public final func segment(at point: CGPoint) -> Int? {
    guard numberOfSegments > 0, bounds.containsHalfOpen(point) else { return nil }
    let part = (point.x - bounds.minX) / bounds.width
    return Int(part * CGFloat(numberOfSegments), within: 0...(numberOfSegments - 1))
  }

  /// Picks the segment under the finger, and sends `valueChanged` if it is another one (R7.10).
  override func didLift(_ touch: UITouch, inside isInside: Bool, with event: UIEvent?) {
    guard let segment = segment(at: touch.location(in: self)),
      isMomentary || segment != selectedSegmentIndex
    else { return }
    selectedSegmentIndex = segment
    tellValueChanged(event)
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
