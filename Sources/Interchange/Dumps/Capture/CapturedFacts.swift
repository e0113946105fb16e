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
        let content = property.type.captured?(setting.value)
      else { continue }
      _ = property.set?(view, PropertyValue(property.type, content))
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
