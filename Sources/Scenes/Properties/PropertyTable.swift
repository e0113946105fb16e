import ResponderKit
import Text

/// The properties that commands know, in the order in which descriptions list them.
package enum PropertyTable {
  /// The properties of views, controls, windows and controllers.
  package static let all: [Property] =
    ViewProperties.geometry + ViewProperties.touches + ViewProperties.looks + ViewProperties.others
    + ClassProperties.all
    + LayoutProperties.all + ResponderProperties.all + PresentationProperties.all
    + FirstResponderProperties.all
    + GestureProperties.all

  /// Returns the property of a name, if the responder has it.
  package static func property(_ name: String, of responder: StatefulObject) -> Property? {
    guard let properties = byName[name] else { return nil }
    for property in properties where property.applies(to: responder) { return property }
    return nil
  }

  /// Returns the property that holds the text or the title that people read on a view; nil if its
  /// class has none.
  package static func text(of view: UIView) -> Property? {
    texts.first { $0.applies(to: view) }
  }

  /// Returns whether views of a class hold a text that is their content, as against a title.
  ///
  /// - Parameter className: UIKit's name of the class that declares the property.
  package static func hasOwnText(_ className: String) -> Bool {
    texts.contains { $0.className == className && $0.holdsOwnText }
  }

  private static let texts = byName["text"] ?? []

  /// Returns whether any class has a property of a name.
  package static func knows(_ name: String) -> Bool { byName[name] != nil }

  /// Returns the properties that a responder has and that do not take long to find.
  package static func properties(of responder: StatefulObject) -> [Property] {
    let found = listed.filter { $0.applies(to: responder) }
    // A new stepper counts from 0 to 100. Set in this order, its limits never pass each other (R7.15).
    guard let stepper = responder as? UIStepper, stepper.minimumValue > 100 else { return found }
    return found.filter { $0.name == "maximumValue" } + found.filter { $0.name != "maximumValue" }
  }

  /// The properties that do not take long to find.
  package static let listed = all.filter(\.isListed)

  static func values(of object: StatefulObject) -> [PropertyValue] {
    var values: [PropertyValue] = []
    values.reserveCapacity(48)
    _ = eachValue(of: object) {
      values.append($0)
      return true
    }
    return values
  }

  /// Returns whether the values of an object are still the same.
  static func areValues(_ values: [PropertyValue], of object: StatefulObject) -> Bool {
    var rest = values[...]
    return eachValue(of: object) { rest.popFirst() == $0 } && rest.isEmpty
  }

  /// Calls a closure with each value of an object. What code answers is left out, as asking would run it.
  ///
  /// - Parameter body: Returns whether to go on.
  /// - Returns: True if all values were told.
  private static func eachValue(
    of object: StatefulObject, _ body: (PropertyValue) -> Bool
  ) -> Bool {
    let answered = object.codedMethods?.names ?? []
    for properties in byOwner where properties[0].isDeclared(for: object) {
      for property in properties where answered.isEmpty || !answered.contains(property.name) {
        if let value = property.get(object), !body(value) { return false }
      }
    }
    return true
  }

  /// The properties of each class that declares some.
  private static let byOwner = Array(Dictionary(grouping: listed, by: \.className).values)

  private static let byName: WordTable<[Property]> = {
    var table: WordTable<[Property]> = [:]
    for property in all {
      for name in [property.name] + property.shortNames {
        table[name, default: []].append(property)
      }
    }
    return table
  }()
}

/// The properties of particular classes of views.
enum ClassProperties {
  static let all: [Property] = texts + ScrollProperties.all + ControlProperties.all + windows

  private static let texts: [Property] = [
    Property(
      "text", of: UILabel.self, .text, "its text", get: { $0.text }, set: { $0.text = $1 }),
    Property(
      "text", of: UITextField.self, .text, "its text", get: { $0.text }, set: { $0.text = $1 }),
    Property(
      "text", of: UITextView.self, .text, "its text", get: { $0.text }, set: { $0.text = $1 }),
    Property(
      "isEditable", ["editable"], of: UITextView.self, .bool, "whether keys change its text",
      get: { $0.isEditable }, set: { $0.isEditable = $1 }),
    Property(
      "isSelectable", ["selectable"], of: UITextView.self, .bool,
      "whether a person can select its text", get: { $0.isSelectable },
      set: { $0.isSelectable = $1 }),
    Property(
      "placeholder", of: UITextField.self, .text, "the text it shows while empty",
      get: { $0.placeholder }, set: { $0.placeholder = $1 }),
    Property(
      "title", ["text"], of: UIButton.self, .text, "its title", get: { $0.title },
      set: { $0.title = $1 }),
    Property(
      "title", ["text"], of: UITabBarButton.self, .text, "the title of its item",
      get: { $0.title }, set: { $0.title = $1 }),
    Property(
      "title", ["text"], of: _UIButtonBarButton.self, .text, "the title of its item",
      get: { $0.title }, set: { $0.title = $1 }),
  ]

  private static let windows: [Property] = [
    Property(
      "windowLevel", ["level"], of: UIWindow.self, .number,
      "its level: higher is further in front (R1.7)",
      get: { $0.windowLevel.rawValue },
      set: { $0.windowLevel = UIWindow.Level(rawValue: $1) }),
    Property(
      "isKeyWindow", ["key"], of: UIWindow.self, .bool,
      "whether it is the key window; touches do not depend on it (R1.5)", get: { $0.isKeyWindow },
      isSaved: false),
    Property(
      "rootViewController", of: UIWindow.self, .responder, "the controller whose view fills it",
      get: { $0.rootViewController },
      set: { window, responder in window.rootViewController = responder as? UIViewController },
      isSaved: false),
  ]
}
