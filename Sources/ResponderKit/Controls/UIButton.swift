import Foundation

/// A control that is pressed.
open class UIButton: UIControl {
  /// The title.
  open var title: String? { willSet { willChange() } }

  /// Sets the title; only that of ``UIControl/State/normal`` is kept, and counts in all states.
  open func setTitle(_ title: String?, for state: State) {
    if state == .normal { self.title = title }
  }

  /// Keeps single taps of one finger from the recognizers of ancestors (R6.9).
  open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    !isForeignSingleTap(recognizer) && super.gestureRecognizerShouldBegin(recognizer)
  }

  /// Tells that it was pressed, right after `touchUpInside` (R7.6).
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
