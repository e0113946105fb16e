import ResponderKit

/// A class of views that the library has: a row of the catalogue.
///
/// A row repeats nothing that the class itself decides, such as a control's
/// ``UIControl/primaryEvent`` or whether its views take touches. It is a class, because every line
/// that names one looks it up, and it never changes.
package final class ViewClass: Sendable {
  /// Facts about a class that it does not decide itself.
  package struct Traits: OptionSet, Sendable {
    package let rawValue: UInt8

    /// Creates traits from bits.
    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// The class draws nothing, so that people do not see a view of it without subviews.
    package static let clear = Traits(rawValue: 1)
    /// The class only shows something. As an element of a screen it takes no touches and contains
    /// no other elements.
    package static let still = Traits(rawValue: 2)
  }

  /// The name of the class in UIKit.
  package let name: String
  /// A line about the class in the help.
  package let summary: String
  /// Makes a view with a frame in its superview's coordinates, in points.
  package let make: @Sendable (CGRect) -> UIView
  /// The types of elements that the class stands for, as XCTest and the tools upon it name them,
  /// without `XCUIElementType`.
  package let elementTypes: [String]
  /// The class that exported Swift makes instead, if an app cannot make this one; otherwise nil.
  package let swiftName: String?
  /// Facts about the class that it does not decide itself.
  package let traits: Traits
  /// Indicates whether the class is a control, which may be disabled.
  package let isControl: Bool
  /// Indicates whether views of the class take touches by default (R2.13).
  package let takesTouches: Bool
  /// Indicates whether views of the class make views of their own, such as one that holds added
  /// views.
  package let makesParts: Bool
  /// The identity of the Swift class.
  let type: ObjectIdentifier
  /// Returns whether a view is of the class or of a subclass.
  let includes: @Sendable (UIView) -> Bool

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - elements: The types of elements that the class stands for, without `XCUIElementType`.
  ///   - swiftName: The class that exported Swift makes instead; nil for this one.
  package init<View: UIView>(
    _ make: @escaping @Sendable (CGRect) -> View, _ summary: String, elements: [String] = [],
    swiftName: String? = nil, _ traits: Traits = []
  ) {
    // `String(describing:)` looks for conformances first, which takes a tenth of the start.
    name = _typeName(View.self, qualified: false)
    self.summary = summary
    self.make = make
    elementTypes = elements
    self.swiftName = swiftName
    self.traits = traits
    type = ObjectIdentifier(View.self)
    includes = { $0 is View }
    let view = make(.zero)
    isControl = view is UIControl
    takesTouches = view.isUserInteractionEnabled
    makesParts = !view.ownParts.isEmpty
  }
}

extension ViewClass: Equatable {
  /// Returns whether two rows are the same one.
  package static func == (left: ViewClass, right: ViewClass) -> Bool { left === right }
}
