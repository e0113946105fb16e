import Foundation

extension ViewCore {
  mutating func setFlag(_ flag: Flags, _ isOn: Bool) {
    if isOn { flags.insert(flag) } else { flags.remove(flag) }
  }
}

extension UIView {
  /// Changes a property that decides about touches, and updates the superview's table.
  final func setTouchState(_ change: (inout ViewCore) -> Void) {
    willChange()
    let block = animationBlock
    let old = block == nil ? nil : core.pointee
    change(&core.pointee)
    refreshTouchBox()
    if let block, let old { animate(from: old, [.alpha], by: block) }
  }

  /// Changes the geometry of the view, and resizes the subviews if the size changed (R12.7).
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

  /// Returns a closure that restores the present state of the view.
  ///
  /// - Parameter base: A closure that restores the state of the superclass.
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

  /// Updates the superview's table after a change of the view.
  final func refreshTouchBox() {
    core.pointee.superview?.pointee.children.refresh(at: core.pointee.index)
  }
}

extension CGRect {
  /// Indicates whether no coordinate is NaN.
  var isFreeOfNaN: Bool { origin.isFreeOfNaN && !size.width.isNaN && !size.height.isNaN }
}

extension CGPoint {
  /// Indicates whether no coordinate is NaN.
  var isFreeOfNaN: Bool { !x.isNaN && !y.isNaN }
}

extension CGAffineTransform {
  /// Indicates whether no entry is NaN.
  var isFreeOfNaN: Bool { ![a, b, c, d, tx, ty].contains { $0.isNaN } }
}
