import Foundation

extension UIView {
  /// The width or height of ``intrinsicContentSize`` of a view that has none.
  public static let noIntrinsicMetric: CGFloat = -1

  /// Gives the view the size that fits it; its top left corner stays where it is.
  final func standardSizeToFit() {
    let size = sizeThatFits(bounds.size)
    // A subclass that measures knows better.
    let source = size == fixedSize.filled(from: bounds.size) ? sourceOfFit : .known
    if size != bounds.size {
      if transform.isIdentity { frame.size = size } else { bounds.size = size }
    }
    if source != .known { sizeSource = source }
  }

  /// Takes the size of its class from a new view, which then takes any. That of a real view, as a
  /// text tells it, counts (R7.14).
  package final func dropOwnSize() {
    if keepsSize { setGeometry(true) { $0.setBounds(.zero) } }
  }

  /// Tells a stack view that the view is changed.
  final func tellStackView() {
    guard let parent = core.pointee.superview, parent.pointee.flags.contains(.stacking) else {
      return
    }
    (parent.pointee.view.takeUnretainedValue() as? UIStackView)?.subviewWasChanged()
  }
}

extension CGSize {
  /// Returns the size with the numbers of another one where it has none.
  func filled(from size: CGSize) -> CGSize {
    CGSize(
      width: width == UIView.noIntrinsicMetric ? size.width : width,
      height: height == UIView.noIntrinsicMetric ? size.height : height)
  }
}
