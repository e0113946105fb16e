import Foundation

/// The properties of a view's layer that people expect to matter for touches, with the values that
/// are shown while an animation runs.
public struct CALayer {
  package let view: UIView
  private let isPresentation: Bool

  init(view: UIView, isPresentation: Bool = false) {
    self.view = view
    self.isPresentation = isPresentation
  }

  /// Returns the layer as it is shown at this moment; nil if its view is in no window.
  ///
  /// An animated value changes from the old one to the model's, evenly over time. Hit-testing uses
  /// the model's geometry (R2.10). Setting a property of the returned layer sets the model.
  public func presentation() -> CALayer? {
    view.window == nil ? nil : CALayer(view: view, isPresentation: true)
  }

  private var geometry: LayerGeometry {
    isPresentation ? view.shownGeometry : view.core.pointee.geometry
  }

  /// The depth at which the layer is drawn among its siblings; hit-testing ignores it (R2.8).
  public var zPosition: CGFloat {
    get { view.viewState.zPosition }
    nonmutating set {
      view.willChange()
      view.viewState.zPosition = newValue
    }
  }

  /// The alpha of the layer, which is the view's `alpha`, from 0 to 1 (R2.3).
  public var opacity: Float {
    get { isPresentation ? Float(view.shownAlpha) : view.core.pointee.alpha }
    nonmutating set { view.alpha = CGFloat(newValue) }
  }

  /// Indicates whether the layer and those in it are hidden: the view's `isHidden` (R2.1).
  public var isHidden: Bool {
    get { view.isHidden }
    nonmutating set { view.isHidden = newValue }
  }

  /// The fixed point of the transform, in units of the bounds: the view's `anchorPoint`.
  public var anchorPoint: CGPoint {
    get { geometry.anchorPoint }
    nonmutating set { view.anchorPoint = newValue }
  }

  /// The bounding box in the superview's coordinates.
  public var frame: CGRect { geometry.frame }
  /// The rectangle in its own coordinates.
  public var bounds: CGRect { geometry.bounds }
  /// The location of the anchor point, in the superview's coordinates.
  public var position: CGPoint { geometry.position }
  /// Returns the transform that is applied about the anchor point.
  public func affineTransform() -> CGAffineTransform { geometry.transform }
}

extension UIView {
  /// The view's layer.
  public var layer: CALayer { CALayer(view: self) }
}
