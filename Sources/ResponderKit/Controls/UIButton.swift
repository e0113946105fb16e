import Foundation

/// A control that is pressed.
open class UIButton: UIControl {
  /// The title.
  open var title: String? { willSet { willChange() } }

  /// Sets the title. Only the title of ``UIControl/State/normal`` is kept, and is used in all
  /// states.
  open func setTitle(_ title: String?, for state: State) {
    if state == .normal { self.title = title }
  }

  override class var ownClass: UIView.Type { UIButton.self }
  open override var keepsSingleTaps: Bool { true }

  /// Sends `primaryActionTriggered` right after `touchUpInside` (R7.6).
  override func didLift(_ touch: UITouch, inside isInside: Bool, with event: UIEvent?) {
    if isInside { tell(.primaryActionTriggered, event) }
  }

  open override func captureState() -> () -> Void {
    let base = super.captureState()
    let title = self.title
    return { [self] in
      base()
      self.title = title
    }
  }
}
