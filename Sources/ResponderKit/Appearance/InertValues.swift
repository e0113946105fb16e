/// An object that stores the values of inert members: those that an app sets and that never decide
/// who gets a touch. The comment of each begins with `Inert:`, by which the page *Inert* is made.
/// The values lie in one table, so that an object of which nobody sets any pays next to nothing,
/// and so that they are saved and restored together with the object's state.
protocol InertKeeping: AnyObject {
  /// The values by the names of the members. Setting them tells the observer of the object.
  var inertValues: [String: Any] { get set }
}

extension InertKeeping {
  /// Returns the value of a member that was set, by the name of the caller; nil if none was.
  func inert<Value>(_ name: String = #function) -> Value? {
    guard let value = inertValues[name] else { return nil }
    return value as? Value
  }

  /// Returns the value of a member, which is made and kept when it is first asked for.
  func inert<Value: AnyObject>(
    _ name: String = #function, making make: () -> Value
  ) -> Value {
    if let kept: Value = inert(name) { return kept }
    let made = make()
    setInert(made, name)
    return made
  }

  /// Returns the value of a member that can be nil and is not so in the beginning.
  func inert<Value>(_ name: String, initially value: Value) -> Value? {
    guard let kept = inertValues[name] else { return value }
    return kept as? Value
  }

  /// Sets the value of a member; nil takes it away.
  func setInert<Value>(_ value: Value?, _ name: String = #function) {
    if let value { inertValues[name] = value } else { inertValues[name] = nil }
  }
}
