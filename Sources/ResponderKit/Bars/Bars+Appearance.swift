import Foundation

/// What bars and their items look like.
extension UITabBar {
  /// The colour of the bar; nil for the usual one.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var barTintColor: UIColor? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// Indicates whether what is behind the bar is seen through it. Here no view is moved from under a bar
  /// that is not translucent.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var isTranslucent: Bool {
    get { inert() ?? true }
    set { setInert(newValue) }
  }
  /// The colours of the bar.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var barStyle: UIBarStyle {
    get { inert() ?? .default }
    set { setInert(newValue) }
  }
  /// The image behind the items.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var backgroundImage: UIImage? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// The image above the bar.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var shadowImage: UIImage? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// The image behind the selected item.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var selectionIndicatorImage: UIImage? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// The colour of the items that are not selected; nil for the usual one.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var unselectedItemTintColor: UIColor? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// The looks of the bar.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var standardAppearance: UITabBarAppearance {
    get {
      if let kept: UITabBarAppearance = inert() { return kept }
      let made = UITabBarAppearance()
      setInert(made)
      return made
    }
    set { setInert(newValue) }
  }
  /// The looks while nothing is scrolled below the bar; nil for the usual ones.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var scrollEdgeAppearance: UITabBarAppearance? {
    get { inert() }
    set { setInert(newValue) }
  }
}

extension UINavigationBar {
  /// The colour of the bar; nil for the usual one.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var barTintColor: UIColor? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// Indicates whether what is behind the bar is seen through it. Here no view is moved from under a bar
  /// that is not translucent.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var isTranslucent: Bool {
    get { inert() ?? true }
    set { setInert(newValue) }
  }
  /// The colours of the bar.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var barStyle: UIBarStyle {
    get { inert() ?? .default }
    set { setInert(newValue) }
  }
  /// The image below the bar.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var shadowImage: UIImage? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// Sets the image behind the items, for a height of the bar.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {
    setInert(image, "backgroundImage.\(metrics.rawValue)")
  }

  /// Returns the image behind the items, for a height of the bar.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final func backgroundImage(for metrics: UIBarMetrics) -> UIImage? {
    inert("backgroundImage.\(metrics.rawValue)")
  }
  /// The looks of the bar.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var standardAppearance: UINavigationBarAppearance {
    get {
      if let kept: UINavigationBarAppearance = inert() { return kept }
      let made = UINavigationBarAppearance()
      setInert(made)
      return made
    }
    set { setInert(newValue) }
  }
  /// The looks while nothing is scrolled below the bar; nil for the usual ones.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// The looks of a low bar; nil for the usual ones.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var compactAppearance: UINavigationBarAppearance? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// Indicates whether titles are large. There are none here, so the bar is as high as it is
  /// without.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var prefersLargeTitles: Bool {
    get { inert() ?? false }
    set { setInert(newValue) }
  }
  /// The looks of the title.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// The looks of a large title.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// The image of the back button.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var backIndicatorImage: UIImage? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// The shape in which titles go past that image.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var backIndicatorTransitionMaskImage: UIImage? {
    get { inert() }
    set { setInert(newValue) }
  }
}

extension UIToolbar {
  /// The colour of the bar; nil for the usual one.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var barTintColor: UIColor? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// Indicates whether what is behind the bar is seen through it. Here no view is moved from under a bar
  /// that is not translucent.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var isTranslucent: Bool {
    get { inert() ?? true }
    set { setInert(newValue) }
  }
  /// The colours of the bar.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var barStyle: UIBarStyle {
    get { inert() ?? .default }
    set { setInert(newValue) }
  }
  /// The looks of the bar.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var standardAppearance: UIToolbarAppearance {
    get {
      if let kept: UIToolbarAppearance = inert() { return kept }
      let made = UIToolbarAppearance()
      setInert(made)
      return made
    }
    set { setInert(newValue) }
  }
  /// The looks while nothing is scrolled below the bar; nil for the usual ones.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var scrollEdgeAppearance: UIToolbarAppearance? {
    get { inert() }
    set { setInert(newValue) }
  }
}
