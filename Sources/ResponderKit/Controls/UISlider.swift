import Foundation

/// A control that picks a value by a knob on a line. It follows only a finger on the knob.
open class UISlider: UIControl {
  /// The width of the knob, in points (simulator choice).
  public static let thumbWidth: CGFloat = 28

  /// The least value.
  open var minimumValue: Float = 0 {
    willSet { willChange() }
    didSet { stored = limited(stored) }
  }
  /// The greatest value.
  open var maximumValue: Float = 1 {
    willSet { willChange() }
    didSet { stored = limited(stored) }
  }
  /// Indicates whether every change sends an event, or one when the finger lifts (R7.10).
  open var isContinuous = true { willSet { willChange() } }
  /// The value, limited to the range from least to greatest. Setting it sends no event (R7.10).
  open var value: Float {
    get { stored }
    set {
      willChange()
      stored = limited(newValue)
    }
  }
  private final var stored: Float = 0

  override class var ownClass: UIView.Type { UISlider.self }
  package override var fixedSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 34) }
  open override var isCompositeControl: Bool { true }
  open override var primaryEvent: Event { .valueChanged }
  package override var keepsKnobDrags: Bool { true }

  private func limited(_ value: Float) -> Float { max(minimumValue, min(maximumValue, value)) }

  /// The drag of the knob by the finger.
  private final var drag = Drag() { willSet { willChange() } }

  private struct Drag {
    /// The x-coordinate where the finger came down, relative to the middle of the knob, in points.
    var offset: CGFloat = 0
    /// Indicates whether there is a change for which no event was sent yet.
    var isUntold = false
  }

  /// Sets the value at once, without sending an event (R7.10).
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  /// The rectangle of the knob, in the slider's own coordinates. It is as high as the slider.
  public final var thumbRect: CGRect {
    let range = maximumValue - minimumValue
    let part = range > 0 ? CGFloat((stored - minimumValue) / range) : 0
    return CGRect(
      x: bounds.minX + part * room, y: bounds.minY, width: Self.thumbWidth, height: bounds.height)
  }

  /// The length of the way that the knob can move, in points.
  private final var room: CGFloat { max(0, bounds.width - Self.thumbWidth) }

  private final func isOnThumb(_ point: CGPoint) -> Bool {
    let thumb = thumbRect
    return point.x >= thumb.minX && point.x < thumb.maxX
  }

  final override func reasonNotToTrack(_ touch: UITouch) -> SystemNote.TrackingRefusal {
    isOnThumb(touch.location(in: self)) ? .beginTracking : .besideThumb
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    guard isOnThumb(point) else { return false }
    drag = Drag(offset: point.x - thumbRect.midX)
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let old = value
    let middle = touch.location(in: self).x - drag.offset
    let part = room > 0 ? (middle - Self.thumbWidth / 2 - bounds.minX) / room : 0
    value = minimumValue + Float(part) * (maximumValue - minimumValue)
    guard value != old else { return super.continueTracking(touch, with: event) }
    if isContinuous {
      tellValueChanged(event)
    } else {
      drag.isUntold = true
    }
    return isTracking && super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard drag.isUntold else { return }
    drag.isUntold = false
    tellValueChanged(event)
  }

  /// Keeps pans and swipes of one finger that move the knob from recognizers of ancestors (R6.9).
  open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    if let touch = fingerOfForeignDrag(recognizer, swipesCount: true),
      // The knob may have moved with the finger already.
      touch === trackedTouch || isOnThumb(startingPoint(of: touch))
    {
      return false
    }
    return super.gestureRecognizerShouldBegin(recognizer)
  }

  open override func captureState() -> () -> Void {
    capture(
      \.minimumValue, \.maximumValue, \.stored, \.isContinuous, \.drag, after: super.captureState())
  }
}
