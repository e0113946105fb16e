/// The recognizer by which a text field or text view becomes first responder (R9.10).
enum FocusingTap {
  static let action: Selector = "becomeFirstResponder"

  /// Makes a recognizer that tells a view to become first responder.
  static func recognizer(for view: UIView) -> UITapGestureRecognizer {
    UITapGestureRecognizer(target: view, action: action)
  }
}

extension UIView {
  /// Returns whether a field performs an action of its own: undo or redo, while there is something
  /// to undo or redo (R9.7).
  final func canPerformEdit(_ action: Selector) -> Bool {
    switch "\(action)" {
    case "undo:": undoManager?.canUndo == true
    case "redo:": undoManager?.canRedo == true
    default: false
    }
  }

  /// Performs an action of the field's own; returns false if the action is not one.
  final func performEdit(_ action: Selector) -> Bool {
    switch "\(action)" {
    case "\(FocusingTap.action)": becomeFirstResponder()
    case "undo:": undoManager?.undo()
    case "redo:": undoManager?.redo()
    default: return false
    }
    return true
  }
}
