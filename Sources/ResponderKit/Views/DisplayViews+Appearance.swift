import Foundation

/// What a label looks like. It takes no touches by default (R2.13).
extension UILabel {
  /// The font; the system's in the size of labels in a new one.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var font: UIFont! {
    get { inert() ?? UIFont.systemFont(ofSize: UIFont.labelFontSize) }
    set { setInert(newValue) }
  }
  /// The colour of the text; black in a new label.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var textColor: UIColor! {
    get { inert() ?? UIColor.label }
    set { setInert(newValue) }
  }
  /// The side to which the text goes.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var textAlignment: NSTextAlignment {
    get { inert() ?? .natural }
    set { setInert(newValue) }
  }
  /// The most lines that are shown; 0 for as many as there are.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var numberOfLines: Int {
    get { inert() ?? 1 }
    set { setInert(newValue) }
  }
  /// The way in which a text that is too long ends.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var lineBreakMode: NSLineBreakMode {
    get { inert() ?? .byTruncatingTail }
    set { setInert(newValue) }
  }
  /// Indicates whether a text that is too long gets smaller.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var adjustsFontSizeToFitWidth: Bool {
    get { inert() ?? false }
    set { setInert(newValue) }
  }
  /// The smallest share of its size that the text gets.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var minimumScaleFactor: CGFloat {
    get { inert() ?? 0 }
    set { setInert(newValue) }
  }
  /// The colour of the shadow; nil for none.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var shadowColor: UIColor? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// The way from the text to its shadow, in points.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var shadowOffset: CGSize {
    get { inert() ?? CGSize(width: 0, height: -1) }
    set { setInert(newValue) }
  }
  /// The colour of the text while it is highlighted; nil for the usual one.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var highlightedTextColor: UIColor? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// Indicates whether the text is highlighted.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var isHighlighted: Bool {
    get { inert() ?? false }
    set { setInert(newValue) }
  }
  /// Indicates whether the text is drawn as that of something enabled. A label that is not enabled is touched
  /// like others.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var isEnabled: Bool {
    get { inert() ?? true }
    set { setInert(newValue) }
  }
}

/// What an image view shows. It takes no touches by default (R2.13).
extension UIImageView {
  /// Creates a view of an image, with its size: zero.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// The image.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var image: UIImage? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// The image while the view is highlighted.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var highlightedImage: UIImage? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// Indicates whether the view is highlighted.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var isHighlighted: Bool {
    get { inert() ?? false }
    set { setInert(newValue) }
  }
  /// The images that are shown one after the other.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var animationImages: [UIImage]? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// The time in which all of these are shown once, in seconds.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var animationDuration: TimeInterval {
    get { inert() ?? 0 }
    set { setInert(newValue) }
  }
  /// The number of times that they are shown; 0 for no end.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var animationRepeatCount: Int {
    get { inert() ?? 0 }
    set { setInert(newValue) }
  }
}

extension UIProgressView {
  /// The share that is done, from 0 to 1.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var progress: Float {
    get { inert() ?? 0 }
    set { setInert(newValue) }
  }

  /// Sets the share that is done, from 0 to 1.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}
