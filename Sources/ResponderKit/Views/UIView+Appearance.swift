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

  /// A way in which the tint colour is shown.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As in the view above.
    case automatic
    /// As it is, or without colour.
    case normal, dimmed
  }

  /// The way in which the tint colour is shown.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var tintAdjustmentMode: TintAdjustmentMode {
    get { inert() ?? .automatic }
    set { setInert(newValue) }
  }
  /// The direction of the content. Nothing is mirrored here.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var semanticContentAttribute: UISemanticContentAttribute {
    get { inert() ?? .unspecified }
    set { setInert(newValue) }
  }
  /// The view whose opaque parts are all that is drawn of this one. What is not drawn takes touches
  /// all the same (R2.7).
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var mask: UIView? {
    get { inert() }
    set { setInert(newValue) }
  }
}
