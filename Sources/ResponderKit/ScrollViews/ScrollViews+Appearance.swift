import Foundation

/// What scroll views and texts look like.
extension UIScrollView {
  /// Inert: indicates whether a line shows how far the content was scrolled up or down.
  public final var showsVerticalScrollIndicator: Bool {
    get { inert() ?? true }
    set { setInert(newValue) }
  }
  /// Inert: indicates whether a line shows how far the content was scrolled sideways.
  public final var showsHorizontalScrollIndicator: Bool {
    get { inert() ?? true }
    set { setInert(newValue) }
  }
  /// The colour of the lines at the edges.
  public enum IndicatorStyle: Int, Sendable {
    /// As around, black or white.
    case `default`, black, white
  }

  /// Inert: the colour of the lines that show how far the content was scrolled.
  public final var indicatorStyle: IndicatorStyle {
    get { inert() ?? .default }
    set { setInert(newValue) }
  }
  /// Inert: the distances of the line at the side from the edges, in points.
  public final var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { inert() ?? .zero }
    set { setInert(newValue) }
  }
  /// Inert: the distances of the line at the bottom from the edges, in points.
  public final var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { inert() ?? .zero }
    set { setInert(newValue) }
  }
  /// Inert: indicates whether the safe area adds to these distances.
  public final var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { inert() ?? true }
    set { setInert(newValue) }
  }
  /// Inert: indicates whether keys scroll. None does here.
  public final var allowsKeyboardScrolling: Bool {
    get { inert() ?? true }
    set { setInert(newValue) }
  }
  /// Inert: does nothing, as nothing is drawn.
  public final func flashScrollIndicators() {}

  /// Inert: the distances of both lines from the edges. Reading it gives those of the line at the
  /// side.
  public final var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// The control that a pull at the top shows. It lies above the content.
  public final var refreshControl: UIRefreshControl? {
    get { inert() }
    set {
      let old = refreshControl
      setInert(newValue)
      guard old !== newValue else { return }
      if old?.superview === self { old?.removeFromSuperview() }
      guard let newValue else { return }
      newValue.frame = CGRect(x: 0, y: -60, width: bounds.width, height: 60)
      newValue.autoresizingMask = .flexibleWidth
      insertSubview(newValue, at: 0)
    }
  }
}

extension UITextView {
  /// Inert: the font; nil for the usual one.
  public final var font: UIFont? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// Inert: the colour of the text; nil for the usual one.
  public final var textColor: UIColor? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// Inert: the side to which the text goes.
  public final var textAlignment: NSTextAlignment {
    get { inert() ?? .natural }
    set { setInert(newValue) }
  }
  /// Inert: the distances of the text from the edges, in points.
  public final var textContainerInset: UIEdgeInsets {
    get { inert() ?? UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) }
    set { setInert(newValue) }
  }
  /// Inert: the things in the text that lead somewhere. None does here.
  public final var dataDetectorTypes: UIDataDetectorTypes {
    get { inert() ?? [] }
    set { setInert(newValue) }
  }
  /// Inert: the looks of addresses.
  public final var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { inert() ?? [:] }
    set { setInert(newValue) }
  }
  /// Inert: the looks of the next characters.
  public final var typingAttributes: [NSAttributedString.Key: Any] {
    get { inert() ?? [:] }
    set { setInert(newValue) }
  }
  /// Inert: indicates whether a person can change the looks.
  public final var allowsEditingTextAttributes: Bool {
    get { inert() ?? false }
    set { setInert(newValue) }
  }
  /// Inert: indicates whether the first key replaces the text. It does not here.
  public final var clearsOnInsertion: Bool {
    get { inert() ?? false }
    set { setInert(newValue) }
  }
  /// Inert: indicates whether the text grows with the size that a person has chosen.
  public final var adjustsFontForContentSizeCategory: Bool {
    get { inert() ?? false }
    set { setInert(newValue) }
  }
  /// Inert: indicates whether sizes are those of other devices.
  public final var usesStandardTextScaling: Bool {
    get { inert() ?? false }
    set { setInert(newValue) }
  }
  /// Inert: the selected part. Keys type at the end here all the same.
  public final var selectedRange: NSRange {
    get { inert() ?? NSRange(location: (text ?? "").utf16.count, length: 0) }
    set { setInert(newValue) }
  }
  /// Inert: does nothing, as no text is measured.
  public final func scrollRangeToVisible(_ range: NSRange) {}

  /// The text with its looks. Setting it sets `text`.
  public final var attributedText: NSAttributedString! {
    get {
      let kept: NSAttributedString? = inert()
      return kept?.string == text ? kept : NSAttributedString(string: text ?? "")
    }
    set {
      setInert(newValue)
      text = newValue?.string
    }
  }
}

/// Things in a text that lead somewhere.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The bits, with UIKit's values.
  public let rawValue: UInt

  /// Creates things from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Numbers of telephones.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  /// Addresses of pages.
  public static let link = UIDataDetectorTypes(rawValue: 2)
  /// Addresses of houses.
  public static let address = UIDataDetectorTypes(rawValue: 4)
  /// Dates.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  /// All of them.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
