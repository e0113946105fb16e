/// A side to which text goes.
public enum NSTextAlignment: Int, Sendable {
  /// To the left.
  case left
  /// To the middle.
  case center
  /// To the right.
  case right
  /// To both sides.
  case justified
  /// To the side that the language has.
  case natural
}

/// A way in which text that is too long ends.
public enum NSLineBreakMode: Int, Sendable {
  /// Lines break between words.
  case byWordWrapping
  /// Lines break between characters.
  case byCharWrapping
  /// The text is cut off.
  case byClipping
  /// The beginning is left out.
  case byTruncatingHead
  /// The end is left out.
  case byTruncatingTail
  /// The middle is left out.
  case byTruncatingMiddle
}

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// As the view above.
  case unspecified
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

/// The colours of the bar with the time.
public enum UIStatusBarStyle: Int, Sendable {
  /// As light or dark has it.
  case `default` = 0
  /// Light, for what is dark.
  case lightContent = 1
  /// Dark, for what is light.
  case darkContent = 3
}

/// The colours of a bar.
public enum UIBarStyle: Int, Sendable {
  /// Light.
  case `default`
  /// Dark.
  case black
}

/// The heights of bars for which an image may be set.
public enum UIBarMetrics: Int, Sendable {
  /// The usual height.
  case `default`
  /// The height of a screen that lies on its side.
  case compact
}

/// What somebody who does not see a view is told that it is.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits, with UIKit's values.
  public let rawValue: UInt64

  /// Creates traits from bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Nothing.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// An image.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// Something that is selected.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// Text.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// Something that is not enabled.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// Something that can be made more or less.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// A title.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// Something that plays a sound of its own.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// A key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// What an app tells when it starts.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// Something that changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// A field for words to search.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// Something that starts sound or a film.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// Something that gets fingers as they are.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// Something at whose end the page turns.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// A bar of tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
}

/// A direction of content.
public enum UISemanticContentAttribute: Int, Sendable {
  /// That of the language.
  case unspecified
  /// That of something that no language turns round: buttons of a player, or a place on a map.
  case playback, spatial
  /// From left to right, or from right to left.
  case forceLeftToRight, forceRightToLeft
}
