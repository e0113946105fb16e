import Foundation

/// What bars and their items look like.
extension UITabBar {
  /// Inert: the colour of the bar; nil for the usual one.
  public final var barTintColor: UIColor? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// Inert: indicates whether what is behind the bar is seen through it. Here no view is moved from
  /// under a bar that is not translucent.
  public final var isTranslucent: Bool {
    get { inert() ?? true }
    set { setInert(newValue) }
  }
  /// Inert: the colours of the bar.
  public final var barStyle: UIBarStyle {
    get { inert() ?? .default }
    set { setInert(newValue) }
  }
  /// Inert: the image behind the items.
  public final var backgroundImage: UIImage? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// Inert: the image above the bar.
  public final var shadowImage: UIImage? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// Inert: the image behind the selected item.
  public final var selectionIndicatorImage: UIImage? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// Inert: the colour of the items that are not selected; nil for the usual one.
  public final var unselectedItemTintColor: UIColor? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// Inert: the looks of the bar.
  public final var standardAppearance: UITabBarAppearance {
    get { inert { UITabBarAppearance() } }
    set { setInert(newValue) }
  }
  /// Inert: the looks while nothing is scrolled below the bar; nil for the usual ones.
  public final var scrollEdgeAppearance: UITabBarAppearance? {
    get { inert() }
    set { setInert(newValue) }
  }
}

extension UINavigationBar {
  /// Inert: the colour of the bar; nil for the usual one.
  public final var barTintColor: UIColor? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// Inert: indicates whether what is behind the bar is seen through it. Here no view is moved from
  /// under a bar that is not translucent.
  public final var isTranslucent: Bool {
    get { inert() ?? true }
    set { setInert(newValue) }
  }
  /// Inert: the colours of the bar.
  public final var barStyle: UIBarStyle {
    get { inert() ?? .default }
    set { setInert(newValue) }
  }
  /// Inert: the image below the bar.
  public final var shadowImage: UIImage? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// Inert: sets the image behind the items, for a height of the bar.
  public final func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {
    setInert(image, "backgroundImage.\(metrics.rawValue)")
  }

  /// Inert: returns the image behind the items, for a height of the bar.
  public final func backgroundImage(for metrics: UIBarMetrics) -> UIImage? {
    inert("backgroundImage.\(metrics.rawValue)")
  }
  /// Inert: the looks of the bar.
  public final var standardAppearance: UINavigationBarAppearance {
    get { inert { UINavigationBarAppearance() } }
    set { setInert(newValue) }
  }
  /// Inert: the looks while nothing is scrolled below the bar; nil for the usual ones.
  public final var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// Inert: the looks of a low bar; nil for the usual ones.
  public final var compactAppearance: UINavigationBarAppearance? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// Inert: indicates whether titles are large. There are none here, so the bar is as high as it is
  /// without.
  public final var prefersLargeTitles: Bool {
    get { inert() ?? false }
    set { setInert(newValue) }
  }
  /// Inert: the looks of the title.
  public final var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// Inert: the looks of a large title.
  public final var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// Inert: the image of the back button.
  public final var backIndicatorImage: UIImage? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// Inert: the shape in which titles go past that image.
  public final var backIndicatorTransitionMaskImage: UIImage? {
    get { inert() }
    set { setInert(newValue) }
  }
}

extension UIToolbar {
  /// Inert: the colour of the bar; nil for the usual one.
  public final var barTintColor: UIColor? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// Inert: indicates whether what is behind the bar is seen through it. Here no view is moved from
  /// under a bar that is not translucent.
  public final var isTranslucent: Bool {
    get { inert() ?? true }
    set { setInert(newValue) }
  }
  /// Inert: the colours of the bar.
  public final var barStyle: UIBarStyle {
    get { inert() ?? .default }
    set { setInert(newValue) }
  }
  /// Inert: the looks of the bar.
  public final var standardAppearance: UIToolbarAppearance {
    get { inert { UIToolbarAppearance() } }
    set { setInert(newValue) }
  }
  /// Inert: the looks while nothing is scrolled below the bar; nil for the usual ones.
  public final var scrollEdgeAppearance: UIToolbarAppearance? {
    get { inert() }
    set { setInert(newValue) }
  }
}
