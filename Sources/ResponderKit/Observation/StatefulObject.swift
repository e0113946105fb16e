/// An object of the event system whose changes can be followed and taken back: a responder, a
/// gesture recognizer, a touch, the clock.
open class StatefulObject: Hashable {
  // Read before every change, and never in the middle of setting it.
  /// Told before the object's state changes; see ``ChangeObserver``.
  @exclusivity(unchecked) public final var changeObserver: (any ChangeObserver)?

  init() {}

  /// A closure that puts the object's own state back as it is now.
  ///
  /// A subclass with state of its own that should be taken back overrides it, and calls the closure
  /// of super in its own.
  open func captureState() -> () -> Void { {} }

  /// To be called before any stored state changes.
  @inline(__always)
  public final func willChange() {
    changeObserver?.willChange(self)
  }

  /// Keeps the object's own state as it is now.
  public final func saveState() -> SavedState {
    SavedState(of: self, putBack: captureState())
  }

  /// Whether two references name the same object.
  public static func == (left: StatefulObject, right: StatefulObject) -> Bool { left === right }

  /// Hashes the identity.
  public final func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
