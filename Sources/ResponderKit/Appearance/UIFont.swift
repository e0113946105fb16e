import Foundation

/// A font by its name and size. Fonts are kept, not drawn, and no text is measured.
public final class UIFont: Hashable, Sendable {
  /// A degree of boldness.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The degree, from -1 to 1; 0 is regular.
    public let rawValue: CGFloat

    /// Creates a weight from a degree.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The thinnest.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Very thin.
    public static let thin = Weight(rawValue: -0.6)
    /// Thin.
    public static let light = Weight(rawValue: -0.4)
    /// As text is.
    public static let regular = Weight(rawValue: 0)
    /// A little bold.
    public static let medium = Weight(rawValue: 0.23)
    /// Half bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold = Weight(rawValue: 0.4)
    /// Very bold.
    public static let heavy = Weight(rawValue: 0.56)
    /// The boldest.
    public static let black = Weight(rawValue: 0.62)
  }

  /// A purpose of a text, which decides on its font.
  public enum TextStyle: String, Sendable {
    /// The largest title.
    case largeTitle
    /// Titles, from the largest to the smallest.
    case title1, title2, title3
    /// Words above a text.
    case headline, subheadline
    /// A text.
    case body, callout
    /// Words that explain.
    case footnote, caption1, caption2
  }

  /// The name.
  public let fontName: String
  /// The size, in points.
  public let pointSize: CGFloat
  private let weight: Weight

  private init(_ name: String, _ size: CGFloat, _ weight: Weight = .regular) {
    (fontName, pointSize, self.weight) = (name, size, weight)
  }

  /// Creates a font of any name (simulator choice), and of a size in points.
  public convenience init?(name: String, size: CGFloat) { self.init(name, size) }

  /// Returns the system's font in a size in points and a boldness.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(".SFUI", size, weight)
  }

  /// Returns the system's bold font of a size in points.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }

  /// Returns the system's slanted font of a size in points.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(".SFUI-Italic", size)
  }

  /// Returns the system's font for a purpose, in the size that it has before a person changes it.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    switch style {
    case .largeTitle: systemFont(ofSize: 34)
    case .title1: systemFont(ofSize: 28)
    case .title2: systemFont(ofSize: 22)
    case .title3: systemFont(ofSize: 20)
    case .headline: systemFont(ofSize: 17, weight: .semibold)
    case .body: systemFont(ofSize: 17)
    case .callout: systemFont(ofSize: 16)
    case .subheadline: systemFont(ofSize: 15)
    case .footnote: systemFont(ofSize: 13)
    case .caption1: systemFont(ofSize: 12)
    case .caption2: systemFont(ofSize: 11)
    }
  }

  /// Returns the system's font whose digits are of one width.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: size, weight: weight)
  }

  /// Returns the system's font whose characters are of one width.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(".SFMono", size, weight)
  }

  /// The name of the family: that of the font, as there are no files of fonts.
  public var familyName: String { fontName }
  /// The height of a line in points: 1.19 times the size (simulator choice).
  public var lineHeight: CGFloat { ascender - descender }
  /// The height above the line, in points (simulator choice).
  public var ascender: CGFloat { pointSize * 0.95 }
  /// The depth below the line, in points: a negative number (simulator choice).
  public var descender: CGFloat { pointSize * -0.24 }
  /// The height of a capital letter, in points (simulator choice).
  public var capHeight: CGFloat { pointSize * 0.7 }
  /// The height of a small letter, in points (simulator choice).
  public var xHeight: CGFloat { pointSize * 0.53 }

  /// Returns the font in another size, in points.
  public func withSize(_ size: CGFloat) -> UIFont { UIFont(fontName, size, weight) }

  /// Returns whether two fonts have the same name, size and weight.
  public static func == (one: UIFont, other: UIFont) -> Bool {
    (one.fontName, one.pointSize, one.weight) == (other.fontName, other.pointSize, other.weight)
  }

  /// Hashes the name, size and weight.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(fontName)
    hasher.combine(pointSize)
    hasher.combine(weight)
  }

  /// The size of a label's text: 17 points.
  public static let labelFontSize: CGFloat = 17
  /// The size of a button's title: 18 points.
  public static let buttonFontSize: CGFloat = 18
  /// The size of the system's text: 14 points.
  public static let systemFontSize: CGFloat = 14
  /// The size of the system's small text: 12 points.
  public static let smallSystemFontSize: CGFloat = 12
}

/// The sizes of texts that a person has chosen: the usual ones, as there is no device.
public final class UIFontMetrics: Sendable {
  /// The sizes of usual texts.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Creates the sizes for a purpose.
  public init(forTextStyle textStyle: UIFont.TextStyle) {}

  /// Returns the font as it is.
  public func scaledFont(for font: UIFont) -> UIFont { font }

  /// Returns the font as it is, but not larger than a size in points.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(font.pointSize, maximumPointSize))
  }

  /// Returns the length as it is.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
}
