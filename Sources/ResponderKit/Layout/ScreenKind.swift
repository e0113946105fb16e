import Foundation

/// A screen of a device, as it is held, with the parts of it that are not safe (R3.8).
package struct ScreenKind: Sendable {
  /// The size as the screen is held, in points.
  package let size: CGSize
  /// The distances from the edges to the part that is safe, in points.
  package let insets: UIEdgeInsets

  /// Finds the screen of a size, in points, or the one nearest to it of those that are held alike.
  package init(of size: CGSize) {
    let (isWide, short, long) = (
      size.width > size.height, min(size.width, size.height), max(size.width, size.height)
    )
    func distance(_ model: Model) -> CGFloat { hypot(model.width - short, model.height - long) }
    let model = Self.models.min { distance($0) < distance($1) } ?? Self.usual
    self.size = CGSize(
      width: isWide ? model.height : model.width, height: isWide ? model.width : model.height)
    insets = isWide ? model.parts.whenWide : model.parts.whenUpright
  }

  /// Returns the insets of the screen of exactly a size; nil if no device in the table has one.
  static func knownInsets(of size: CGSize) -> UIEdgeInsets? {
    let kind = ScreenKind(of: size)
    return kind.size == size ? kind.insets : nil
  }

  private typealias Model = (width: CGFloat, height: CGFloat, parts: Parts)

  /// The parts of a screen that are not safe.
  private enum Parts {
    /// A sensor housing, as high as the number says, and a home indicator.
    case housing(CGFloat)
    /// The status bar of a phone with a home button, which hides it on its side.
    case phoneButton
    /// The status bar and the home indicator of a tablet.
    case tabletIndicator
    /// The status bar of a tablet with a home button.
    case tabletButton

    var whenUpright: UIEdgeInsets {
      switch self {
      case .housing(let height): UIEdgeInsets(top: height, bottom: 34)
      case .phoneButton: UIEdgeInsets(top: 20)
      case .tabletIndicator, .tabletButton: whenWide
      }
    }

    var whenWide: UIEdgeInsets {
      switch self {
      case .housing(let height): UIEdgeInsets(left: height, bottom: 21, right: height)
      case .phoneButton: .zero
      case .tabletIndicator: UIEdgeInsets(top: 24, bottom: 20)
      case .tabletButton: UIEdgeInsets(top: 20)
      }
    }
  }

  private static let usual: Model = (390, 844, .housing(47))

  /// The screens of devices, upright. Of two devices of one size, the one that came first counts:
  /// an iPhone 12 mini has 50 where an iPhone X has 44, an iPhone 11 48 where an 11 Pro Max has 44.
  private static let models: [Model] = [
    (320, 480, .phoneButton), (320, 568, .phoneButton), (375, 667, .phoneButton),
    (414, 736, .phoneButton), (375, 812, .housing(44)), (414, 896, .housing(44)), usual,
    (428, 926, .housing(47)), (393, 852, .housing(59)), (430, 932, .housing(59)),
    (402, 874, .housing(62)), (440, 956, .housing(62)), (768, 1024, .tabletButton),
    (810, 1080, .tabletButton), (834, 1112, .tabletButton), (744, 1133, .tabletIndicator),
    (820, 1180, .tabletIndicator), (834, 1194, .tabletIndicator), (834, 1210, .tabletIndicator),
    (1024, 1366, .tabletIndicator), (1032, 1376, .tabletIndicator),
  ]
}
