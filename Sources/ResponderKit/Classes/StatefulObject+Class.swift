extension StatefulObject {
  /// Returns whether the object is of a class or of a subclass of it.
  ///
  /// - Parameter aClass: The class, such as `UIButton.self`.
  /// - Complexity: O(number of superclasses).
  public final func isKind(of aClass: AnyClass) -> Bool {
    func isOne<Class: AnyObject>(of type: Class.Type) -> Bool { self is Class }
    return _openExistential(aClass, do: isOne)
  }

  /// Returns whether the object is of exactly a class, not of a subclass of it.
  ///
  /// - Parameter aClass: The class, such as `UIView.self`.
  public final func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }
}
