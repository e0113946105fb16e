import Foundation

/// A place of a text that got smaller.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On its line, in the middle, or at the top.
  case alignBaselines, alignCenters, none
}

/// What a label looks like. It takes no touches by default (R2.13).
extension UILabel {
  /// Inert: the font; the system's in the size of labels in a new one.
  public final var font: UIFont! {
    get { inert() ?? UIFont.systemFont(ofSize: UIFont.labelFontSize) }
    set { setInert(newValue) }
  }
  /// Inert: the colour of the text; black in a new label.
  public final var textColor: UIColor! {
    get { inert() ?? UIColor.label }
    set { setInert(newValue) }
  }
  /// Inert: the side to which the text goes.
  public final var textAlignment: NSTextAlignment {
    get { inert() ?? .natural }
    set { setInert(newValue) }
  }
  /// Inert: the most lines that are shown; 0 for as many as there are.
  public final var numberOfLines: Int {
    get { inert() ?? 1 }
    set { setInert(newValue) }
  }
  /// Inert: the way in which a text that is too long ends.
  public final var lineBreakMode: NSLineBreakMode {
    get { inert() ?? .byTruncatingTail }
    set { setInert(newValue) }
  }
  /// Inert: indicates whether a text that is too long gets smaller.
  public final var adjustsFontSizeToFitWidth: Bool {
    get { inert() ?? false }
    set { setInert(newValue) }
  }
  /// Inert: the smallest share of its size that the text gets.
  public final var minimumScaleFactor: CGFloat {
    get { inert() ?? 0 }
    set { setInert(newValue) }
  }
  /// Inert: the colour of the shadow; nil for none.
  public final var shadowColor: UIColor? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// Inert: the way from the text to its shadow, in points.
  public final var shadowOffset: CGSize {
    get { inert() ?? CGSize(width: 0, height: -1) }
    set { setInert(newValue) }
  }
  /// Inert: the colour of the text while it is highlighted; nil for the usual one.
  public final var highlightedTextColor: UIColor? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// Inert: indicates whether the text is highlighted.
  public final var isHighlighted: Bool {
    get { inert() ?? false }
    set { setInert(newValue) }
  }
  /// Inert: indicates whether the text is drawn as that of something enabled. A label that is not
  /// enabled is touched like others.
  public final var isEnabled: Bool {
    get { inert() ?? true }
    set { setInert(newValue) }
  }
  /// Inert: indicates whether the text grows with the size that a person has chosen.
  public final var adjustsFontForContentSizeCategory: Bool {
    get { inert() ?? false }
    set { setInert(newValue) }
  }
  /// Inert: indicates whether letters get closer before a text is cut.
  public final var allowsDefaultTighteningForTruncation: Bool {
    get { inert() ?? false }
    set { setInert(newValue) }
  }
  /// Inert: the place of a text that got smaller.
  public final var baselineAdjustment: UIBaselineAdjustment {
    get { inert() ?? .alignBaselines }
    set { setInert(newValue) }
  }
  /// Inert: the width at which lines break for Auto Layout, in points.
  public final var preferredMaxLayoutWidth: CGFloat {
    get { inert() ?? 0 }
    set { setInert(newValue) }
  }
  /// Inert: indicates whether a pointer shows the whole of a text that is cut.
  public final var showsExpansionTextWhenTruncated: Bool {
    get { inert() ?? false }
    set { setInert(newValue) }
  }

  /// The text with its looks. Setting it sets `text`.
  public final var attributedText: NSAttributedString? {
    get {
      let kept: NSAttributedString? = inert()
      return kept?.string == text ? kept : text.map { NSAttributedString(string: $0) }
    }
    set {
      setInert(newValue)
      text = newValue?.string
    }
  }
}

/// What an image view shows. It takes no touches by default (R2.13).
extension UIImageView {
  /// Creates a view of an image, whose size is not known: zero here.
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    fit(image)
  }

  /// Creates a view of an image and of one for a highlighted view. The size of the first is not known:
  /// zero here.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  /// Inert: the image.
  public final var image: UIImage? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// Inert: the image while the view is highlighted.
  public final var highlightedImage: UIImage? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// Inert: indicates whether the view is highlighted.
  public final var isHighlighted: Bool {
    get { inert() ?? false }
    set { setInert(newValue) }
  }
  /// Inert: the images that are shown one after the other.
  public final var animationImages: [UIImage]? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// Inert: the time in which all of these are shown once, in seconds.
  public final var animationDuration: TimeInterval {
    get { inert() ?? 0 }
    set { setInert(newValue) }
  }
  /// Inert: the number of times that they are shown; 0 for no end.
  public final var animationRepeatCount: Int {
    get { inert() ?? 0 }
    set { setInert(newValue) }
  }
  /// Inert: the size and boldness of a symbol.
  public final var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// Inert: the images that are shown one after the other while the view is highlighted.
  public final var highlightedAnimationImages: [UIImage]? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// Inert: indicates whether the images are shown one after the other.
  public internal(set) final var isAnimating: Bool {
    get { inert() ?? false }
    set { setInert(newValue) }
  }
  /// Inert: begins to show the images one after the other.
  public final func startAnimating() { isAnimating = true }

  /// Inert: ends that.
  public final func stopAnimating() { isAnimating = false }
}

extension UIProgressView {
  /// Inert: the share that is done, from 0 to 1.
  public final var progress: Float {
    get { inert() ?? 0 }
    set { setInert(newValue) }
  }

  /// Inert: sets the share that is done, from 0 to 1.
  public final func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  /// A kind of progress view.
  public enum Style: Int, Sendable {
    /// The usual one, or that of a bar.
    case `default`, bar
  }

  /// Creates a view of a kind, in its own size.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    sizeToFit()
  }

  /// Inert: the kind.
  public final var progressViewStyle: Style {
    get { inert() ?? .default }
    set { setInert(newValue) }
  }
  /// Inert: the colour of what is done; nil for the usual one.
  public final var progressTintColor: UIColor? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// Inert: the colour of what is not done; nil for the usual one.
  public final var trackTintColor: UIColor? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// Inert: the image of what is done.
  public final var progressImage: UIImage? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// Inert: the image of what is not done.
  public final var trackImage: UIImage? {
    get { inert() }
    set { setInert(newValue) }
  }
}

extension UIActivityIndicatorView {
  /// A kind of wheel.
  public enum Style: Int, Sendable {
    /// The usual one.
    case medium = 100
    /// A large one.
    case large = 101
  }

  /// Creates a wheel of a kind, in its own size. It does not turn, and so it is hidden.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
    sizeToFit()
    isHidden = true
  }

  /// Indicates whether a wheel that does not turn is hidden, as it is by default. It is when the wheel stops.
  public final var hidesWhenStopped: Bool {
    get { inert() ?? true }
    set {
      setInert(newValue)
      if !isAnimating { isHidden = newValue }
    }
  }

  /// Indicates whether the wheel turns.
  public final var isAnimating: Bool { inert() ?? false }

  /// Lets the wheel turn, and shows it.
  public final func startAnimating() {
    setInert(true, "isAnimating")
    isHidden = false
  }

  /// Stops the wheel, and hides it if it is to be hidden then.
  public final func stopAnimating() {
    setInert(false, "isAnimating")
    if hidesWhenStopped { isHidden = true }
  }

  /// Inert: the kind.
  public final var style: Style {
    get { inert() ?? .medium }
    set { setInert(newValue) }
  }
  /// Inert: the colour.
  public final var color: UIColor! {
    get { inert() ?? UIColor.systemGray }
    set { setInert(newValue) }
  }
}
