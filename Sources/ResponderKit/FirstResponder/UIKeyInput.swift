/// A responder that takes text from a keyboard (R9.5).
///
/// `UITextInputTraits` and the rest of text input do not exist here.
public protocol UIKeyInput: AnyObject {
  /// Indicates whether there is any text.
  var hasText: Bool { get }
  /// Inserts text at the end.
  func insertText(_ text: String)
  /// Removes the last character.
  func deleteBackward()
}

extension UIResponder {
  /// Types the keys of some presses, if the responder is a first responder that takes text. Returns
  /// whether it did.
  final func typesText(of presses: Set<UIPress>) -> Bool {
    guard takesText(of: presses, by: .pressesBegan), let input = self as? any UIKeyInput else {
      return false
    }
    for key in presses.compactMap(\.key) {
      if key.characters == UIKey.backspace {
        input.deleteBackward()
      } else {
        input.insertText(key.characters)
      }
    }
    return true
  }

  /// Returns whether the responder is a first responder that takes text, and the presses are keys
  /// that type some.
  final func takesText(of presses: Set<UIPress>, by method: EventMethod) -> Bool {
    guard self is any UIKeyInput, isFirstResponder, handling(of: method) != .handles else {
      return false
    }
    let keys = presses.compactMap(\.key)
    return !keys.isEmpty && keys.allSatisfy(\.typesText)
  }
}

extension UIKey {
  /// Indicates whether the key types text: it has characters, and no modifier that makes it a
  /// command.
  final var typesText: Bool {
    modifierFlags.isDisjoint(with: [.command, .control]) && !characters.isEmpty
      && !characters.hasPrefix("UIKeyInput") && characters != UIKey.escape
  }
}
