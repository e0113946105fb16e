/// The views at the bottom of the screen while a responder is first responder (R9.5).
///
/// They are found along the chain when the responder becomes first responder, and again by
/// ``UIResponder/reloadInputViews()``.
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
    isSystemKeyboard = inputView == nil && responder is UIKeyInput
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
  }
}

extension UIApplication {
  /// The input views that are shown: those of the key window's first responder, and of no other
  /// window (R9.3, R9.5).
  public final var shownInputViews: InputViews? { keyWindow?.inputViews }
}
