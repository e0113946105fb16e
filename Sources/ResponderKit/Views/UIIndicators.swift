/// A turning wheel, which is an ordinary view for touches.
open class UIActivityIndicatorView: UIView {
  override class var ownClass: UIView.Type { UIActivityIndicatorView.self }
}

/// A progress bar, which is an ordinary view for touches (R2.13).
open class UIProgressView: UIView {
  override class var ownClass: UIView.Type { UIProgressView.self }
}
