import Foundation

extension UIView: InertKeeping {
  final var inertValues: [String: Any] {
    get { stateBox?.state.inertValues ?? [:] }
    set {
      willChange()
      viewState.inertValues = newValue
    }
  }
}

extension UIView {
  /// A way in which the content fills the bounds.
  public enum ContentMode: Int, Sendable {
    /// It gets the size of the bounds.
    case scaleToFill
    /// It gets as large as it can be in the bounds.
    case scaleAspectFit
    /// It gets as small as it can be and fill the bounds.
    case scaleAspectFill
    /// It is drawn anew.
    case redraw
    /// It keeps its size and lies in the middle, or at an edge or corner.
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }

  /// The way in which the content fills the bounds.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var contentMode: ContentMode {
    get { inert() ?? .scaleToFill }
    set { setInert(newValue) }
  }
  /// Indicates whether the view promises that nothing is seen through it.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var isOpaque: Bool {
    get { inert() ?? true }
    set { setInert(newValue) }
  }
  /// Indicates whether the view is cleared before it is drawn.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var clearsContextBeforeDrawing: Bool {
    get { inert() ?? true }
    set { setInert(newValue) }
  }
  /// The number of pixels to a point.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var contentScaleFactor: CGFloat {
    get { inert() ?? 1 }
    set { setInert(newValue) }
  }

  final var standardTintColor: UIColor {
    var view: UIView? = self
    while let current = view {
      if let own: UIColor = current.inert("tintColor") { return own }
      view = current.superview
    }
    return .systemBlue
  }

  /// Does nothing, as nothing is drawn.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final func setNeedsDisplay(_ rect: CGRect) {}
}

/// What people who do not see a view are told, and the names by which tests find it.
extension UIView {
  /// The name by which tests find the view.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var accessibilityIdentifier: String? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// What happens when the view is activated, in words.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var accessibilityHint: String? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// The value of the view, in words.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var accessibilityValue: String? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// Indicates whether the views in this one are left out.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var accessibilityElementsHidden: Bool {
    get { inert() ?? false }
    set { setInert(newValue) }
  }
  /// Indicates whether the views beside this one are left out.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var accessibilityViewIsModal: Bool {
    get { inert() ?? false }
    set { setInert(newValue) }
  }
  /// The elements of the view in their order; nil for its subviews.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var accessibilityElements: [Any]? {
    get { inert() }
    set { setInert(newValue) }
  }
}
