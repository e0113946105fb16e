import Foundation

/// A colour by its components. Colours are kept, not drawn, and play no part in hit-testing (R2.7).
public final class UIColor: Hashable, Sendable {
  private let ownComponents: [CGFloat]
  // A constant; like UIKit, who makes a colour answers for what its closure reads.
  /// What chooses the colour; nil for a colour that is the same everywhere.
  private nonisolated(unsafe) let provider: ((UITraitCollection) -> UIColor)?

  /// Creates a colour of shares of red, green and blue, and an opacity, each from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    ownComponents = [red, green, blue, alpha]
    provider = nil
  }

  /// Creates a colour that is another one where traits are other ones, such as light or dark.
  ///
  /// - Parameter dynamicProvider: Returns the colour for some traits.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    ownComponents = []
    provider = dynamicProvider
  }

  /// Returns the colour that this one is with some traits.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    provider?(traitCollection).resolvedColor(with: traitCollection) ?? self
  }

  /// Indicates whether the colour is another one where traits are other ones.
  var variesWithTraits: Bool { provider != nil }

  /// The components of the colour; of one that varies, with the present traits.
  private var components: [CGFloat] {
    provider == nil ? ownComponents : resolvedColor(with: .current).ownComponents
  }

  /// Creates a shade of gray from 0, black, to 1, white, with an opacity from 0 to 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Returns the colour with another opacity, from 0 to 1.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: components[0], green: components[1], blue: components[2], alpha: alpha)
  }

  /// Creates a colour from one of CoreGraphics in RGB or gray, with alpha; any other gives black.
  public convenience init(cgColor: CGColor) {
    let parts = cgColor.components ?? []
    switch parts.count {
    case 4: self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    case 2: self.init(white: parts[0], alpha: parts[1])
    default: self.init(white: 0, alpha: 1)
    }
  }

  /// Returns nil, as there are no files of an app to read.
  public convenience init?(named name: String) { return nil }

  /// Creates a colour by its place on the wheel of colours, from 0 to 1, which both are red; its
  /// strength, from 0, gray, to 1; its brightness, from 0, black, to 1; and an opacity.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    func part(_ n: CGFloat) -> CGFloat {
      let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  /// Tells the components, each from 0 to 1. Returns true: every colour here has these components.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    for (place, part) in zip([red, green, blue, alpha], components) { place?.pointee = part }
    return true
  }

  /// Inert: does nothing, as nothing is drawn.
  public func set() {}

  /// Inert: does nothing, as nothing is drawn.
  public func setFill() {}

  /// Inert: does nothing, as nothing is drawn.
  public func setStroke() {}

  /// The colour as CoreGraphics has it.
  public var cgColor: CGColor {
    CGColor(red: components[0], green: components[1], blue: components[2], alpha: components[3])
  }

  /// Returns whether two colours have the same components. One that varies is only the same as itself.
  public static func == (one: UIColor, other: UIColor) -> Bool {
    one === other
      || one.provider == nil && other.provider == nil && one.ownComponents == other.ownComponents
  }

  /// Hashes the components.
  public func hash(into hasher: inout Hasher) { hasher.combine(ownComponents) }

  private convenience init(_ rgb: UInt32) {
    func part(_ shift: UInt32) -> CGFloat { CGFloat(rgb >> shift & 255) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), alpha: 1)
  }
}

/// The named colours; those of the system as in light appearance.
extension UIColor {
  /// Black.
  public static let black = UIColor(white: 0, alpha: 1)
  /// A dark gray.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// A light gray.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// White.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Gray.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Red.
  public static let red = UIColor(0xFF0000)
  /// Green.
  public static let green = UIColor(0x00FF00)
  /// Blue.
  public static let blue = UIColor(0x0000FF)
  /// Cyan.
  public static let cyan = UIColor(0x00FFFF)
  /// Yellow.
  public static let yellow = UIColor(0xFFFF00)
  /// Magenta.
  public static let magenta = UIColor(0xFF00FF)
  /// Orange.
  public static let orange = UIColor(0xFF8000)
  /// Purple.
  public static let purple = UIColor(0x800080)
  /// Brown.
  public static let brown = UIColor(0x996633)
  /// No colour at all.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// The system's red.
  public static let systemRed = UIColor(0xFF3B30)
  /// The system's green.
  public static let systemGreen = UIColor(0x34C759)
  /// The system's blue.
  public static let systemBlue = UIColor(0x007AFF)
  /// The system's orange.
  public static let systemOrange = UIColor(0xFF9500)
  /// The system's yellow.
  public static let systemYellow = UIColor(0xFFCC00)
  /// The system's purple.
  public static let systemPurple = UIColor(0xAF52DE)
  /// The system's pink.
  public static let systemPink = UIColor(0xFF2D55)
  /// The system's teal.
  public static let systemTeal = UIColor(0x30B0C7)
  /// The system's indigo.
  public static let systemIndigo = UIColor(0x5856D6)
  /// The system's gray.
  public static let systemGray = UIColor(0x8E8E93)
  /// The colour of texts: black.
  public static let label = UIColor.black
  /// The background of what stands out on a screen.
  public static let secondarySystemBackground = UIColor(0xF2F2F7)
  /// The background of the system's screens: white.
  public static let systemBackground = UIColor.white
  /// Mint.
  public static let systemMint = UIColor(0x00C7BE)
  /// Cyan.
  public static let systemCyan = UIColor(0x32ADE6)
  /// Brown.
  public static let systemBrown = UIColor(0xA2845E)
  /// A gray.
  public static let systemGray2 = UIColor(0xAEAEB2)
  /// A gray.
  public static let systemGray3 = UIColor(0xC7C7CC)
  /// A gray.
  public static let systemGray4 = UIColor(0xD1D1D6)
  /// A gray.
  public static let systemGray5 = UIColor(0xE5E5EA)
  /// A gray.
  public static let systemGray6 = UIColor(0xF2F2F7)
  /// The colour behind what is in front of a part.
  public static let tertiarySystemBackground = UIColor(0xFFFFFF)
  /// The colour behind groups.
  public static let systemGroupedBackground = UIColor(0xF2F2F7)
  /// The colour of a group.
  public static let secondarySystemGroupedBackground = UIColor(0xFFFFFF)
  /// The colour of a part of a group.
  public static let tertiarySystemGroupedBackground = UIColor(0xF2F2F7)
  /// The colour of lines that hide what is behind.
  public static let opaqueSeparator = UIColor(0xC6C6C8)
  /// The colour of addresses.
  public static let link = UIColor(0x007AFF)
  /// The colour of a second text.
  public static let secondaryLabel = UIColor(0x3C3C43).withAlphaComponent(0.6)
  /// The colour of a third text.
  public static let tertiaryLabel = UIColor(0x3C3C43).withAlphaComponent(0.3)
  /// The colour of a fourth text.
  public static let quaternaryLabel = UIColor(0x3C3C43).withAlphaComponent(0.18)
  /// The colour of the text of an empty field.
  public static let placeholderText = UIColor(0x3C3C43).withAlphaComponent(0.3)
  /// The colour of lines.
  public static let separator = UIColor(0x3C3C43).withAlphaComponent(0.29)
  /// The colour of a small shape.
  public static let systemFill = UIColor(0x787880).withAlphaComponent(0.2)
  /// The colour of a shape.
  public static let secondarySystemFill = UIColor(0x787880).withAlphaComponent(0.16)
  /// The colour of a large shape.
  public static let tertiarySystemFill = UIColor(0x767680).withAlphaComponent(0.12)
  /// The colour of a very large shape.
  public static let quaternarySystemFill = UIColor(0x747480).withAlphaComponent(0.08)
  /// The colour of a text on a dark ground.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// The colour of a text on a light ground.
  public static let darkText = UIColor.black
}
