/// Where the content of a control lies, and what some controls look like.
extension UIControl {
  /// A place of the content from left to right.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// On the left, on the right, or over the whole width.
    case left, right, fill
    /// Where lines begin, or where they end.
    case leading, trailing
  }

  /// A place of the content from top to bottom.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the top, at the bottom, or over the whole height.
    case top, bottom, fill
  }

  /// The place of the content from left to right.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var contentHorizontalAlignment: ContentHorizontalAlignment {
    get { inert() ?? .center }
    set { setInert(newValue) }
  }
  /// The place of the content from top to bottom.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var contentVerticalAlignment: ContentVerticalAlignment {
    get { inert() ?? .center }
    set { setInert(newValue) }
  }
}

extension UISwitch {
  /// The colour while the switch is on; nil for the usual one.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var onTintColor: UIColor? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// The colour of the knob; nil for the usual one.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var thumbTintColor: UIColor? {
    get { inert() }
    set { setInert(newValue) }
  }
}

extension UISlider {
  /// The colour of the line before the knob; nil for the usual one.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var minimumTrackTintColor: UIColor? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// The colour of the line behind the knob; nil for the usual one.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var maximumTrackTintColor: UIColor? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// The colour of the knob; nil for the usual one.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var thumbTintColor: UIColor? {
    get { inert() }
    set { setInert(newValue) }
  }
}

extension UITextField {
  /// A kind of border.
  public enum BorderStyle: Int, Sendable {
    /// None.
    case none
    /// A line, two lines as of something sunk, or a line with round corners.
    case line, bezel, roundedRect
  }

  /// The kind of border.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var borderStyle: BorderStyle {
    get { inert() ?? .none }
    set { setInert(newValue) }
  }
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
  /// Indicates whether dots stand for the characters.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var isSecureTextEntry: Bool {
    get { inert() ?? false }
    set { setInert(newValue) }
  }
}

extension UIPageControl {
  /// The colour of the dots; nil for the usual one.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var pageIndicatorTintColor: UIColor? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// The colour of the dot of the present page; nil for the usual one.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var currentPageIndicatorTintColor: UIColor? {
    get { inert() }
    set { setInert(newValue) }
  }
}
