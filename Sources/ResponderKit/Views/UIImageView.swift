import Foundation

/// A view of a picture. It takes no touches by default (R2.13, S-37).
open class UIImageView: UIView {
  override class var ownClass: UIView.Type { UIImageView.self }

  /// Creates an image view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    core.pointee.flags.insert(.interactionDisabled)
  }

  /// Returns nil, as there are no archives to read.
  public required init?(coder: NSCoder) {
    return nil
  }
}
