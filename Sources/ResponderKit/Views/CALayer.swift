import Foundation

/// A layer: that of a view, or one that an app adds for its looks. The latter is in no view, and
/// takes no touches: only views are hit-tested (R2.1). The layer of a view has no values of its
/// own: it reads and sets those of the view.
open class CALayer: InertKeeping {
  /// The view whose layer this is; nil for a layer that an app made.
  package internal(set) final weak var view: UIView?
  private final var isPresentation = false
  /// The geometry of a layer without a view.
  private final var ownGeometry = LayerGeometry(frame: .zero)
  private final var ownValues: [String: Any] = [:]
  /// The layer that this one was added to.
  final weak var addedTo: CALayer?

  /// Creates a layer without a view.
  public required init() {}

  /// The values of a view's layer lie with those of the view.
  final var inertValues: [String: Any] {
    get { view.map { $0.inert("layer") ?? [:] } ?? ownValues }
    set { if let view { view.setInert(newValue, "layer") } else { ownValues = newValue } }
  }

  /// Returns the layer as it is shown at this moment; nil if its view is in no window. An animated
  /// value changes from the old one to the model's, evenly over time. Hit-testing uses the model's
  /// geometry (R2.10). Setting a property of the returned layer sets the model.
  public final func presentation() -> Self? {
    guard let view, view.window != nil else { return nil }
    let shown = Self()
    (shown.view, shown.isPresentation) = (view, true)
    return shown
  }

  /// Returns the layer itself, as it is when no animation runs.
  public final func model() -> CALayer { isPresentation ? view?.layer ?? self : self }

  /// The view that is told of the layer: the one whose layer it is.
  public final var delegate: AnyObject? { view }

  private var geometry: LayerGeometry {
    guard let view else { return ownGeometry }
    return isPresentation ? view.shownGeometry : view.core.pointee.geometry
  }

  /// Changes the geometry of a layer without a view; no effect with a value that is no number.
  private func setOwnGeometry(_ isValid: Bool, _ change: (inout LayerGeometry) -> Void) {
    if isValid { change(&ownGeometry) }
  }

  /// The depth at which the layer is drawn among its siblings; hit-testing ignores it (R2.8).
  public final var zPosition: CGFloat {
    get { view?.zPosition ?? inert() ?? 0 }
    set { if let view { view.zPosition = newValue } else { setInert(newValue) } }
  }

  /// The alpha of the layer, which is the view's `alpha`, from 0 to 1 (R2.3).
  public final var opacity: Float {
    get {
      guard let view else { return inert() ?? 1 }
      return isPresentation ? Float(view.shownAlpha) : view.core.pointee.alpha
    }
    set { if let view { view.alpha = CGFloat(newValue) } else { setInert(newValue) } }
  }

  /// Indicates whether the layer and those in it are hidden: the view's `isHidden` (R2.1).
  public final var isHidden: Bool {
    get { view?.isHidden ?? inert() ?? false }
    set { if let view { view.isHidden = newValue } else { setInert(newValue) } }
  }

  /// The fixed point of the transform, in units of the bounds: the view's `anchorPoint`.
  public final var anchorPoint: CGPoint {
    get { geometry.anchorPoint }
    set {
      guard view == nil else { view?.anchorPoint = newValue; return }
      setOwnGeometry(newValue.isFreeOfNaN) { $0.setAnchorPoint(newValue) }
    }
  }

  /// The bounding box in the superlayer's coordinates: the view's `frame`.
  public final var frame: CGRect {
    get { geometry.frame }
    set {
      guard view == nil else { view?.frame = newValue; return }
      setOwnGeometry(newValue.isFreeOfNaN) { $0.setFrame(newValue) }
    }
  }
  /// The rectangle in its own coordinates: the view's `bounds`.
  public final var bounds: CGRect {
    get { geometry.bounds }
    set {
      guard view == nil else { view?.bounds = newValue; return }
      setOwnGeometry(newValue.isFreeOfNaN) { $0.setBounds(newValue) }
    }
  }
  /// The location of the anchor point, in the superlayer's coordinates: the view's `center`.
  public final var position: CGPoint {
    get { geometry.position }
    set {
      guard view == nil else { view?.center = newValue; return }
      setOwnGeometry(newValue.isFreeOfNaN) { $0.setPosition(newValue) }
    }
  }

  /// Returns the innermost layer, the frontmost first, that holds a point in the superlayer's
  /// coordinates; nil outside of this layer. Only hidden ones are passed by, with what is in them,
  /// and what is outside of its superlayer (simulator choice).
  public final func hitTest(_ point: CGPoint) -> CALayer? {
    guard var place = contained(point) else { return nil }
    var found = self
    while true {
      var inner: (layer: CALayer, place: CGPoint)?
      for layer in (found.sublayers ?? []).reversed() {
        guard let there = layer.contained(place) else { continue }
        inner = (layer, there)
        break
      }
      guard let inner else { return found }
      (found, place) = inner
    }
  }

  /// Returns a point of the superlayer in this one's coordinates; nil outside, or if not shown.
  private func contained(_ point: CGPoint) -> CGPoint? {
    let geometry = self.geometry
    guard !isHidden, geometry.mapping != .singular else { return nil }
    let place = geometry.fromSuperview(point)
    return geometry.bounds.containsHalfOpen(place) ? place : nil
  }

  /// Returns whether a point in the layer's own coordinates lies in its bounds.
  public final func contains(_ point: CGPoint) -> Bool { bounds.containsHalfOpen(point) }

  /// Returns the transform that is applied about the anchor point.
  public final func affineTransform() -> CGAffineTransform { geometry.transform }

  /// Sets the transform that is applied about the anchor point: the view's `transform`.
  public final func setAffineTransform(_ transform: CGAffineTransform) {
    guard view == nil else { view?.transform = transform; return }
    setOwnGeometry(transform.isFreeOfNaN) { $0.setTransform(transform) }
  }
}

extension UIView {
  /// The view's layer, of the class that ``layerClass`` names.
  public final var layer: CALayer {
    let box = ownStateBox
    if let layer = box.layer { return layer }
    let layer = (Self.layerClass as? CALayer.Type ?? CALayer.self).init()
    layer.view = self
    box.layer = layer
    return layer
  }

  /// The depth at which the view is drawn among its siblings; hit-testing ignores it (R2.8). Unlike
  /// ``layer``, it makes no layer.
  package final var zPosition: CGFloat {
    get { stateBox?.state.zPosition ?? 0 }
    set {
      willChange()
      viewState.zPosition = newValue
    }
  }
}
