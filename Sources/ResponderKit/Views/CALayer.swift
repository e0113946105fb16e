import Foundation

/// The part of a view's layer that people expect to matter for touches, and that does not (R2.8).
public struct CALayer {
  private let view: UIView

  init(view: UIView) {
    self.view = view
  }

  /// The depth at which the layer is drawn among its siblings; hit-testing ignores it.
  public var zPosition: CGFloat {
    get { view.zPositionValue }
    nonmutating set {
      view.willChange()
      view.zPositionValue = newValue
    }
  }
}
