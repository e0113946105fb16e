import Foundation

/// What UIKit knows of the looks of a text. Where a text can be touched, none of it matters.
extension NSAttributedString.Key {
  /// The font.
  public static let font = NSAttributedString.Key("NSFont")
  /// The colour of the text.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The colour behind the text.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The lines.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The distance of the letters, in points.
  public static let kern = NSAttributedString.Key("NSKern")
  /// Letters that are drawn as one.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// The kind of line below the text.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The colour of that line.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The kind of line through the text.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The colour of that line.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// The colour of the outline.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The width of the outline.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// The shadow.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// The distance from the line, in points.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The address to which the text leads.
  public static let link = NSAttributedString.Key("NSLink")
  /// What stands in place of a character.
  public static let attachment = NSAttributedString.Key("NSAttachment")
}

/// A kind of line below a text or through it.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits, with UIKit's values.
  public let rawValue: Int

  /// Creates a kind from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
}

/// The looks of the lines of a text.
open class NSParagraphStyle {
  /// The distance of two lines, in points.
  open var lineSpacing: CGFloat = 0
  /// The distance to the next paragraph, in points.
  open var paragraphSpacing: CGFloat = 0
  /// The side to which the text goes.
  open var alignment = NSTextAlignment.natural
  /// The way in which a line that is too long ends.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// The distance of the first line from the edge, in points.
  open var firstLineHeadIndent: CGFloat = 0
  /// The distance of the other lines from the edge, in points.
  open var headIndent: CGFloat = 0
  /// The least height of a line, in points.
  open var minimumLineHeight: CGFloat = 0
  /// The greatest height of a line, in points; 0 for none.
  open var maximumLineHeight: CGFloat = 0
  /// The factor by which lines are higher.
  open var lineHeightMultiple: CGFloat = 0

  /// Creates the usual looks.
  public init() {}
}

/// The looks of the lines of a text, to be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {}
