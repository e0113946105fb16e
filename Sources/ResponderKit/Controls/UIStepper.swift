import Foundation

/// A control that counts up and down.
open class UIStepper: UIControl {
  /// The least value.
  open var minimumValue = 0.0 { willSet { willChange() } }
  /// The greatest value.
  open var maximumValue = 100.0 { willSet { willChange() } }
  /// The value; kept between the least and the greatest.
  open var value: Double {
    get { stored }
    set {
      willChange()
      stored = max(minimumValue, min(maximumValue, newValue))
    }
  }
  private final var stored = 0.0

  override func captureState() -> () -> Void {
    let base = super.captureState()
    let values = (minimumValue, maximumValue, stored)
    return { [self] in
      base()
      (minimumValue, maximumValue, stored) = values
    }
  }
}
