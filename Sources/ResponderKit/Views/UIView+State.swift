import Foundation

extension ViewCore {
  mutating func setFlag(_ flag: Flags, _ isOn: Bool) {
    if isOn { flags.insert(flag) } else { flags.remove(flag) }
  }
}

extension UIView {
  /// Changes something that decides about touches, and what the superview knows of it.
  final func setTouchState(_ change: (inout ViewCore) -> Void) {
    willChange()
    let block = animationBlock
    let old = block == nil ? nil : core.pointee
    change(&core.pointee)
    refreshTouchBox()
    if let block, let old { animate(from: old, [.alpha], by: block) }
  }

  /// Changes where the view lies, and resizes the subviews if its size changed (R12.7).
  final func setGeometry(_ isValid: Bool, _ change: (inout LayerGeometry) -> Void) {
    APIMisuse.check(isValid, "a view's geometry contains NaN")
    willChange()
    let oldSize = core.pointee.geometry.bounds.size
    let block = animationBlock
    let old = block == nil ? nil : core.pointee
    change(&core.pointee.geometry)
    refreshTouchBox()
    if let block, let old { animate(from: old, [.bounds, .position, .transform], by: block) }
    if core.pointee.children.count > 0, autoresizesSubviews,
      core.pointee.geometry.bounds.size != oldSize
    {
      autoresizeSubviews(from: oldSize)
    }
  }

  /// Returns what puts back the state that the view has now.
  ///
  /// - Parameter base: Puts back the state of the superclass.
  final func capturedState(above base: @escaping () -> Void) -> () -> Void {
    let core = self.core.pointee
    let viewState = self.viewState
    let controller = viewController
    return { [self] in
      base()
      self.viewState = viewState
      viewController = controller
      self.core.pointee.geometry = core.geometry
      self.core.pointee.alpha = core.alpha
      self.core.pointee.flags = core.flags
      refreshTouchBox()
    }
  }

  /// Tells the superview's table how the view has changed.
  final func refreshTouchBox() {
    core.pointee.superview?.pointee.children.refresh(at: core.pointee.index)
  }
}

extension CGRect {
  /// Whether no coordinate is NaN.
  var isFreeOfNaN: Bool { origin.isFreeOfNaN && !size.width.isNaN && !size.height.isNaN }
}

extension CGPoint {
  /// Whether no coordinate is NaN.
  var isFreeOfNaN: Bool { !x.isNaN && !y.isNaN }
}

extension CGAffineTransform {
  /// Whether no entry is NaN.
  var isFreeOfNaN: Bool { ![a, b, c, d, tx, ty].contains { $0.isNaN } }
}
