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

  /// Inert: the way in which the content fills the bounds.
  public final var contentMode: ContentMode {
    get { inert() ?? .scaleToFill }
    set { setInert(newValue) }
  }
  /// Inert: indicates whether nothing is seen through the view; bars and text fields begin without.
  public final var isOpaque: Bool {
    get { inert() ?? isOpaqueAtFirst }
    set { setInert(newValue) }
  }
  /// Inert: indicates whether the view is cleared before it is drawn.
  public final var clearsContextBeforeDrawing: Bool {
    get { inert() ?? true }
    set { setInert(newValue) }
  }
  /// Inert: the number of pixels to a point.
  public final var contentScaleFactor: CGFloat {
    get { inert() ?? 1 }
    set { setInert(newValue) }
  }

  private final var isOpaqueAtFirst: Bool {
    switch self {
    case is UINavigationBar, is UITabBar, is UIToolbar, is UITabBarButton, is UITextField: false
    default: true
    }
  }

  final var standardTintColor: UIColor {
    var view: UIView? = self
    while let current = view {
      if let own: UIColor = current.inert("tintColor") { return own }
      view = current.superview
    }
    return .systemBlue
  }

  /// Inert: does nothing, as nothing is drawn.
  public final func setNeedsDisplay(_ rect: CGRect) {}

  /// A way in which the tint colour is shown.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As in the view above.
    case automatic
    /// As it is, or without colour.
    case normal, dimmed
  }

  /// Inert: the way in which the tint colour is shown.
  public final var tintAdjustmentMode: TintAdjustmentMode {
    get { inert() ?? .automatic }
    set { setInert(newValue) }
  }
  /// Inert: the direction of the content. Nothing is mirrored here.
  public final var semanticContentAttribute: UISemanticContentAttribute {
    get { inert() ?? .unspecified }
    set { setInert(newValue) }
  }
  /// Inert: the view whose opaque parts are all that is drawn of this one. What is not drawn takes
  /// touches all the same (R2.7).
  public final var mask: UIView? {
    get { inert() }
    set { setInert(newValue) }
  }
}
