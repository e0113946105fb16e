import Foundation

/// A control that picks a value by a knob on a line.
open class UISlider: UIControl {
  /// The least value.
  open var minimumValue: Float = 0 { willSet { willChange() } }
  /// The greatest value.
  open var maximumValue: Float = 1 { willSet { willChange() } }
  /// The value; kept between the least and the greatest.
  open var value: Float {
    get { stored }
    set {
      willChange()
      stored = max(minimumValue, min(maximumValue, newValue))
    }
  }
  private final var stored: Float = 0

  override func captureState() -> () -> Void {
    let base = super.captureState()
    let values = (minimumValue, maximumValue, stored)
    return { [self] in
      base()
      (minimumValue, maximumValue, stored) = values
    }
  }
}
