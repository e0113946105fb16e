import Foundation
import ResponderKit

extension Change {
  static let firstResponder = [
    act(
      "canBecomeFirstResponder", make: { UIView() },
      mutate: { $0.setCanBecomeFirstResponder(true) }, read: { "\($0.canBecomeFirstResponder)" }),
    act(
      "canResignFirstResponder", make: { UIViewController() },
      mutate: { $0.setCanResignFirstResponder(false) }, read: { "\($0.canResignFirstResponder)" }),
    act(
      "inputView", make: { UITextField() }, mutate: { $0.inputView = UIView() },
      read: { "\($0.inputView == nil)" }),
    act(
      "inputAccessoryView", make: { UITextView() }, mutate: { $0.inputAccessoryView = UIView() },
      read: { "\($0.inputAccessoryView == nil)" }),
    act(
      "keyCommands", make: { UIResponder() },
      mutate: { $0.setKeyCommands([UIKeyCommand(input: "a", action: Selector(("a:")))]) },
      read: { "\($0.keyCommands?.count ?? 0)" }),
    act(
      "firstResponder", make: { UIWindow(frame: .zero) },
      mutate: { window in
        let field = UITextField()
        window.addSubview(field)
        field.becomeFirstResponder()
      },
      read: { "\($0.firstResponder == nil) \($0.inputViews == nil)" }),
    act(
      "undo history of a window", make: { UIWindow(frame: .zero) },
      mutate: { $0.undoManager?.registerUndo(withTarget: $0) { _ in } },
      read: { "\($0.undoManager?.canUndo == true)" }),
    act(
      "undo history of a field", make: { UITextField() }, mutate: { $0.insertText("a") },
      read: { "\($0.text ?? "") \($0.undoManager?.canUndo == true)" }),
    act(
      "undo history of a text view", make: { UITextView() }, mutate: { $0.insertText("a") },
      read: { "\($0.text ?? "") \($0.undoManager?.canUndo == true)" }),
    set(
      "applicationSupportsShakeToEdit", \.applicationSupportsShakeToEdit, false,
      make: { UIApplication() }),
    act(
      "receivesRemoteControlEvents", make: { UIApplication() },
      mutate: { $0.beginReceivingRemoteControlEvents() },
      read: { "\($0.receivesRemoteControlEvents)" }),
    act(
      "motion", make: { UIApplication() }, mutate: { try? $0.postMotion(.began) },
      read: { "\($0.isMotionUnderWay)" }),
  ]
}
