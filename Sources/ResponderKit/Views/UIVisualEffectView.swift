import Foundation

/// A view that blurs what is behind it; its subviews belong in ``contentView`` (R2.14).
open class UIVisualEffectView: UIView {
  override class var ownClass: UIView.Type { UIVisualEffectView.self }

  /// The view that holds the subviews.
  public let contentView: UIView
  package override var ownContentView: UIView? { contentView }

  /// Creates an effect view with a content view of the same size.
  public override init(frame: CGRect) {
    contentView = UIView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Returns nil, as there are no archives to read.
  public required init?(coder: NSCoder) {
    return nil
  }
}
