/// Told before the state of a responder changes, so that it can be put back.
public protocol ChangeObserver: AnyObject {
  /// A property of the responder is about to change; ``UIResponder/saveState()`` keeps what it is
  /// now.
  func willChange(_ responder: UIResponder)
  /// The view is about to get another superview or another place among its siblings.
  func willMove(_ view: UIView)
}

/// The state of one responder at one moment, without its place in the tree.
public struct SavedState {
  let restoring: () -> Void

  /// Puts the state back, without telling anybody.
  public func restore() {
    restoring()
  }
}

extension UIResponder {
  /// Keeps the responder's own state as it is now.
  public final func saveState() -> SavedState {
    let restore = captureState()
    return SavedState { [self] in
      let observer = changeObserver
      changeObserver = nil
      restore()
      changeObserver = observer
    }
  }

  /// To be called before any stored state changes.
  @inline(__always)
  final func willChange() {
    changeObserver?.willChange(self)
  }
}
