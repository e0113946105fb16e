import Foundation

/// The alert of shake to undo: what it offers (R10.4).
public struct ShakeAlert: Equatable, Sendable {
  /// Whether there is anything to undo.
  public var canUndo: Bool
  /// Whether there is anything to redo.
  public var canRedo: Bool
  /// What would be undone, in words; empty if it has no name.
  public var undoActionName: String

  /// Creates an alert.
  public init(canUndo: Bool, canRedo: Bool, undoActionName: String) {
    self.canUndo = canUndo
    self.canRedo = canRedo
    self.undoActionName = undoActionName
  }

  /// A button of the alert.
  public enum Button: String, CaseIterable, Sendable {
    /// Takes the last step back.
    case undo
    /// Makes it again.
    case redo
    /// Does nothing.
    case cancel
  }
}

extension UIApplication {
  /// Shows the alert if there is anything to offer; returns whether it did (R10.3, R10.4).
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

  /// Presses a button of the alert of shake to undo, which goes away; no effect without an alert.
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

  /// The undo manager that the key window's first responder finds (R10.4).
  private final var editedUndoManager: UndoManager? { keyWindow?.firstResponder?.undoManager }
}
