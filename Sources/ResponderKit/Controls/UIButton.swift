import Foundation

/// A control that is pressed.
open class UIButton: UIControl {
  /// The title.
  open var title: String? { willSet { willChange() } }

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
