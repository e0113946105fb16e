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
  /// Indicates whether the value has the digits of a `Float`.
  let isFloat: Bool
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
    isSaved: Bool = true, isFloat: Bool = false, isListed: Bool = true,
    where condition: (@Sendable (Owner) -> Bool)? = nil
  ) {
    self.name = name
    self.shortNames = shortNames
    className = "\(Owner.self)"
    self.summary = summary
    self.isSaved = isSaved
    self.isFloat = isFloat
    self.isListed = isListed
    isConditional = condition != nil
    type = codec.type
    isOfOwner = { $0 is Owner }
    self.get = { responder in
      guard let owner = responder as? Owner, condition?(owner) ?? true else { return nil }
      return codec.wrap(get(owner))
    }
    if let set {
      self.set = { responder, value in
        guard let owner = responder as? Owner, let value = codec.unwrap(value) else { return false }
        set(owner, value)
        return true
      }
    } else {
      self.set = nil
    }
  }
}

/// A conversion between the values of a property and values of a Swift type.
struct PropertyCodec<Value>: Sendable {
  let type: PropertyType
  let wrap: @Sendable (Value) -> PropertyValue
  let unwrap: @Sendable (PropertyValue) -> Value?
}

extension PropertyCodec<Bool> {
  static let bool = PropertyCodec(type: .bool, wrap: { .bool($0) }) {
    if case .bool(let value) = $0 { value } else { nil }
  }
}

extension PropertyCodec<CGFloat> {
  static let number = PropertyCodec(type: .number, wrap: { .number(Double($0)) }) {
    if case .number(let value) = $0 { CGFloat(value) } else { nil }
  }
}

extension PropertyCodec<Int> {
  static let integer = integer(in: NumberRule.counts)

  /// Returns the codec of the whole numbers in a range.
  static func integer(in range: ClosedRange<Int>) -> PropertyCodec {
    PropertyCodec(type: .integer(range), wrap: { .integer($0) }) {
      if case .integer(let value) = $0 { value } else { nil }
    }
  }
}

extension PropertyCodec<CGPoint> {
  static let point = PropertyCodec(type: .point, wrap: { .point($0) }) {
    if case .point(let value) = $0 { value } else { nil }
  }
}

extension PropertyCodec<CGSize> {
  static let size = PropertyCodec(type: .size, wrap: { .size($0) }) {
    if case .size(let value) = $0 { value } else { nil }
  }
}

extension PropertyCodec<CGRect> {
  static let rect = PropertyCodec(type: .rect, wrap: { .rect($0) }) {
    if case .rect(let value) = $0 { value } else { nil }
  }
}

extension PropertyCodec<CGAffineTransform> {
  static let transform = PropertyCodec(type: .transform, wrap: { .transform($0) }) {
    if case .transform(let value) = $0 { value } else { nil }
  }
}

extension PropertyCodec<UIEdgeInsets> {
  static let insets = PropertyCodec(type: .insets, wrap: { .insets($0) }) {
    if case .insets(let value) = $0 { value } else { nil }
  }
}

extension PropertyCodec<String?> {
  static let text = PropertyCodec(type: .text, wrap: { .text($0) }) {
    if case .text(let value) = $0 { .some(value) } else { nil }
  }
}

extension PropertyCodec<String> {
  /// The codec of one word, for properties that can only be read.
  static let word = PropertyCodec(type: .word, wrap: { .word($0) }) {
    if case .word(let value) = $0 { value } else { nil }
  }
}

extension PropertyCodec
where Value: CaseIterable & Sendable, Value.AllCases: Sendable {
  /// The codec of an enumeration whose cases commands write by their names.
  static var choice: PropertyCodec {
    PropertyCodec(type: .choice(Value.allCases.map { "\($0)" }), wrap: { .word("\($0)") }) {
      guard case .word(let word) = $0 else { return nil }
      return Value.allCases.first { "\($0)" == word }
    }
  }
}

extension PropertyCodec<UInt> {
  /// Returns the codec of bits with names, the lowest bit first.
  static func options(_ names: [String]) -> PropertyCodec {
    PropertyCodec(type: .options(names), wrap: { .options($0, names: names) }) {
      if case .options(let value, _) = $0 { value } else { nil }
    }
  }
}

extension PropertyCodec<UIView.AutoresizingMask> {
  static let mask = PropertyCodec(type: .mask, wrap: { .mask($0) }) {
    if case .mask(let value) = $0 { value } else { nil }
  }
}

extension PropertyCodec<UIResponder?> {
  static let responder = PropertyCodec(type: .responder, wrap: { .responder($0) }) {
    if case .responder(let value) = $0 { .some(value) } else { nil }
  }
}

extension PropertyCodec<[UIView]> {
  static let views = PropertyCodec(type: .views, wrap: { .views($0) }) {
    if case .views(let value) = $0 { value } else { nil }
  }
}
