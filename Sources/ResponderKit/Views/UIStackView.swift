import Foundation

/// A view that would lay out its subviews. It is an ordinary view for touches, even where it draws
/// nothing (R2.14).
///
/// The frames of its subviews stay as they are set: there is no layout.
open class UIStackView: UIView {
  override class var ownClass: UIView.Type { UIStackView.self }

  /// The views in the order in which UIKit would lay them out.
  open private(set) var arrangedSubviews: [UIView] = [] { willSet { willChange() } }

  /// Appends an arranged view and makes it a subview.
  open func addArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.append(view)
    if view.superview !== self { addSubview(view) }
  }

  /// Removes a view from the arrangement; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
  }

  /// Removes a subview from the arrangement before it is removed from the view.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    if arrangedSubviews.contains(where: { $0 === subview }) { removeArrangedSubview(subview) }
  }

  open override func captureState() -> () -> Void {
    let base = super.captureState()
    let arranged = arrangedSubviews
    return { [self] in
      base()
      arrangedSubviews = arranged
    }
  }
}
