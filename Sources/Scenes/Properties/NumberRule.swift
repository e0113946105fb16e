import ResponderKit

/// The rule for numbers: those that are typed, computed, imported and saved.
///
/// A command that leaves a larger number in the scene is refused, and an import replaces it. So
/// whatever a scene holds, a script can say.
package enum NumberRule {
  /// The largest magnitude of a number, in points where it is a distance.
  ///
  /// Sums and products of a few such numbers are finite, so that no NaN arises from them.
  package static let largest = 1e15

  /// The whole numbers that count something, such as taps or pages.
  package static let counts = -1_000_000_000...1_000_000_000

  /// The whole numbers of UIKit's type for them, `Int`.
  package static let integers = Int.min...Int.max
}

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
