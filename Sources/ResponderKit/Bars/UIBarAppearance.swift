import Foundation

/// The looks of a bar, as values. Where it takes touches, they do not matter.
open class UIBarAppearance {
  /// The colour behind the items; nil for none.
  open var backgroundColor: UIColor?
  /// The blur behind the items; nil for none.
  open var backgroundEffect: UIBlurEffect?
  /// The image behind the items.
  open var backgroundImage: UIImage?
  /// The colour of the line at the edge; nil for none.
  open var shadowColor: UIColor?
  /// The image of the line at the edge.
  open var shadowImage: UIImage?

  /// Creates the usual looks.
  public init() {}

  /// Creates the looks of another bar.
  public init(barAppearance: UIBarAppearance) {
    backgroundColor = barAppearance.backgroundColor
    backgroundEffect = barAppearance.backgroundEffect
    backgroundImage = barAppearance.backgroundImage
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
  }

  /// Takes the usual background.
  open func configureWithDefaultBackground() {
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    (backgroundColor, shadowColor) = (nil, .separator)
  }

  /// Takes a background through which nothing is seen.
  open func configureWithOpaqueBackground() {
    (backgroundEffect, backgroundColor, shadowColor) = (nil, .systemBackground, .separator)
  }

  /// Takes no background.
  open func configureWithTransparentBackground() {
    (backgroundEffect, backgroundColor, shadowColor) = (nil, nil, nil)
  }
}

/// The looks of a navigation bar, as values.
open class UINavigationBarAppearance: UIBarAppearance {
  /// The looks of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The looks of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The looks of a tab bar, as values.
open class UITabBarAppearance: UIBarAppearance {
  /// The colour behind the selected item; nil for none.
  open var selectionIndicatorTintColor: UIColor?
}

/// The looks of a toolbar, as values.
open class UIToolbarAppearance: UIBarAppearance {}
