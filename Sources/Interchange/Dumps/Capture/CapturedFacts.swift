import Foundation
import ResponderKit
import Scenes

/// The facts of a view that only a capture tells.
final class CapturedFacts: Sendable {
  /// A flag or number under the name that key-value coding has for it.
  struct Setting: Sendable {
    let name: String
    let value: Double
  }

  /// The facts while they are read.
  struct Draft {
    var settings: [Setting] = []
    var center: CGPoint?
    var placeholder: String?
    var backgroundColor: UIColor?
    var label: String?
    var overrides: ViewProvenance.Overrides = []
  }

  private let settings: [Setting]
  /// The anchor point in the superview, where the frame does not tell it.
  let center: CGPoint?
  private let placeholder: String?
  private let backgroundColor: UIColor?
  /// The accessibility label.
  let label: String?
  /// The methods that the view's class overrides.
  let overrides: ViewProvenance.Overrides

  init(_ draft: Draft) {
    settings = draft.settings
    center = draft.center
    placeholder = draft.placeholder
    backgroundColor = draft.backgroundColor
    label = draft.label
    overrides = draft.overrides
  }

  /// Sets the properties of a view.
  func configure(_ view: UIView) {
    if let placeholder { (view as? UITextField)?.placeholder = placeholder }
    if let backgroundColor { view.backgroundColor = backgroundColor }
    for setting in settings {
      // A class that stands for another one may lack the property.
      guard let property = PropertyTable.property(keyValueName: setting.name, of: view),
        let value = PropertyValue(setting.value, as: property.type)
      else { continue }
      _ = property.set?(view, value)
    }
  }
}

extension PropertyTable {
  /// Returns the property that key-value coding calls by a name: `hidden` is `isHidden`.
  static func property(keyValueName name: String, of object: StatefulObject) -> Property? {
    property(name, of: object)
      ?? property("is" + name.prefix(1).uppercased() + name.dropFirst(), of: object)
  }
}

extension PropertyValue {
  /// Creates a value of a type that a number can stand for.
  fileprivate init?(_ number: Double, as type: PropertyType) {
    switch type {
    case .bool: self = .bool(number != 0)
    case .number: self = .number(number)
    case .integer(let range):
      guard let integer = Int(exactly: number.rounded(.towardZero)) else { return nil }
      self = .integer(min(range.upperBound, max(range.lowerBound, integer)))
    case .mask: self = .mask(UIView.AutoresizingMask(rawValue: UInt(max(0, min(63, number)))))
    default: return nil
    }
  }
}
