/// The modifier keys that are held while another is pressed.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The bits, with UIKit's values.
  public let rawValue: Int

  /// Creates a set from bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Caps lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key of the numeric pad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// One key of a keyboard, with the modifiers that are held (R9.6).
public final class UIKey {
  /// The return key's character.
  static let newline = "\r"
  /// The delete key's character.
  static let backspace = "\u{8}"
  /// The escape key's input.
  static let escape = UIKeyCommand.inputEscape

  /// The text that the key types with the modifiers that are held.
  public let characters: String
  /// The text that the key types without modifiers.
  public let charactersIgnoringModifiers: String
  /// The modifiers that are held.
  public let modifierFlags: UIKeyModifierFlags

  /// Creates a key.
  ///
  /// - Parameters:
  ///   - characters: The text that the key types without modifiers, or one of the inputs of
  ///     ``UIKeyCommand``.
  ///   - modifierFlags: The modifiers that are held; shift types a capital.
  public init(characters: String, modifierFlags: UIKeyModifierFlags = []) {
    let isCapital = modifierFlags.contains(.shift) && !characters.hasPrefix("UIKeyInput")
    charactersIgnoringModifiers = characters
    self.characters = isCapital ? characters.uppercased() : characters
    self.modifierFlags = modifierFlags
  }
}
