import Foundation

/// A responder that takes text from a keyboard (R9.5), without the rest such as `UITextInput`.
public protocol UIKeyInput: AnyObject {
  /// Indicates whether there is any text.
  var hasText: Bool { get }
  /// Inserts text at the end.
  func insertText(_ text: String)
  /// Removes the last character.
  func deleteBackward()
}

extension UIResponder {
  /// Types the keys of some presses if the responder takes text as first responder; true if it did.
  final func typesText(of presses: Set<UIPress>) -> Bool {
    guard takesText(of: presses), let input = self as? any UIKeyInput else {
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

  /// Returns whether the responder takes text as first responder, and the presses type some.
  final func takesText(of presses: Set<UIPress>) -> Bool {
    let keys = presses.compactMap(\.key)
    return !keys.isEmpty && keys.allSatisfy(types)
  }

  /// Indicates whether keys type text in the responder while it is first responder.
  final var takesTyping: Bool {
    self is any UIKeyInput && (self as? UITextView)?.isEditable != false
  }

  /// Returns whether the responder takes text as first responder, and a key types or deletes some.
  final func types(_ key: UIKey) -> Bool { key.typesText && takesTyping && isFirstResponder }
}

extension UIKey {
  /// Indicates whether the key types or deletes text: it has characters, and no command's modifier.
  final var typesText: Bool {
    modifierFlags.isDisjoint(with: [.command, .control]) && !characters.isEmpty
      && !characters.hasPrefix("UIKeyInput") && characters != UIKey.escape
  }
}

/// A view with text that keys change at its end, so that each change can be undone (R9.8).
protocol TextEditing: UIView {
  var text: String? { get set }
  /// Asks the delegate whether a key may replace a part of the text.
  func mayReplace(_ range: NSRange, with new: String) -> Bool
  /// Tells the view that the user has changed the text.
  func textChanged()
}

extension TextEditing {
  var holdsText: Bool { text?.isEmpty == false }

  func append(_ new: String) {
    let old = text ?? ""
    guard mayReplace(NSRange(location: old.utf16.count, length: 0), with: new) else { return }
    edit(old + new)
  }

  func removeLast() {
    guard let text, let last = text.last else { return }
    let length = String(last).utf16.count
    let range = NSRange(location: text.utf16.count - length, length: length)
    if mayReplace(range, with: "") { edit(String(text.dropLast())) }
  }

  private func edit(_ new: String) {
    let old = text
    undoManager?.registerUndo(withTarget: self) { $0.edit(old ?? "") }
    undoManager?.setActionName("Typing")
    text = new
    textChanged()
  }
}

/// The recognizer by which a text field or text view becomes first responder (R9.10).
enum FocusingTap {
  /// Makes a recognizer that tells a view to become first responder.
  static func recognizer(for view: UIView) -> UITapGestureRecognizer {
    UITapGestureRecognizer(target: view, action: OwnAction.become)
  }
}

extension UIView {
  /// Returns whether a field can undo or redo, by an action of that (R9.7); nil if the action is
  /// another one, or the field was made to implement it.
  final func canPerformEdit(_ action: Selector) -> Bool? {
    guard !implementedActions.contains(action) else { return nil }
    return switch "\(action)" {
    case "undo:": undoManager?.canUndo == true
    case "redo:": undoManager?.canRedo == true
    default: nil
    }
  }

  /// Returns the method of an action of the field's own; nil if the action is not one.
  final func editMethod(for action: Selector) -> ActionMethod? {
    switch "\(action)" {
    case "undo:": { _, _ in self.undoManager?.undo() }
    case "redo:": { _, _ in self.undoManager?.redo() }
    default: nil
    }
  }
}

/// The views at the bottom of the screen while a responder is first responder (R9.5). They are
/// found along the chain when it becomes so, and again by ``UIResponder/reloadInputViews()``.
public struct InputViews {
  /// The view that replaces the keyboard; nil if the keyboard is shown, or nothing.
  public var inputView: UIView?
  /// The controller whose view ``inputView`` is, if it comes from one.
  public var inputViewController: UIInputViewController?
  /// The view above the keyboard or the view that replaces it.
  public var accessoryView: UIView?
  /// Indicates whether the system's keyboard is shown: the responder takes text, and no responder
  /// of the chain has a view that replaces the keyboard.
  public var isSystemKeyboard: Bool
  /// The identifier under which the keyboard's language is remembered.
  public var contextIdentifier: String?

  /// Creates the input views of a responder. Returns nil if it has none: it takes no text, and no
  /// responder of its chain has an input view or an accessory view.
  init?(of responder: UIResponder) {
    for ancestor in ResponderChain(from: responder) {
      if inputViewController == nil, inputView == nil {
        inputViewController = ancestor.inputViewController
        inputView = inputViewController?.view ?? ancestor.inputView
      }
      if accessoryView == nil { accessoryView = ancestor.inputAccessoryView }
      if contextIdentifier == nil { contextIdentifier = ancestor.textInputContextIdentifier }
    }
    isSystemKeyboard = inputView == nil && responder.takesTyping
    guard isSystemKeyboard || inputView != nil || accessoryView != nil else { return nil }
  }
}

/// A controller of an app's own keyboard (R9.5).
open class UIInputViewController: UIViewController {}

extension UIResponder {
  /// Finds the input views again; no effect unless the responder is first responder (R9.5).
  public final func reloadInputViews() {
    guard isFirstResponder, let window = responderWindow else { return }
    window.willChange()
    window.inputViews = InputViews(of: self)
    window.application?.updateKeyboard()
  }
}

extension UIApplication {
  /// The input views of the key window's first responder, which alone are shown (R9.3, R9.5).
  public final var shownInputViews: InputViews? { keyWindow?.inputViews }
}
