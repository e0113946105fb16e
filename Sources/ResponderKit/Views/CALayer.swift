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
  /// Returns the innermost layer, the frontmost first, that holds a point. Unlike a view, a layer does not
  /// care about interaction, alpha or overrides; in a hidden one nothing is found. Layers outside of their
  /// superlayers are not found (simulator choice).
  ///
  /// - Parameter point: A point in the superlayer's coordinates.
  /// - Returns: Nil if the point is outside of this layer.
  /// - Complexity: O(layers at the point, and their siblings).
  public func hitTest(_ point: CGPoint) -> CALayer? {
    guard var place = contained(point) else { return nil }
    var found = self
    while true {
      var inner: (layer: CALayer, place: CGPoint)?
      for subview in found.view.subviews.reversed() {
        guard let there = subview.layer.contained(place) else { continue }
        inner = (subview.layer, there)
        break
      }
      guard let inner else { return found }
      (found, place) = inner
    }
  }

  /// Returns a point of the superlayer in this layer's coordinates; nil if it is not in this layer, or
  /// nothing is shown.
  private func contained(_ point: CGPoint) -> CGPoint? {
    guard !isHidden, geometry.mapping != .singular else { return nil }
    let place = geometry.fromSuperview(point)
    return bounds.containsHalfOpen(place) ? place : nil
  }

  /// Returns the transform that is applied about the anchor point.
  public func affineTransform() -> CGAffineTransform { geometry.transform }
}

extension UIView {
  /// The view's layer.
  public var layer: CALayer { CALayer(view: self) }
}
