import Foundation

/// A view of a line of text. It takes no touches by default (R2.13).
open class UILabel: UIView {
  override class var ownClass: UIView.Type { UILabel.self }

  /// The text.
  open var text: String? { willSet { willChange() } }

  /// Creates a label.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    core.pointee.flags.insert(.interactionDisabled)
  }

  /// Returns nil, as there are no archives to read.
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
