/// What is shown at the bottom of the screen while a responder is first (R9.5).
///
/// Found along the chain when the responder becomes first responder, and again by
/// ``UIResponder/reloadInputViews()``.
public struct InputViews {
  /// What takes the keyboard's place; nil for the keyboard itself, or for nothing.
  public var inputView: UIView?
  /// The controller whose view that is, if it comes from one.
  public var inputViewController: UIInputViewController?
  /// What is shown above it.
  public var accessoryView: UIView?
  /// Whether it is the system's keyboard: the responder takes text, and nobody has a view in its
  /// place.
  public var isSystemKeyboard: Bool
  /// What the keyboard's language is remembered under.
  public var contextIdentifier: String?

  /// What a responder shows; nil if it shows nothing: it takes no text, and neither it nor anybody
  /// up its chain has an input view or an accessory.
  init?(of responder: UIResponder) {
    for ancestor in ResponderChain(from: responder) {
      if inputViewController == nil, inputView == nil {
        inputViewController = ancestor.inputViewController
        inputView = inputViewController?.view ?? ancestor.inputView
      }
      if accessoryView == nil { accessoryView = ancestor.inputAccessoryView }
      if contextIdentifier == nil { contextIdentifier = ancestor.textInputContextIdentifier }
    }
    isSystemKeyboard = inputView == nil && responder is UIKeyInput
    guard isSystemKeyboard || inputView != nil || accessoryView != nil else { return nil }
  }
}

/// A controller of a keyboard of an app's own (R9.5).
open class UIInputViewController: UIViewController {}

extension UIResponder {
  /// Looks the input views up again; no effect unless it is first responder (R9.5).
  public final func reloadInputViews() {
    guard isFirstResponder, let window = responderWindow else { return }
    window.willChange()
    window.inputViews = InputViews(of: self)
  }
}

extension UIApplication {
  /// What is shown for typing: the key window's first responder decides, no other window (R9.3,
  /// R9.5).
  public final var shownInputViews: InputViews? { keyWindow?.inputViews }
}
