/// Told before the state of an object changes, so that it can be put back.
public protocol ChangeObserver: AnyObject {
  /// A property of the object is about to change; ``StatefulObject/saveState()`` keeps what it is
  /// now.
  func willChange(_ object: StatefulObject)
  /// The view is about to get another superview or another place among its siblings.
  func willMove(_ view: UIView)
}

/// The state of one object at one moment; that of a view without its place in the tree.
public struct SavedState {
  private let object: StatefulObject
  private let putBack: () -> Void

  init(of object: StatefulObject, putBack: @escaping () -> Void) {
    self.object = object
    self.putBack = putBack
  }

  /// Puts the state back, without telling anybody.
  public func restore() {
    let observer = object.changeObserver
    object.changeObserver = nil
    putBack()
    object.changeObserver = observer
  }
}
