import ResponderKit

extension UIView {
  /// Indicates whether a script can say where the view is, and how large its content is.
  @inline(__always)
  package var keepsNumberRule: Bool { hasNumbers(upTo: CGFloat(NumberRule.largest)) }

  /// Returns the property with a number beyond what a script can say, and its value; nil if there
  /// is none.
  package var propertyBeyondNumberRule: (property: Property, value: PropertyValue)? {
    for property in PropertyTable.properties(of: self) where property.set != nil {
      if let value = property.get(self), !value.keepsNumberRule { return (property, value) }
    }
    return nil
  }
}

extension PropertyValue {
  /// Indicates whether all numbers of the value are such as can be typed.
  package var keepsNumberRule: Bool {
    if case .integer = content { return true }
    return numbers?.allSatisfy { $0.magnitude <= NumberRule.largest } ?? true
  }
}
