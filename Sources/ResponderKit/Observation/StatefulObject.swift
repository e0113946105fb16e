/// An object of the event system whose changes can be observed and undone: a responder, a gesture
/// recognizer, a touch, the clock.
open class StatefulObject: Hashable {
  // Read before every change, and never while it is being set.
  /// The observer that is told before the object's state changes; see ``ChangeObserver``.
  @exclusivity(unchecked) public final var changeObserver: (any ChangeObserver)?

  init() {}

  /// Returns a closure that restores the object's own state as it is now.
  ///
  /// A subclass with state of its own that should be restored overrides the method, and calls the
  /// closure of super in its own.
  open func captureState() -> () -> Void { {} }

  /// Tells the observer that stored state is about to change. To be called before each such change.
  @inline(__always)
  public final func willChange() {
    changeObserver?.willChange(self)
  }

  /// Saves the object's own state as it is now.
  public final func saveState() -> SavedState {
    SavedState(of: self, putBack: captureState())
  }

  /// Returns whether two references are to the same object.
  public static func == (left: StatefulObject, right: StatefulObject) -> Bool { left === right }

  /// Hashes the identity of the object.
  public final func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
