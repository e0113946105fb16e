/// The modifier keys that are held while another is pressed.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The bits, with UIKit's values.
  public let rawValue: Int

  /// Creates a set from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

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

  /// Creates a key of the text that it types without modifiers, or of an input of ``UIKeyCommand``,
  /// with the modifiers that are held; shift types a capital.
  public init(characters: String, modifierFlags: UIKeyModifierFlags = []) {
    let isCapital = modifierFlags.contains(.shift) && !characters.hasPrefix("UIKeyInput")
    charactersIgnoringModifiers = characters
    self.characters = isCapital ? characters.uppercased() : characters
    self.modifierFlags = modifierFlags
  }
}

extension UIKey: LosslessStringConvertible {
  private static let modifiers: [(flag: UIKeyModifierFlags, names: [String])] = [
    (.control, ["ctrl", "control"]), (.alternate, ["alt", "option", "opt", "alternate"]),
    (.shift, ["shift"]), (.command, ["cmd", "command"]),
  ]

  private static let keys: [(input: String, name: String)] = [
    (UIKeyCommand.inputUpArrow, "up"), (UIKeyCommand.inputDownArrow, "down"),
    (UIKeyCommand.inputLeftArrow, "left"), (UIKeyCommand.inputRightArrow, "right"),
    (UIKeyCommand.inputEscape, "escape"), (newline, "return"), (" ", "space"), ("\t", "tab"),
    (backspace, "delete"), ("+", "plus"),
  ]

  /// The names of the keys that have one, such as `return`.
  public static let names = keys.map(\.name)

  /// The key as text, such as `cmd+shift+z`.
  public var description: String { Self.text(charactersIgnoringModifiers, modifierFlags) }

  /// Creates a key from text: modifiers and a character or a name, joined by `+`; nil if there is
  /// no such key.
  public convenience init?(_ description: String) {
    var parts = description.split(separator: "+", omittingEmptySubsequences: false)
    guard let last = parts.popLast().map(String.init) else { return nil }
    var flags: UIKeyModifierFlags = []
    for part in parts {
      let name = part.lowercased()
      guard let modifier = Self.modifiers.first(where: { $0.names.contains(name) }) else {
        return nil
      }
      flags.insert(modifier.flag)
    }
    let named = Self.keys.first { $0.name == last.lowercased() }
    guard let input = named?.input ?? (last.count == 1 ? last : nil) else { return nil }
    // A capital letter is the key with shift.
    let isCapital = named == nil && input != input.lowercased()
    if isCapital { flags.insert(.shift) }
    self.init(characters: isCapital ? input.lowercased() : input, modifierFlags: flags)
  }

  /// Returns the text of an input with modifiers.
  static func text(_ input: String, _ flags: UIKeyModifierFlags) -> String {
    let names = modifiers.filter { flags.contains($0.flag) }.map { $0.names[0] }
    let key = keys.first { $0.input == input }?.name ?? input
    return (names + [key]).joined(separator: "+")
  }
}
