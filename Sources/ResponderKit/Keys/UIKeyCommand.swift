/// A key that runs an action (R9.6).
open class UIKeyCommand {
  /// The input of the up arrow.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The input of the down arrow.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The input of the left arrow.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The input of the right arrow.
  public static let inputRightArrow = "UIKeyInputRightArrow"
  /// The input of the escape key.
  public static let inputEscape = "UIKeyInputEscape"

  /// What the key types without modifiers.
  public let input: String?
  /// The modifiers that must be held, and no others.
  public let modifierFlags: UIKeyModifierFlags
  /// The action that it runs.
  public let action: Selector?
  /// What a list of commands calls it.
  open var discoverabilityTitle: String?

  /// Creates a command.
  ///
  /// - Parameters:
  ///   - input: What the key types without modifiers, or one of the inputs above.
  ///   - modifierFlags: The modifiers that must be held.
  ///   - action: The action's name.
  ///   - discoverabilityTitle: What a list of commands calls it.
  public init(
    input: String, modifierFlags: UIKeyModifierFlags = [], action: Selector,
    discoverabilityTitle: String? = nil
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    self.action = action
    self.discoverabilityTitle = discoverabilityTitle
  }

  /// Creates a command for a key, as people write it.
  public convenience init(_ key: UIKey, action: Selector) {
    self.init(
      input: key.charactersIgnoringModifiers, modifierFlags: key.modifierFlags, action: action)
  }

  /// The key as people write it, such as `cmd+z`.
  public final var keyText: String { UIKey.text(input ?? "", modifierFlags) }

  /// Whether a key is the command's.
  final func matches(_ key: UIKey) -> Bool {
    input == key.charactersIgnoringModifiers && modifierFlags == key.modifierFlags
  }

  /// The commands of the system's edit menu, which come before an app's (R9.6, R9.7).
  static func systemCommand(for key: UIKey) -> UIKeyCommand? {
    let actions: [(String, UIKeyModifierFlags, Selector)] = [
      ("z", .command, "undo:"), ("z", [.command, .shift], "redo:"), ("x", .command, "cut:"),
      ("c", .command, "copy:"), ("v", .command, "paste:"), ("a", .command, "selectAll:"),
    ]
    return actions.lazy.map { UIKeyCommand(input: $0.0, modifierFlags: $0.1, action: $0.2) }
      .first { $0.matches(key) }
  }
}

extension UIViewController {
  /// Adds a key that runs an action while the controller is in the chain (R9.6).
  public final func addKeyCommand(_ command: UIKeyCommand) {
    setKeyCommands((overrides?.focus.keyCommands ?? []) + [command])
  }

  /// Takes a command that was added away.
  public final func removeKeyCommand(_ command: UIKeyCommand) {
    setKeyCommands(overrides?.focus.keyCommands?.filter { $0 !== command })
  }
}
