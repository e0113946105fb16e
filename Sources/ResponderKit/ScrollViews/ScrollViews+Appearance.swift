/// What scroll views and texts look like.
extension UIScrollView {
  /// Indicates whether a line shows how far the content was scrolled up or down.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var showsVerticalScrollIndicator: Bool {
    get { inert() ?? true }
    set { setInert(newValue) }
  }
  /// Indicates whether a line shows how far the content was scrolled sideways.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var showsHorizontalScrollIndicator: Bool {
    get { inert() ?? true }
    set { setInert(newValue) }
  }
}

extension UITextView {
  /// The font; nil for the usual one.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var font: UIFont? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// The colour of the text; nil for the usual one.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var textColor: UIColor? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// The side to which the text goes.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var textAlignment: NSTextAlignment {
    get { inert() ?? .natural }
    set { setInert(newValue) }
  }
}
