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
}
