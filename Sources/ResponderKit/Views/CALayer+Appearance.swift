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
  /// Indicates whether drawing is clipped to the bounds: the view's `clipsToBounds`. Without effect on
  /// touches (R2.6, R2.7).
  public var masksToBounds: Bool {
    get { view.clipsToBounds }
    nonmutating set { view.clipsToBounds = newValue }
  }
  /// The colour behind the content: the view's `backgroundColor`.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public var backgroundColor: CGColor? {
    get { view.backgroundColor?.cgColor }
    nonmutating set { view.backgroundColor = newValue.map(UIColor.init(cgColor:)) }
  }
  /// The radius of the corners, in points. The corners take touches all the same (R2.7).
  ///
  /// Inert: stored, and never decides who gets a touch.
  public var cornerRadius: CGFloat {
    get { view.inert("layer.cornerRadius") ?? 0 }
    nonmutating set { view.setInert(newValue, "layer.cornerRadius") }
  }
  /// The corners that have the radius; all in a new layer.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public var maskedCorners: CACornerMask {
    get { view.inert("layer.maskedCorners") ?? CACornerMask(rawValue: 15) }
    nonmutating set { view.setInert(newValue, "layer.maskedCorners") }
  }
  /// The width of the border, in points.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public var borderWidth: CGFloat {
    get { view.inert("layer.borderWidth") ?? 0 }
    nonmutating set { view.setInert(newValue, "layer.borderWidth") }
  }
  /// The colour of the border; black in a new layer.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public var borderColor: CGColor? {
    get { view.inert("layer.borderColor", initially: UIColor.black.cgColor) }
    nonmutating set { view.inertValues["layer.borderColor"] = .some(newValue as Any) }
  }
  /// The opacity of the shadow, from 0 to 1.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public var shadowOpacity: Float {
    get { view.inert("layer.shadowOpacity") ?? 0 }
    nonmutating set { view.setInert(newValue, "layer.shadowOpacity") }
  }
  /// The blur of the shadow, in points.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public var shadowRadius: CGFloat {
    get { view.inert("layer.shadowRadius") ?? 3 }
    nonmutating set { view.setInert(newValue, "layer.shadowRadius") }
  }
  /// The way from the layer to its shadow, in points.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public var shadowOffset: CGSize {
    get { view.inert("layer.shadowOffset") ?? CGSize(width: 0, height: -3) }
    nonmutating set { view.setInert(newValue, "layer.shadowOffset") }
  }
  /// The colour of the shadow; black in a new layer.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public var shadowColor: CGColor? {
    get { view.inert("layer.shadowColor", initially: UIColor.black.cgColor) }
    nonmutating set { view.inertValues["layer.shadowColor"] = .some(newValue as Any) }
  }
  /// The outline of the shadow, in the layer's coordinates; nil for that of the layer.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public var shadowPath: CGPath? {
    get { view.inert("layer.shadowPath") }
    nonmutating set { view.setInert(newValue, "layer.shadowPath") }
  }
  /// Indicates whether the layer is drawn once and kept as an image.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public var shouldRasterize: Bool {
    get { view.inert("layer.shouldRasterize") ?? false }
    nonmutating set { view.setInert(newValue, "layer.shouldRasterize") }
  }
  /// The number of pixels to a point of that image.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public var rasterizationScale: CGFloat {
    get { view.inert("layer.rasterizationScale") ?? 1 }
    nonmutating set { view.setInert(newValue, "layer.rasterizationScale") }
  }
  /// The name. That of a view that hosts content of SwiftUI is `host`, as UIKit gives it one (R1.11).
  ///
  /// Inert: stored, and never decides who gets a touch.
  public var name: String? {
    get { view.inert("layer.name") ?? (view.isHosting ? "host" : nil) }
    nonmutating set { view.setInert(newValue, "layer.name") }
  }
}
