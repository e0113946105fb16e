import Foundation

/// The layers in a layer: those of the subviews, and those that an app adds for its looks, which lie
/// behind all views or in front of them (simulator choice).
extension CALayer {
  private static let (behind, inFront) = ("sublayers.behind", "sublayers.inFront")

  private func own(_ side: String) -> [CALayer] { inert(side) ?? [] }

  /// The layers in this one, back to front; nil for none. Setting it sets those without a view.
  public final var sublayers: [CALayer]? {
    get {
      let all = own(Self.behind) + (view?.subviews.map(\.layer) ?? []) + own(Self.inFront)
      return all.isEmpty ? nil : all
    }
    set {
      for layer in own(Self.behind) + own(Self.inFront) { layer.removeFromSuperlayer() }
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }

  /// The layer in which this one lies.
  public final var superlayer: CALayer? { view.map { $0.superview?.layer } ?? addedTo }

  /// Adds a layer in front. That of a view brings its view along, as a subview.
  public final func addSublayer(_ layer: CALayer) {
    add(layer, isInFront: true) { $0.append(layer) }
  }

  /// Adds a layer at an index among those in this one, or behind all views if one is before it.
  public final func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    let (behind, views) = (own(Self.behind).count, view?.subviews.count ?? 0)
    let index = Int(idx)
    if index <= behind, behind + views > 0 {
      add(layer, isInFront: false) { $0.insert(layer, at: index) }
    } else {
      let place = min(max(0, index - behind - views), own(Self.inFront).count)
      add(layer, isInFront: true) { $0.insert(layer, at: place) }
    }
  }

  /// Adds a layer just behind one of those in this one.
  public final func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, besides: sibling, above: false)
  }

  /// Adds a layer just in front of one of those in this one.
  public final func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, besides: sibling, above: true)
  }

  private func insert(_ layer: CALayer, besides sibling: CALayer?, above: Bool) {
    guard layer !== sibling else { return }
    layer.removeFromSuperlayer()
    guard let index = sublayers?.firstIndex(where: { $0 === sibling }) else {
      return addSublayer(layer)
    }
    insertSublayer(layer, at: UInt32(clamping: index + (above ? 1 : 0)))
  }

  private func add(_ layer: CALayer, isInFront: Bool, _ change: (inout [CALayer]) -> Void) {
    if let added = layer.view {
      view?.addSubview(added)
      return
    }
    guard !isInside(layer) else { return }
    layer.removeFromSuperlayer()
    let side = isInFront ? Self.inFront : Self.behind
    var layers = own(side)
    change(&layers)
    setInert(layers, side)
    layer.addedTo = self
  }

  /// Returns whether this is a layer or lies in it.
  private func isInside(_ layer: CALayer) -> Bool {
    var next: CALayer? = self
    while let current = next {
      if current === layer { return true }
      next = current.superlayer
    }
    return false
  }

  /// Takes the layer out of the one in which it lies; that of a view takes its view along.
  public final func removeFromSuperlayer() {
    if let view { return view.removeFromSuperview() }
    guard let outer = addedTo else { return }
    for side in [Self.behind, Self.inFront] {
      let layers = outer.own(side)
      if layers.contains(where: { $0 === self }) {
        outer.setInert(layers.filter { $0 !== self }, side)
      }
    }
    addedTo = nil
  }
}

/// A layer that draws a path. Touches do not care; a `point(inside:with:)` may ask the path.
open class CAShapeLayer: CALayer {
  /// Inert: the path, in the layer's coordinates.
  public final var path: CGPath? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// Inert: the colour inside of the path; black in a new layer.
  public final var fillColor: CGColor? {
    get { inert("fillColor", initially: UIColor.black.cgColor) }
    set { inertValues["fillColor"] = .some(newValue as Any) }
  }
  /// Inert: the rule by which a point is inside of the path.
  public final var fillRule: CAShapeLayerFillRule {
    get { inert() ?? .nonZero }
    set { setInert(newValue) }
  }
  /// Inert: the colour of the line; nil for none.
  public final var strokeColor: CGColor? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// Inert: the width of the line, in points.
  public final var lineWidth: CGFloat {
    get { inert() ?? 1 }
    set { setInert(newValue) }
  }
  /// Inert: the shape of the ends of the line.
  public final var lineCap: CAShapeLayerLineCap {
    get { inert() ?? .butt }
    set { setInert(newValue) }
  }
  /// Inert: the shape of the corners of the line.
  public final var lineJoin: CAShapeLayerLineJoin {
    get { inert() ?? .miter }
    set { setInert(newValue) }
  }
  /// Inert: the lengths of the dashes and of the gaps, in points; nil for a whole line.
  public final var lineDashPattern: [NSNumber]? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// Inert: the share of the path at which the line begins.
  public final var strokeStart: CGFloat {
    get { inert() ?? 0 }
    set { setInert(newValue) }
  }
  /// Inert: the share of the path at which the line ends.
  public final var strokeEnd: CGFloat {
    get { inert() ?? 1 }
    set { setInert(newValue) }
  }
}

/// A layer that draws colours that go over into each other.
open class CAGradientLayer: CALayer {
  /// Inert: the colours.
  public final var colors: [Any]? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// Inert: the places of the colours, from 0 to 1; nil for equal distances.
  public final var locations: [NSNumber]? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// Inert: the place of the first colour, in units of the bounds.
  public final var startPoint: CGPoint {
    get { inert() ?? CGPoint(x: 0.5, y: 0) }
    set { setInert(newValue) }
  }
  /// Inert: the place of the last colour, in units of the bounds.
  public final var endPoint: CGPoint {
    get { inert() ?? CGPoint(x: 0.5, y: 1) }
    set { setInert(newValue) }
  }
  /// Inert: the shape of the gradient.
  public final var type: CAGradientLayerType {
    get { inert() ?? .axial }
    set { setInert(newValue) }
  }
}
