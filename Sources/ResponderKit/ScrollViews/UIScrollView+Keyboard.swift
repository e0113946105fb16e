import Foundation

extension UIScrollView {
  /// A manner in which a drag takes the keyboard away.
  public enum KeyboardDismissMode: Int, CaseIterable, Sendable {
    /// No drag takes it away.
    case none
    /// As soon as a drag begins.
    case onDrag
    /// When the finger of a drag comes to the keyboard.
    case interactive
    /// As `onDrag`; the view above the keyboard goes, too, as it always does here.
    case onDragWithAccessory
    /// As `interactive`; the view above the keyboard counts as a part of it.
    case interactiveWithAccessory
  }

  /// Has the first responder resign if a drag that begins, or goes on, takes the keyboard (R8.10).
  final func dismissKeyboard(_ pan: UIPanGestureRecognizer, begins: Bool) {
    guard keyboardDismissMode != .none, let window, let responder = window.firstResponder,
      let inputs = window.inputViews
    else { return }
    switch keyboardDismissMode {
    case .none: return
    case .onDrag, .onDragWithAccessory: guard begins else { return }
    case .interactive, .interactiveWithAccessory:
      let counts = keyboardDismissMode == .interactiveWithAccessory
      let top = window.bounds.maxY - inputs.height(on: window.bounds.size, withAccessory: counts)
      guard pan.location(in: window).y >= top else { return }
    }
    _ = responder.resignFirstResponder()
  }
}

extension InputViews {
  /// The height of the system's keyboard on a screen, in points: 336, or 260 on one that is
  /// less than 812 points high (simulator choice).
  static func keyboardHeight(on screen: CGSize) -> CGFloat { BarPlaces.isTall(screen) ? 336 : 260 }

  /// Returns the height of what is shown at the bottom of a screen, in points.
  func height(on screen: CGSize, withAccessory: Bool) -> CGFloat {
    let keyboard = Self.keyboardHeight(on: screen)
    func height(of view: UIView) -> CGFloat {
      view.bounds.height == 0 ? keyboard : view.bounds.height
    }
    return (isSystemKeyboard ? keyboard : inputView.map(height) ?? 0)
      + (withAccessory ? accessoryView.map(height) ?? 0 : 0)
  }
}
