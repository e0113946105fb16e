import Foundation

/// The undo manager of a responder that has its own, made when it is first asked for (R9.8).
struct OwnUndoManager {
  private var made: UndoManager?

  mutating func manager(of owner: StatefulObject) -> UndoManager {
    if let made { return made }
    let manager = UndoManager()
    manager.setChangeHandler { [weak owner] in owner?.willChange() }
    made = manager
    return manager
  }

  /// Returns a closure that restores the present history.
  func keepHistory() -> (OwnUndoManager) -> Void {
    guard let made else { return { $0.made?.clear() } }
    let restore = made.keepHistory()
    return { _ in restore() }
  }
}

extension UIResponder {
  /// The undo manager of the first responder up the chain that has one (R9.8). Responders that
  /// override nothing are asked in a loop, so that a long chain needs no stack.
  final var inheritedUndoManager: UndoManager? {
    // Overrides of `next` may bend a chain into a circle.
    guard !isLookingForUndoManager else { return nil }
    isLookingForUndoManager = true
    defer { isLookingForUndoManager = false }
    for responder in ResponderChain(after: self) {
      if let own = responder.ownUndoManager { return own }
      if !responder.forwardsByDefault { return responder.undoManager }
    }
    return nil
  }
}
