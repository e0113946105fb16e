/// A turning wheel; an ordinary view for touches.
open class UIActivityIndicatorView: UIView {}

/// A bar of progress; an ordinary view for touches (R2.13).
open class UIProgressView: UIView {}
