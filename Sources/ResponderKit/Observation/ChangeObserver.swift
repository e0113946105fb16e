/// An observer that is told before the state of an object changes, so that the state can be
/// restored.
public protocol ChangeObserver: AnyObject {
  /// Tells the observer that a property of the object is about to change.
  /// ``StatefulObject/saveState()`` returns the present state.
  func willChange(_ object: StatefulObject)
  /// Tells the observer that the view is about to get another superview or another index among its
  /// siblings.
  func willMove(_ view: UIView)
}

/// The state of one object at one moment. The state of a view does not include its place in the
/// tree.
public struct SavedState {
  private let object: StatefulObject
  private let putBack: () -> Void

  init(of object: StatefulObject, putBack: @escaping () -> Void) {
    self.object = object
    self.putBack = putBack
  }

  /// Restores the state, without telling any observer.
  public func restore() {
    let observer = object.changeObserver
    object.changeObserver = nil
    putBack()
    object.changeObserver = observer
  }
}
