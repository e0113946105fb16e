import Foundation

/// A control that picks one of several segments of the same width.
open class UISegmentedControl: UIControl {
  /// The number of segments, at least 0.
  open var numberOfSegments = 0 {
    willSet { willChange() }
    didSet { if numberOfSegments < 0 { numberOfSegments = 0 } }
  }
  /// The index of the picked segment, or -1 for none. Setting it sends no event (R7.10), and has no
  /// effect on a momentary control (R7.12).
  open var selectedSegmentIndex: Int {
    get { picked }
    set {
      guard !isMomentary else { return }
      picked = newValue
    }
  }
  private final var picked = -1 { willSet { willChange() } }
  /// Indicates whether a segment is picked only while the control sends the event of that. Turned on,
  /// it lets go of the picked one (simulator choice).
  open var isMomentary = false {
    willSet { willChange() }
    didSet { if isMomentary { picked = -1 } }
  }

  override class var ownClass: UIView.Type { UISegmentedControl.self }
  package override var fixedSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 32) }
  open override var isCompositeControl: Bool { true }
  open override var keepsSingleTaps: Bool { true }
  open override var primaryEvent: Event { .valueChanged }

  /// Adds a segment at a place, at once. If a segment behind it is picked, that one stays picked.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    numberOfSegments += 1
    let place = max(0, segment)
    if picked >= place { picked += 1 }
    moveShown { $0 >= place ? $0 + 1 : $0 }
    if title != nil { show(title, at: min(place, numberOfSegments - 1)) }
    if !disabled.isEmpty { disabled = Set(disabled.map { $0 >= place ? $0 &+ 1 : $0 }) }
  }

  private final var disabled: Set<Int> = [] { willSet { willChange() } }

  /// Returns whether a touch picks a segment (R7.13).
  open func isEnabledForSegment(at segment: Int) -> Bool { !disabled.contains(segment) }

  /// Sets whether a touch picks a segment. A program picks it all the same (R7.13).
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    if enabled { disabled.remove(segment) } else { disabled.insert(segment) }
  }

  /// Returns the index of the segment at a point of the control; nil outside of its bounds.
  public final func segment(at point: CGPoint) -> Int? {
    guard numberOfSegments > 0, bounds.containsHalfOpen(point) else { return nil }
    let part = (point.x - bounds.minX) / bounds.width
    return Int(part * CGFloat(numberOfSegments), within: 0...(numberOfSegments - 1))
  }

  /// Picks the segment under the finger, and sends `valueChanged` if it is another one (R7.10).
  override func didLift(_ touch: UITouch, inside isInside: Bool, with event: UIEvent?) {
    guard let segment = segment(at: touch.location(in: self)),
      isEnabledForSegment(at: segment), isMomentary || segment != selectedSegmentIndex
    else { return }
    picked = segment
    tellValueChanged(event)
    if isMomentary { picked = -1 }
  }

  open override func captureState() -> () -> Void {
    capture(\.numberOfSegments, \.isMomentary, \.picked, \.disabled, after: super.captureState())
  }
}
