import Foundation

/// A colour by its components. Colours are kept, not drawn: what a view looks like plays no part in
/// hit-testing (R2.7).
public final class UIColor: Hashable, Sendable {
  private let components: [CGFloat]

  /// Creates a colour.
  ///
  /// - Parameters:
  ///   - red: The share of red, from 0 to 1.
  ///   - green: The share of green, from 0 to 1.
  ///   - blue: The share of blue, from 0 to 1.
  ///   - alpha: The opacity, from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
  }

  /// Creates a shade of gray.
  ///
  /// - Parameters:
  ///   - white: The shade, from 0, black, to 1, white.
  ///   - alpha: The opacity, from 0 to 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Returns the colour with another opacity, from 0 to 1.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: components[0], green: components[1], blue: components[2], alpha: alpha)
  }

  /// Creates a colour from one of CoreGraphics with red, green, blue and alpha, or with gray and alpha;
  /// any other one gives black.
  public convenience init(cgColor: CGColor) {
    let parts = cgColor.components ?? []
    switch parts.count {
    case 4: self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    case 2: self.init(white: parts[0], alpha: parts[1])
    default: self.init(white: 0, alpha: 1)
    }
  }

  /// The colour as CoreGraphics has it.
  public var cgColor: CGColor {
    CGColor(red: components[0], green: components[1], blue: components[2], alpha: components[3])
  }

  /// Returns whether two colours have the same components.
  public static func == (one: UIColor, other: UIColor) -> Bool {
    one.components == other.components
  }

  /// Hashes the components.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(components)
  }

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
}
