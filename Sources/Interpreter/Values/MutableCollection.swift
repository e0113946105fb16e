import ResponderKit

/// A list, a set or a dictionary of Foundation's that changes where it is: NSMutableArray and its kin.
/// All who hold it see the change.
final class MutableCollection: CompanionObject {
  /// What it holds, as a value.
  private(set) var value = CodeValue.none

  /// Creates a collection.
  ///
  /// - Parameter observer: Whom changes are told, so that they can be undone.
  convenience init(_ value: CodeValue, _ observer: (any ChangeObserver)?) {
    self.init(of: nil)
    self.value = value
    changeObserver = observer
  }

  /// Gives it other contents.
  func set(_ value: CodeValue) {
    willChange()
    self.value = value
  }

  /// Takes the contents out, so that they are changed and not copied. Whoever takes them sets them again.
  func take() -> CodeValue {
    willChange()
    defer { value = .none }
    return value
  }

  override func captureState() -> () -> Void {
    let value = value
    return { [unowned self] in self.value = value }
  }

  override func captureComparison() -> () -> Bool {
    let value = value
    return { [unowned self] in CodeValue.areEqual(self.value, value) }
  }
}

extension CodeValue {
  /// The contents of a collection that changes where it is; of any other value the value.
  var contents: CodeValue {
    if case .object(let object) = self, let collection = object as? MutableCollection {
      collection.value
    } else {
      self
    }
  }
}
