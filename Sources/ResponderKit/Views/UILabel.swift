import Foundation

/// A line of text; takes no touches unless told to (R2.13).
open class UILabel: UIView {
  override class var ownClass: UIView.Type { UILabel.self }

  /// The text.
  open var text: String? { willSet { willChange() } }

  /// Creates a label.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    core.pointee.flags.insert(.interactionDisabled)
  }

  /// Always nil: there are no archives to read.
  public required init?(coder: NSCoder) {
    return nil
  }

  open override func captureState() -> () -> Void {
    let base = super.captureState()
    let text = self.text
    return { [self] in
      base()
      self.text = text
    }
  }
}
