import ResponderKit

/// What code keeps: its parts of views and other objects, the values of the variables at the top of
/// texts and of static ones, and which classes are set aside. Each reading of code goes on with those of the one before,
/// and undo brings them back.
package final class CodeHeap: CompanionObject {
  /// The values, by the names of the variables: `count`, `Card.count`.
  package private(set) var values: [String: CodeValue] = [:]

  /// The types whose methods UIKit does not call now, by their titles.
  private(set) var idleTypes: Set<String> = []

  // No method of code runs when an instance goes, so none meets the table while it changes.
  /// The parts that objects of the code's classes have, by the objects of UIKit's.
  @exclusivity(unchecked) private(set) var instances: [ObjectIdentifier: CodeInstance] = [:]

  /// The values that Objective-C keeps with objects, by their keys. Each entry holds its object, so that
  /// no other one gets its identity.
  package private(set) var associated: [AssociatedKey: (object: AnyObject, value: CodeValue)] = [:]

  /// The observers of notifications, in the order in which they came.
  private(set) var observers: [CodedObserver] = []

  /// Changes who observes notifications, in place.
  func changeObservers(_ change: (inout [CodedObserver]) -> Void) {
    willChange()
    change(&observers)
  }

  /// What code calls the center of notifications.
  private(set) lazy var center = CodedCenter(of: self)

  /// A key of a value that is kept with an object.
  package struct AssociatedKey: Hashable {
    fileprivate let object: ObjectIdentifier
    /// The name of the variable whose address is the key, or a selector.
    fileprivate let name: String
  }

  /// Returns the value that is kept with an object under a key.
  func value(of name: String, with object: AnyObject) -> CodeValue? {
    associated[AssociatedKey(object: ObjectIdentifier(object), name: name)]?.value
  }

  /// Keeps a value with an object under a key; nil takes it away.
  func keep(_ value: CodeValue, of name: String, with object: AnyObject) {
    willChange()
    let key = AssociatedKey(object: ObjectIdentifier(object), name: name)
    associated[key] = value.isNone ? nil : (object, value)
  }

  init() { super.init(of: nil) }

  /// The objects that stand for themselves, for reports that know only their identities.
  private var ownObjects: [ObjectID: WeakInstance] = [:]
  /// The number of them at which those that are gone are forgotten next.
  private var nextSweep = 64

  private struct WeakInstance {
    weak var instance: CodeInstance?
  }

  /// Remembers an object that stands beside none of UIKit's.
  func remember(_ instance: CodeInstance) {
    instance.heap = self
    ownObjects[ObjectID(instance)] = WeakInstance(instance: instance)
    guard ownObjects.count >= nextSweep else { return }
    ownObjects = ownObjects.filter { $0.value.instance != nil }
    nextSweep = max(64, ownObjects.count * 2)
  }

  /// Returns the class of an object that stands for itself, or of one of UIKit's; nil of any other.
  func className(of id: ObjectID) -> String? {
    ownObjects[id]?.instance?.type.name
      ?? instances.values.first { $0.host.map(ObjectID.init) == id }?.type.name
  }

  /// Returns the program that runs now, of those that share what is kept here.
  var current: () -> AnyObject? = { nil }

  /// What calls its code for UIKit.
  var caller: (any CodeCaller)? { current() as? any CodeCaller }

  /// Gives an object of UIKit's the part of a class of the code.
  func attach(_ instance: CodeInstance, to host: StatefulObject) {
    willChange()
    instance.heap = self
    instances[ObjectIdentifier(host)] = instance
  }

  /// The value of a variable; nil if it has none yet.
  subscript(name: String) -> CodeValue? {
    get { values[name] }
    set {
      willChange()
      values[name] = newValue
    }
  }

  /// Keeps only some values, each perhaps in another form.
  func keep(_ kept: (_ name: String, _ value: CodeValue) -> CodeValue?) {
    guard !values.isEmpty else { return }
    willChange()
    for (name, value) in values { values[name] = kept(name, value) }
  }

  /// Lets UIKit call the methods of a type, or not.
  func setType(_ title: String, isIdle: Bool) {
    willChange()
    if isIdle { idleTypes.insert(title) } else { idleTypes.remove(title) }
  }

  package override func captureState() -> () -> Void {
    let (values, idleTypes, instances) = (values, idleTypes, instances)
    let (associated, observers) = (associated, observers)
    return { [unowned self] in
      self.observers = observers
      (self.values, self.idleTypes, self.instances) = (values, idleTypes, instances)
      self.associated = associated
    }
  }

  package override func captureComparison() -> () -> Bool {
    let (values, count, associated) = (values, instances.count, associated)
    let observers = observers
    return { [unowned self] in
      observers.elementsEqual(self.observers, by: ===) && values.count == self.values.count
        && count == self.instances.count
        && values.allSatisfy { name, value in
          self.values[name].map { CodeValue.areEqual($0, value) } ?? false
        }
        && associated.count == self.associated.count
        && associated.allSatisfy { key, entry in
          self.associated[key].map { CodeValue.areEqual($0.value, entry.value) } ?? false
        }
    }
  }
}
