import ResponderKit

/// What code keeps: its parts of views and other objects, the values of the variables at the top of
/// texts and of static ones, and which classes are set aside. Each reading of code goes on with those of the one before,
/// and undo brings them back.
package final class CodeHeap: CompanionObject {
  /// The values, by the names of the variables: `count`, `Card.count`.
  package private(set) var values: [String: CodeValue] = [:]

  /// The types whose methods UIKit does not call now, by their titles.
  private(set) var idleTypes: Set<String> = []

  /// The parts that objects of the code's classes have, by the objects of UIKit's.
  private(set) var instances: [ObjectIdentifier: CodeInstance] = [:]

  /// What the names begin with of values that Objective-C keeps with objects.
  static let associated = "&"

  init() { super.init(of: nil) }

  /// Gives an object of UIKit's the part of a class of the code.
  func attach(_ instance: CodeInstance, to host: StatefulObject) {
    willChange()
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
    for (name, value) in values where !name.hasPrefix(Self.associated) {
      values[name] = kept(name, value)
    }
  }

  /// Lets UIKit call the methods of a type, or not.
  func setType(_ title: String, isIdle: Bool) {
    willChange()
    if isIdle { idleTypes.insert(title) } else { idleTypes.remove(title) }
  }

  package override func captureState() -> () -> Void {
    let (values, idleTypes, instances) = (values, idleTypes, instances)
    return { [unowned self] in
      (self.values, self.idleTypes, self.instances) = (values, idleTypes, instances)
    }
  }

  package override func captureComparison() -> () -> Bool {
    let (values, count) = (values, instances.count)
    return { [unowned self] in
      values.count == self.values.count && count == self.instances.count
        && values.allSatisfy { name, value in
          self.values[name].map { CodeValue.areEqual($0, value) } ?? false
        }
    }
  }
}
