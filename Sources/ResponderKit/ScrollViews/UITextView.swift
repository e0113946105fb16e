/// A scroll view of editable text.
open class UITextView: UIScrollView {
  /// The text.
  open var text: String? { willSet { willChange() } }

  override func captureState() -> () -> Void {
    let base = super.captureState()
    let text = self.text
    return { [self] in
      base()
      self.text = text
    }
  }
}
