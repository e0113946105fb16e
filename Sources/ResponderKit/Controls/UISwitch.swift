import Foundation

/// A control that is on or off. A tap changes it. A finger that drags the knob leaves it on the
/// side where it lifts (simulator choice).
open class UISwitch: UIControl {
  /// The points that a finger moves before it drags the knob, as for a pan (simulator choice).
  static let dragDistance: CGFloat = 10

  /// Indicates whether the switch is on. Setting it sends no event (R7.10).
  open var isOn = false { willSet { willChange() } }
  /// Indicates whether the finger has dragged the knob.
  private final var isDragged = false { willSet { willChange() } }

  override class var ownClass: UIView.Type { UISwitch.self }
  private static let size = CGSize(width: 51, height: 31)
  package override var fixedSize: CGSize { Self.size }
  package override var keepsSize: Bool { bounds.size == Self.size }

  /// Creates a switch at the corner of a rectangle in its superview's coordinates, in points. The
  /// size is its own, whatever that of the rectangle (R7.14).
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.standardized.origin, size: Self.size))
  }

  /// Returns nil, as there are no archives to read.
  public required init?(coder: NSCoder) { return nil }

  open override var isCompositeControl: Bool { true }
  open override var keepsSingleTaps: Bool { true }
  open override var primaryEvent: Event { .valueChanged }
  package override var sendsTouchDown: Bool { false }

  /// Turns the switch on or off at once, without sending an event (R7.10).
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    isDragged = false
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if !isDragged, abs(way(of: touch).width) >= Self.dragDistance { isDragged = true }
    return super.continueTracking(touch, with: event)
  }

  /// Keeps pans of one finger along the knob from the recognizers of ancestors (R6.9).
  open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    fingerOfForeignDrag(recognizer, swipesCount: false) == nil
      && super.gestureRecognizerShouldBegin(recognizer)
  }

  override func didLift(_ touch: UITouch, inside isInside: Bool, with event: UIEvent?) {
    let isMeantOn = isDragged ? touch.location(in: self).x >= bounds.midX : isOn != isInside
    guard isMeantOn != isOn else { return }
    isOn = isMeantOn
    tellValueChanged(event)
  }

  open override func captureState() -> () -> Void {
    capture(\.isOn, \.isDragged, after: super.captureState())
  }
}
