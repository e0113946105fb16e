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
  public required init?(coder: NSCoder) { return nil }

  open override func captureState() -> () -> Void {
    capture(\.text, after: super.captureState())
  }
}

/// A view of a picture. It takes no touches by default (R2.13, S-37).
open class UIImageView: UIView {
  override class var ownClass: UIView.Type { UIImageView.self }

  /// Creates an image view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    core.pointee.flags.insert(.interactionDisabled)
  }

  /// Returns nil, as there are no archives to read.
  public required init?(coder: NSCoder) { return nil }
}

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

  /// Creates an effect view.
  public convenience init(effect: UIVisualEffect?) {
    self.init(frame: .zero)
    self.effect = effect
  }

  /// Inert: what is done to what is behind the view; nil for nothing.
  public final var effect: UIVisualEffect? {
    get { inert() }
    set { setInert(newValue) }
  }

  /// Returns nil, as there are no archives to read.
  public required init?(coder: NSCoder) { return nil }
}

extension UIView {
  /// Returns whether a view as a subview of this one is a mistake for which UIKit raises an
  /// exception: an effect view holds its content view and nothing else (R7.12). Adding one does not
  /// stop a program here, as texts of running apps may have such views.
  package final func isMistake(toAdd view: UIView) -> Bool {
    (self as? UIVisualEffectView).map { view !== $0.contentView } ?? false
  }
}

/// A turning wheel, which is an ordinary view for touches.
open class UIActivityIndicatorView: UIView {
  override class var ownClass: UIView.Type { UIActivityIndicatorView.self }
  package override var fixedSize: CGSize {
    style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }

  /// Creates a wheel of a rectangle in its superview's coordinates, in points. Without a size it
  /// has its own (R7.14).
  public override init(frame: CGRect) {
    super.init(frame: frame)
    if frame.size == .zero { sizeToFit() }
  }

  /// Returns nil, as there are no archives to read.
  public required init?(coder: NSCoder) { return nil }
}

/// A progress bar, which is an ordinary view for touches (R2.13).
open class UIProgressView: UIView {
  override class var ownClass: UIView.Type { UIProgressView.self }
  package override var fixedSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 4) }
}

/// What an effect view does to what is behind it, which nothing draws here.
open class UIVisualEffect {}

/// A blur.
open class UIBlurEffect: UIVisualEffect {
  /// A kind of blur.
  public enum Style: Int, Sendable {
    /// A light or a dark one.
    case extraLight, light, dark
    /// One that is light or dark as the screen is.
    case regular = 4
    case prominent
    /// One that lets more of the background through, or less.
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    /// One that is like a bar.
    case systemChromeMaterial
  }

  /// Creates a blur of a kind.
  public init(style: Style) {}
}

/// The looks of what is in front of a blur.
open class UIVibrancyEffect: UIVisualEffect {
  /// Creates the looks of something in front of a blur.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle = .label) {}
}

/// What is in front of a blur.
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel
  case fill, secondaryFill, tertiaryFill, separator
}
