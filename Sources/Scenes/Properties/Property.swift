import ResponderKit

/// A property of a responder, declared once for reading, setting, describing, comparing and saving.
///
/// A class, because every line that names one looks it up, and it never changes.
package final class Property: Sendable {
  /// The name in UIKit.
  package let name: String
  /// Other names of the property in commands.
  package let shortNames: [String]
  /// The kind of the property's value.
  package let type: PropertyType
  /// The class that declares the property.
  package let className: String
  /// One sentence about the property.
  package let summary: String
  /// Reads the property; returns nil if the responder does not have it.
  package let get: @Sendable (StatefulObject) -> PropertyValue?
  /// Sets the property and returns whether the value is of its type; nil if the property can only
  /// be read.
  package let set: (@Sendable (StatefulObject, PropertyValue) -> Bool)?
  /// Returns which kind of value a property of code would take instead of one that is not of its type;
  /// nil if it takes the value.
  package let expectation: (@Sendable (StatefulObject, PropertyValue) -> String?)?
  /// Indicates whether a saved script has to set the property: false for one that follows from
  /// other properties.
  package let isSaved: Bool

  /// Indicates whether listings of all properties have it: false for one that takes long to find.
  let isListed: Bool

  private let isOfOwner: @Sendable (StatefulObject) -> Bool

  /// Returns whether an object is of the class that declares the property.
  package func isDeclared(for object: StatefulObject) -> Bool { isOfOwner(object) }

  /// Returns whether a responder has the property.
  package func applies(to responder: StatefulObject) -> Bool {
    isOfOwner(responder) && (!isConditional || get(responder) != nil)
  }

  /// Indicates whether only some objects of the class have the property.
  private let isConditional: Bool

  /// Indicates whether the property holds the text that is a view's content, which texts print. A
  /// button's title is no such text.
  package var holdsOwnText: Bool { name == "text" }

  /// Creates a property of a class of responders, or of those for which a condition holds.
  init<Owner: StatefulObject, Value>(
    _ name: String, _ shortNames: [String] = [], of owner: Owner.Type,
    _ codec: PropertyCodec<Value>, _ summary: String,
    get: @escaping @Sendable (Owner) -> Value, set: (@Sendable (Owner, Value) -> Void)? = nil,
    isSaved: Bool = true, isListed: Bool = true,
    where condition: (@Sendable (Owner) -> Bool)? = nil
  ) {
    self.name = name
    self.shortNames = shortNames
    className = "\(Owner.self)"
    (self.summary, self.isSaved) = (summary, isSaved)
    self.isListed = isListed
    isConditional = condition != nil
    expectation = nil
    type = codec.type
    isOfOwner = { $0 is Owner }
    self.get = { responder in
      guard let owner = responder as? Owner, condition?(owner) ?? true else { return nil }
      return codec(get(owner))
    }
    if let set {
      self.set = { responder, value in
        guard let owner = responder as? Owner, let value = value.as(codec) else { return false }
        set(owner, value)
        return true
      }
    } else {
      self.set = nil
    }
  }

  /// Creates a property that objects of a class of the code have.
  package init(
    _ name: String, _ type: PropertyType, ofClass className: String, _ summary: String,
    get: @escaping @Sendable (StatefulObject) -> PropertyValue?,
    set: (@Sendable (StatefulObject, PropertyValue) -> Bool)?,
    expectation: @escaping @Sendable (StatefulObject, PropertyValue) -> String?
  ) {
    self.expectation = expectation
    (self.name, self.type, self.className, self.summary) = (name, type, className, summary)
    (self.get, self.set) = (get, set)
    (shortNames, isConditional) = ([], false)
    // What code stores is saved with the class of the object.
    (isSaved, isListed) = (false, true)
    isOfOwner = { _ in true }
  }
}
