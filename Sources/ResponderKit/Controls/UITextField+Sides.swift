import Foundation

/// The views beside the text, which take touches like other subviews.
extension UITextField {
  /// The view at the left edge; it is shown at the time of ``leftViewMode``.
  public final var leftView: UIView? {
    get { inert() }
    set { replace(leftView, by: newValue, "leftView") }
  }
  /// The view at the right edge; it is shown at the time of ``rightViewMode``.
  public final var rightView: UIView? {
    get { inert() }
    set { replace(rightView, by: newValue, "rightView") }
  }
  /// The time at which ``leftView`` is shown; never by default.
  public final var leftViewMode: ViewMode {
    get { inert() ?? .never }
    set {
      setInert(newValue)
      beginLayingOut()
    }
  }
  /// The time at which ``rightView`` is shown; never by default.
  public final var rightViewMode: ViewMode {
    get { inert() ?? .never }
    set {
      setInert(newValue)
      beginLayingOut()
    }
  }

  private func replace(_ old: UIView?, by new: UIView?, _ name: String) {
    setInert(new, name)
    if let old, old !== new, old.superview === self { old.removeFromSuperview() }
    beginLayingOut()
  }

  /// Shows the views whose time it is, at the edges in the middle of the height, in their own sizes.
  final func layOutSides() {
    guard stateBox != nil else { return }
    for (view, mode, isLeft) in [(leftView, leftViewMode, true), (rightView, rightViewMode, false)]
    {
      guard let view else { continue }
      let isShown =
        switch mode {
        case .never: false
        case .always: true
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        }
      guard isShown else {
        if view.superview === self { view.removeFromSuperview() }
        continue
      }
      let size = view.bounds.size
      let frame = CGRect(
        x: isLeft ? 0 : bounds.width - size.width, y: (bounds.height - size.height) / 2,
        width: size.width, height: size.height)
      if view.superview !== self { addSubview(view) }
      if view.frame != frame { view.frame = frame }
    }
  }
}
