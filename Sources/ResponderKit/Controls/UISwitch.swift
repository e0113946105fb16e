import Foundation

/// A control that is on or off.
open class UISwitch: UIControl {
  /// Whether it is on.
  open var isOn = false { willSet { willChange() } }

  override func captureState() -> () -> Void {
    let base = super.captureState()
    let isOn = self.isOn
    return { [self] in
      base()
      self.isOn = isOn
    }
  }
}
