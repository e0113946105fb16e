import Foundation

/// What a text field looks like.
extension UITextField {
  /// A kind of border.
  public enum BorderStyle: Int, Sendable {
    /// None.
    case none
    /// A line, two lines as of something sunk, or a line with round corners.
    case line, bezel, roundedRect
  }

  /// Inert: the kind of border.
  public final var borderStyle: BorderStyle {
    get { inert() ?? .none }
    set { setInert(newValue) }
  }
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
  /// A time at which a view beside the text is shown.
  public enum ViewMode: Int, Sendable {
    /// Never, while the field is edited, while it is not, or always.
    case never, whileEditing, unlessEditing, always
  }

  /// Inert: the time at which a cross empties the field. There is no cross here.
  public final var clearButtonMode: ViewMode {
    get { inert() ?? .never }
    set { setInert(newValue) }
  }
  /// Inert: indicates whether editing begins with an empty text. It does not here.
  public final var clearsOnBeginEditing: Bool {
    get { inert() ?? false }
    set { setInert(newValue) }
  }
  /// Inert: indicates whether the first key replaces the text. It does not here.
  public final var clearsOnInsertion: Bool {
    get { inert() ?? false }
    set { setInert(newValue) }
  }
  /// Inert: indicates whether a text that is too long gets smaller.
  public final var adjustsFontSizeToFitWidth: Bool {
    get { inert() ?? false }
    set { setInert(newValue) }
  }
  /// Inert: indicates whether the text grows with the size that a person has chosen.
  public final var adjustsFontForContentSizeCategory: Bool {
    get { inert() ?? false }
    set { setInert(newValue) }
  }
  /// Inert: the smallest size that the text gets, in points.
  public final var minimumFontSize: CGFloat {
    get { inert() ?? 0 }
    set { setInert(newValue) }
  }
  /// Inert: the image behind the text.
  public final var background: UIImage? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// Inert: the image behind the text of a disabled field.
  public final var disabledBackground: UIImage? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// Inert: the looks of the text.
  public final var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { inert() ?? [:] }
    set { setInert(newValue) }
  }
  /// Inert: the looks of the next characters.
  public final var typingAttributes: [NSAttributedString.Key: Any]? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// Inert: indicates whether a person can change the looks.
  public final var allowsEditingTextAttributes: Bool {
    get { inert() ?? false }
    set { setInert(newValue) }
  }
  /// The text with its looks. Setting it sets `text`.
  public final var attributedText: NSAttributedString? {
    get {
      let kept: NSAttributedString? = inert()
      return kept?.string == text ? kept : text.map { NSAttributedString(string: $0) }
    }
    set {
      setInert(newValue)
      text = newValue?.string
    }
  }
  /// The text of an empty field with its looks. Setting it sets `placeholder`.
  public final var attributedPlaceholder: NSAttributedString? {
    get {
      let kept: NSAttributedString? = inert()
      return kept?.string == placeholder
        ? kept : placeholder.map { NSAttributedString(string: $0) }
    }
    set {
      setInert(newValue)
      placeholder = newValue?.string
    }
  }
}

/// What a view of text asks of the keyboard, which looks the same here whatever it is.
public protocol UITextInputTraits: AnyObject {}

extension UITextField: UITextInputTraits {}
extension UITextView: UITextInputTraits {}
extension UISearchBar: UITextInputTraits {}

extension UITextInputTraits where Self: UIView {
  /// Inert: the kind of keyboard.
  public var keyboardType: UIKeyboardType {
    get { inert() ?? .default }
    set { setInert(newValue) }
  }
  /// Inert: the word on the return key.
  public var returnKeyType: UIReturnKeyType {
    get { inert() ?? .default }
    set { setInert(newValue) }
  }
  /// Inert: the colours of the keyboard.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { inert() ?? .default }
    set { setInert(newValue) }
  }
  /// Inert: indicates whether words are corrected.
  public var autocorrectionType: UITextAutocorrectionType {
    get { inert() ?? .default }
    set { setInert(newValue) }
  }
  /// Inert: what begins with a capital letter.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { inert() ?? .sentences }
    set { setInert(newValue) }
  }
  /// Inert: indicates whether wrong words are marked.
  public var spellCheckingType: UITextSpellCheckingType {
    get { inert() ?? .default }
    set { setInert(newValue) }
  }
  /// Inert: indicates whether quotation marks are curled.
  public var smartQuotesType: UITextSmartQuotesType {
    get { inert() ?? .default }
    set { setInert(newValue) }
  }
  /// Inert: indicates whether two hyphens become a dash.
  public var smartDashesType: UITextSmartDashesType {
    get { inert() ?? .default }
    set { setInert(newValue) }
  }
  /// Inert: indicates whether spaces come and go with pasted words.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { inert() ?? .default }
    set { setInert(newValue) }
  }
  /// Inert: what the text is, so that the system can fill it in.
  public var textContentType: UITextContentType! {
    get { inert() }
    set { setInert(newValue) }
  }
  /// Inert: indicates whether the return key waits for a text.
  public var enablesReturnKeyAutomatically: Bool {
    get { inert() ?? false }
    set { setInert(newValue) }
  }
  /// Inert: indicates whether dots stand for the characters.
  public var isSecureTextEntry: Bool {
    get { inert() ?? false }
    set { setInert(newValue) }
  }
}

// UIKit's name of a case is in capitals.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A kind of keyboard.
public enum UIKeyboardType: Int, Sendable {
  /// Of letters, of digits, or of both, for some purpose.
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad,
    emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// A word on the return key.
public enum UIReturnKeyType: Int, Sendable {
  /// The usual one, or one that says what comes next.
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall,
    `continue`
}

/// Colours of the keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  /// As around, dark or light.
  case `default`, dark, light
}

/// A wish about the correction of words.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As the person has it, no or yes.
  case `default`, no, yes
}

/// A wish about marks at wrong words.
public enum UITextSpellCheckingType: Int, Sendable {
  /// As the person has it, no or yes.
  case `default`, no, yes
}

/// A wish about quotation marks.
public enum UITextSmartQuotesType: Int, Sendable {
  /// As the person has it, no or yes.
  case `default`, no, yes
}

/// A wish about dashes.
public enum UITextSmartDashesType: Int, Sendable {
  /// As the person has it, no or yes.
  case `default`, no, yes
}

/// A wish about spaces round pasted words.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// As the person has it, no or yes.
  case `default`, no, yes
}

/// What begins with a capital letter.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// Nothing, each word, each sentence, or each character.
  case none, words, sentences, allCharacters
}

/// What a text is, so that the system can fill it in.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a kind of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The kind `name`.
  public static let name = UITextContentType(rawValue: "name")
  /// The kind `given-name`.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// The kind `family-name`.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// The kind `email`.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// The kind `tel`.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// The kind `username`.
  public static let username = UITextContentType(rawValue: "username")
  /// The kind `password`.
  public static let password = UITextContentType(rawValue: "password")
  /// The kind `new-password`.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// The kind `one-time-code`.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// The kind `postal-code`.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// The kind `street-address`.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The kind `address-level2`.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// The kind `country-name`.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// The kind `cc-number`.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// The kind `organization`.
  public static let organizationName = UITextContentType(rawValue: "organization")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The kind `url`.
  public static let URL = UITextContentType(rawValue: "url")
}
