import Foundation

/// A control that holds a line of text to edit.
open class UITextField: UIControl {
  /// The text.
  open var text: String? { willSet { willChange() } }
  /// What is shown while there is no text.
  open var placeholder: String? { willSet { willChange() } }

  override func captureState() -> () -> Void {
    let base = super.captureState()
    let state = (text, placeholder)
    return { [self] in
      base()
      (text, placeholder) = state
    }
  }
}
