/// An object of the event system whose changes can be observed and undone: a responder, a gesture
/// recognizer, a touch, the clock.
open class StatefulObject: Hashable, CustomStringConvertible {
  // Read before every change, and never while it is being set.
  /// The observer that is told before the object's state changes; see ``ChangeObserver``.
  @exclusivity(unchecked) public final var changeObserver: (any ChangeObserver)?

  init() {}

  /// The place of ``codedMethods``; classes whose objects may have some override it.
  var codedStorage: (any CodedMethods)? {
    get { nil }
    set {}
  }

  /// The object in words, as UIKit prints it: class, address, and some classes' main properties.
  open var description: String { "<\(type(of: self)): \(ObjectID(self))>" }

  /// The object itself, if it is a view. A cast would take longer than many a command.
  package var asView: UIView? { nil }

  /// Returns a closure that restores the object's own state as it is now. Subclasses with state
  /// that should be restored override it, and call the closure of super.
  open func captureState() -> () -> Void { {} }

  /// Returns whether the object has a method, of which Objective-C's name is given. Known are the
  /// methods that decide who gets an event, such as `hitTest:withEvent:`, and the actions of a
  /// responder. Of all others the answer is false, although UIKit's object may have them.
  open func responds(to aSelector: Selector!) -> Bool {
    aSelector.map { AnswerMethod.isMethod($0, of: self) } ?? false
  }

  /// Tells the observer that stored state is about to change. To be called before each such change.
  @inline(__always)
  public final func willChange() { changeObserver?.willChange(self) }

  /// Saves the object's own state as it is now.
  public final func saveState() -> SavedState { SavedState(of: self, putBack: captureState()) }

  /// Returns whether two references are to the same object.
  public static func == (left: StatefulObject, right: StatefulObject) -> Bool { left === right }

  /// Hashes the identity of the object.
  public final func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What captures properties of an object, whose class is known where it is called.
protocol StateCapturing: AnyObject {}

extension StatefulObject: StateCapturing {}

extension StateCapturing {
  /// Returns a closure that restores what another one does, and then properties as they are now.
  func capture<each Value>(
    _ paths: repeat ReferenceWritableKeyPath<Self, each Value>, after base: @escaping () -> Void
  ) -> () -> Void {
    let values = (repeat self[keyPath: each paths])
    return { [self] in
      base()
      repeat self[keyPath: each paths] = each values
    }
  }
}

/// State that stands beside an object, and is kept and restored as the object's own is.
open class CompanionObject: StatefulObject {
  /// Creates state beside an object, whose observer is told of its changes, or by itself for nil.
  package init(of host: StatefulObject?) {
    super.init()
    changeObserver = host?.changeObserver
  }

  /// The name of the class that the object is of, for reports of one that stands for itself.
  open var reportedClass: String { String(describing: type(of: self)) }

  /// Returns a closure that tells whether the state is as it is now, with nothing to undo.
  open func captureComparison() -> () -> Bool { { false } }
}

/// The identity of a responder or gesture recognizer, for reports that must not retain it. It is
/// valid as long as the object exists. Afterwards the same value may identify another one.
public struct ObjectID: Hashable, Sendable {
  private let address: UInt

  /// Creates the identity of an object.
  public init(_ object: StatefulObject) { address = UInt(bitPattern: ObjectIdentifier(object)) }

  // An address to compare, which nobody follows.
  init(_ view: Unmanaged<UIView>) { address = UInt(bitPattern: view.toOpaque()) }

  /// Returns a hash that takes less time than the standard one, for the tables of names, which
  /// every line of a script uses. An address is no key that anybody could choose.
  public func _rawHashValue(seed: Int) -> Int {
    let product = (UInt64(address >> 4) ^ UInt64(truncatingIfNeeded: seed)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: product ^ (product >> 32))
  }
}

extension ObjectID: CustomStringConvertible {
  /// The address, as a debugger prints it.
  public var description: String { belonging(at: 0) }

  /// Returns the address of something that belongs to the object.
  func belonging(at offset: UInt) -> String { "0x" + String(address &+ offset, radix: 16) }
}

/// An observer that is told before the state of an object changes, so that it can be restored.
public protocol ChangeObserver: AnyObject {
  /// Tells the observer of a change to come: ``StatefulObject/saveState()`` has the state before.
  func willChange(_ object: StatefulObject)
  /// Tells the observer that the view is about to get another superview or index among siblings.
  func willMove(_ view: UIView)
  /// Tells the observer that a control is about to track a finger, or to do so otherwise, or no
  /// more: ``UIControl/saveTracking()`` has all that changes. Without an implementation, that is a
  /// change as others are.
  func willTrack(_ control: UIControl)
}

extension ChangeObserver {
  /// Takes tracking for a change as others are.
  public func willTrack(_ control: UIControl) { willChange(control) }
}

/// The state of one object at one moment. That of a view does not include its place in the tree.
public struct SavedState {
  /// The object that has the state.
  package let object: StatefulObject
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

extension StatefulObject {
  /// Returns whether the object is of a class, such as `UIButton.self`, or of a subclass of it.
  public final func isKind(of aClass: AnyClass) -> Bool {
    func isOne<Class: AnyObject>(of type: Class.Type) -> Bool { self is Class }
    return _openExistential(aClass, do: isOne)
  }

  /// Returns whether the object is of exactly a class, such as `UIView.self`, and no subclass.
  public final func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }
}
