import ResponderKit

/// Keeps what changes, so that it can be put back: what a debugger's undo does.
final class Undoer: ChangeObserver {
  private var saved: [(responder: StatefulObject, state: SavedState)] = []
  private var placements: [(view: UIView, parent: UIView?, index: Int)] = []
  /// How often anything told of a change.
  private(set) var count = 0

  func willChange(_ responder: StatefulObject) {
    count += 1
    if !saved.contains(where: { $0.responder === responder }) {
      saved.append((responder, responder.saveState()))
    }
  }

  func willMove(_ view: UIView) {
    count += 1
    placements.append((view, view.superview, view.indexInSuperview ?? 0))
  }

  /// Puts everything back, the last change first.
  func undo() {
    for placement in placements.reversed() {
      placement.view.restorePlacement(in: placement.parent, at: placement.index)
    }
    for (_, state) in saved.reversed() { state.restore() }
    forget()
  }

  /// Keeps what is now: later changes are taken back to here.
  func forget() {
    placements = []
    saved = []
  }
}
