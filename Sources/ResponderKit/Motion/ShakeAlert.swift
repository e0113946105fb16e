import Foundation

/// The alert of shake to undo, with the buttons that it offers (R10.4).
public struct ShakeAlert: Equatable, Sendable {
  /// Indicates whether there is anything to undo.
  public var canUndo: Bool
  /// Indicates whether there is anything to redo.
  public var canRedo: Bool
  /// The name of the step that would be undone; empty if it has none.
  public var undoActionName: String

  /// Creates an alert.
  public init(canUndo: Bool, canRedo: Bool, undoActionName: String) {
    self.canUndo = canUndo
    self.canRedo = canRedo
    self.undoActionName = undoActionName
  }

  /// A button of the alert.
  public enum Button: String, CaseIterable, Sendable {
    /// The button that undoes the last step.
    case undo
    /// The button that redoes it.
    case redo
    /// The button that does nothing.
    case cancel
  }
}

extension UIApplication {
  /// Shows the alert if there is anything to undo or redo. Returns whether it did (R10.3, R10.4).
  final func offersUndo(_ event: UIEvent?) -> Bool {
    guard applicationSupportsShakeToEdit else {
      event?.observer?.observe(.note(.shakeToUndo(.turnedOff)))
      return false
    }
    guard let manager = editedUndoManager, manager.canUndo || manager.canRedo else {
      event?.observer?.observe(.note(.shakeToUndo(.nothingToUndo)))
      return false
    }
    shakeAlert = ShakeAlert(
      canUndo: manager.canUndo, canRedo: manager.canRedo, undoActionName: manager.undoActionName)
    event?.observer?.observe(
      .note(.shakeToUndo(.alert(canUndo: manager.canUndo, canRedo: manager.canRedo))))
    return true
  }

  /// Presses a button of the alert of shake to undo, which closes the alert. No effect without an
  /// alert.
  ///
  /// - Returns: Whether there is an alert with such a button.
  @discardableResult
  public final func answerShakeAlert(_ button: ShakeAlert.Button) -> Bool {
    guard let alert = shakeAlert else { return false }
    switch button {
    case .undo:
      guard alert.canUndo else { return false }
      editedUndoManager?.undo()
    case .redo:
      guard alert.canRedo else { return false }
      editedUndoManager?.redo()
    case .cancel: break
    }
    shakeAlert = nil
    return true
  }

  /// The undo manager of the key window's first responder (R10.4).
  private final var editedUndoManager: UndoManager? { keyWindow?.firstResponder?.undoManager }
}
