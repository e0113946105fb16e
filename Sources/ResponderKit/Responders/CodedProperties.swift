/// The properties that a class which was read may override or observe, and that UIKit sets or reads.
package enum CodedProperty {
  /// The names of the properties whose observers and setters run whoever sets them.
  package static let settable: Set = [
    "frame", "bounds", "center", "transform", "alpha", "isHidden", "isUserInteractionEnabled",
    "isEnabled", "isSelected", "isHighlighted", "contentOffset", "contentSize",
  ]
  /// The names of the properties whose getters answer whoever reads them.
  package static let readable: Set = [
    "isEnabled", "isSelected", "isHighlighted", "intrinsicContentSize", "next",
    "canBecomeFirstResponder", "canResignFirstResponder", "canBecomeKey", "inputView",
    "inputAccessoryView",
  ]
}

extension StatefulObject {
  /// Sets a property to a new value by way of a class that was read: by its setter, or with its
  /// observers. The body sets the property itself.
  @inline(__always)
  final func setting<Value>(
    _ name: String, _ new: Value, _ old: @autoclosure () -> Value, _ body: () -> Void
  ) {
    guard CodedUse.isKnown, let coded = codedStorage else { return body() }
    setting(name, new, old(), by: coded, body)
  }

  @inline(never)
  private final func setting<Value>(
    _ name: String, _ new: Value, _ old: Value, by coded: any CodedMethods, _ body: () -> Void
  ) {
    if runsCode("set \(name)", [.any(new)]) { return }
    // While the setter calls super, observers of the same class are none.
    _ = runsCode("willSet \(name)", [.any(new)])
    body()
    _ = runsCode("didSet \(name)", [.any(old)])
  }
}
