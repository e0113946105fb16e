import Foundation

/// The names of what the keyboard does, and tells, by ``UIApplication/notificationCenter``.
extension UIResponder {
  /// The keyboard is about to come.
  public static let keyboardWillShowNotification = name("WillShow")
  /// The keyboard has come.
  public static let keyboardDidShowNotification = name("DidShow")
  /// The keyboard is about to go.
  public static let keyboardWillHideNotification = name("WillHide")
  /// The keyboard has gone.
  public static let keyboardDidHideNotification = name("DidHide")
  /// The keyboard is about to get another rectangle.
  public static let keyboardWillChangeFrameNotification = name("WillChangeFrame")
  /// The keyboard has got another rectangle.
  public static let keyboardDidChangeFrameNotification = name("DidChangeFrame")

  /// The rectangle before, on the screen.
  public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The rectangle afterwards, on the screen.
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The seconds of the animation.
  public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// The curve of the animation.
  public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  /// Whether the keyboard is the app's.
  public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"

  private static func name(_ event: String) -> Notification.Name {
    Notification.Name("UIKeyboard\(event)Notification")
  }
}

extension UIApplication {
  /// The rectangle on the screen that the keyboard and what is above it take; nil while there is none.
  final var shownKeyboardFrame: CGRect? {
    guard let inputs = shownInputViews, let screen = keyWindow?.screen.bounds else { return nil }
    let height = inputs.heights(on: screen).reduce(0, +)
    return CGRect(x: 0, y: screen.height - height, width: screen.width, height: height)
  }

  /// Posts that the keyboard comes, goes or gets another size. UIKit's animation takes a quarter of a
  /// second; here all is done at once.
  final func tellKeyboardFrame() {
    let (old, new) = (toldKeyboardFrame, shownKeyboardFrame)
    guard let notificationCenter, old != new else { return }
    willChange()
    toldKeyboardFrame = new
    let screen = keyWindow?.screen.bounds ?? UIScreen.main.bounds
    let hidden = CGRect(x: 0, y: screen.height, width: screen.width, height: 0)
    let info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(rect: old ?? hidden),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(rect: new ?? hidden),
      UIResponder.keyboardAnimationDurationUserInfoKey: 0.25,
      UIResponder.keyboardAnimationCurveUserInfoKey: 7,
      UIResponder.keyboardIsLocalUserInfoKey: true,
    ]
    let isShown = new != nil
    let names = [
      isShown ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification,
      UIResponder.keyboardWillChangeFrameNotification,
      isShown ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification,
      UIResponder.keyboardDidChangeFrameNotification,
    ]
    asShared {
      for name in names { notificationCenter.post(name: name, object: nil, userInfo: info) }
    }
  }
}

extension InputViews {
  /// Returns the heights of the accessory view and of the keyboard or what replaces it: 336 points,
  /// or 260 without a home indicator, for what has none of its own (simulator choice).
  func heights(on screen: CGRect) -> [CGFloat] {
    let usual = Self.keyboardHeight(on: screen.size)
    let own = [accessoryView, isSystemKeyboard ? nil : inputView].compactMap { view in
      view.map { $0.bounds.height == 0 ? usual : $0.bounds.height }
    }
    return own + (isSystemKeyboard ? [usual] : [])
  }
}
