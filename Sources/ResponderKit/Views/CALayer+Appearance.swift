import Foundation

/// The corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The bits, with CoreAnimation's values.
  public let rawValue: UInt

  /// Creates corners from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The upper right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The lower left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The lower right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// What a layer looks like. Round corners are touched like square ones (R2.7).
extension CALayer {
  /// Indicates whether drawing is clipped, not touches: the view's `clipsToBounds` (R2.6, R2.7).
  public final var masksToBounds: Bool {
    get { view?.clipsToBounds ?? inert() ?? false }
    set { if let view { view.clipsToBounds = newValue } else { setInert(newValue) } }
  }
  /// Inert: the colour behind the content: the view's `backgroundColor`.
  public final var backgroundColor: CGColor? {
    get { view.map { $0.backgroundColor?.cgColor } ?? inert() }
    set {
      guard let view else { return setInert(newValue) }
      view.backgroundColor = newValue.map(UIColor.init(cgColor:))
    }
  }
  /// Inert: the radius of the corners, in points. The corners take touches all the same (R2.7).
  public final var cornerRadius: CGFloat {
    get { inert() ?? 0 }
    set { setInert(newValue) }
  }
  /// Inert: the corners that have the radius; all in a new layer.
  public final var maskedCorners: CACornerMask {
    get { inert() ?? CACornerMask(rawValue: 15) }
    set { setInert(newValue) }
  }
  /// Inert: the width of the border, in points.
  public final var borderWidth: CGFloat {
    get { inert() ?? 0 }
    set { setInert(newValue) }
  }
  /// Inert: the colour of the border; black in a new layer.
  public final var borderColor: CGColor? {
    get { inert("borderColor", initially: UIColor.black.cgColor) }
    set { inertValues["borderColor"] = .some(newValue as Any) }
  }
  /// Inert: the opacity of the shadow, from 0 to 1.
  public final var shadowOpacity: Float {
    get { inert() ?? 0 }
    set { setInert(newValue) }
  }
  /// Inert: the blur of the shadow, in points.
  public final var shadowRadius: CGFloat {
    get { inert() ?? 3 }
    set { setInert(newValue) }
  }
  /// Inert: the way from the layer to its shadow, in points.
  public final var shadowOffset: CGSize {
    get { inert() ?? CGSize(width: 0, height: -3) }
    set { setInert(newValue) }
  }
  /// Inert: the colour of the shadow; black in a new layer.
  public final var shadowColor: CGColor? {
    get { inert("shadowColor", initially: UIColor.black.cgColor) }
    set { inertValues["shadowColor"] = .some(newValue as Any) }
  }
  /// Inert: the outline of the shadow, in the layer's coordinates; nil for that of the layer.
  public final var shadowPath: CGPath? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// Inert: indicates whether the layer is drawn once and kept as an image.
  public final var shouldRasterize: Bool {
    get { inert() ?? false }
    set { setInert(newValue) }
  }
  /// Inert: the number of pixels to a point of that image.
  public final var rasterizationScale: CGFloat {
    get { inert() ?? 1 }
    set { setInert(newValue) }
  }
  /// Inert: the name. That of a view that hosts content of SwiftUI is `host`, as UIKit gives it one
  /// (R1.11).
  public final var name: String? {
    get { inert() ?? (view?.isHosting == true ? "host" : nil) }
    set { setInert(newValue) }
  }
  /// Inert: the kind of the round corners.
  public final var cornerCurve: CALayerCornerCurve {
    get { inert() ?? .circular }
    set { setInert(newValue) }
  }
  /// Inert: the layer whose opaque parts are all that is drawn of this one. What is not drawn takes
  /// touches all the same (R2.7).
  public final var mask: CALayer? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// Inert: the image that the layer draws.
  public final var contents: Any? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// Inert: the place of that image.
  public final var contentsGravity: CALayerContentsGravity {
    get { inert() ?? .resize }
    set { setInert(newValue) }
  }
  /// Inert: the number of pixels to a point of that image.
  public final var contentsScale: CGFloat {
    get { inert() ?? 1 }
    set { setInert(newValue) }
  }
  /// Inert: indicates whether the layer promises that nothing is seen through it.
  public final var isOpaque: Bool {
    get { inert() ?? false }
    set { setInert(newValue) }
  }
  /// Inert: indicates whether the edges are smooth.
  public final var allowsEdgeAntialiasing: Bool {
    get { inert() ?? false }
    set { setInert(newValue) }
  }
  /// Inert: indicates whether the layers in this one are faint together.
  public final var allowsGroupOpacity: Bool {
    get { inert() ?? true }
    set { setInert(newValue) }
  }
  /// Inert: indicates whether drawing goes on in the background.
  public final var drawsAsynchronously: Bool {
    get { inert() ?? false }
    set { setInert(newValue) }
  }
  /// Inert: indicates whether the layer is drawn when it faces away.
  public final var isDoubleSided: Bool {
    get { inert() ?? true }
    set { setInert(newValue) }
  }
  /// Inert: does nothing, as nothing is drawn.
  public final func setNeedsDisplay() {}

  /// Inert: does nothing, as nothing is drawn.
  public final func setNeedsDisplay(_ r: CGRect) {}

  /// Inert: does nothing: animations of views go on.
  public final func removeAllAnimations() {}

  /// Inert: does nothing: animations of views go on.
  public final func removeAnimation(forKey key: String) {}

  /// Marks the view, as its `setNeedsLayout()` does.
  public final func setNeedsLayout() { view?.setNeedsLayout() }

  /// Lays out the view, as its `layoutIfNeeded()` does.
  public final func layoutIfNeeded() { view?.layoutIfNeeded() }
}

extension UIView {
  /// The radius of the layer's corners, in points. Unlike ``layer``, it makes no layer.
  package final var cornerRadius: CGFloat {
    let values: [String: Any]? = inert("layer")
    return values?["cornerRadius"] as? CGFloat ?? 0
  }
}
