import Foundation

/// A way to write a Swift value as JSON, with the type that it has there.
package struct JSONCoding<Value>: Sendable {
  /// The type.
  package let type: JSONType
  /// Writes a value.
  package let encode: @Sendable (Value) -> JSONValue

  package init(_ type: JSONType, _ encode: @escaping @Sendable (Value) -> JSONValue) {
    self.type = type
    self.encode = encode
  }

  /// Returns the coding of a list of values.
  package static func list<Element>(_ coding: JSONCoding<Element>) -> Self
  where Value == [Element] {
    Self(.list(coding.type)) { .array($0.map(coding.encode)) }
  }

  /// Returns the coding of an object with declared members.
  package static func object(_ type: JSONObjectType<Value>) -> Self {
    Self(.object(type.shape)) { .object(type.object(of: $0)) }
  }

  /// Returns the coding of a value or null.
  package static func orNull<Wrapped>(_ coding: JSONCoding<Wrapped>) -> Self
  where Value == Wrapped? {
    Self(.orNull(coding.type)) { $0.map(coding.encode) ?? .null }
  }
}

extension JSONCoding
where Value: CaseIterable & RawRepresentable & SendableMetatype, Value.RawValue == String {
  /// Returns the coding of a word of an enumeration.
  package static func word(_ type: Value.Type) -> Self {
    Self(.words(type.allCases.map(\.rawValue))) { .string($0.rawValue) }
  }
}

extension JSONCoding<String> {
  package static let text = Self(.text) { .string($0) }
}

extension JSONCoding<String?> {
  package static let textOrNull = orNull(.text)
}

extension JSONCoding<Bool> {
  package static let bool = Self(.bool) { .bool($0) }
}

extension JSONCoding<Int> {
  /// A number of things, from 0.
  package static let count = integer(from: 0)
  /// A place in an order, from 1.
  package static let ordinal = integer(from: 1)
  /// A whole number from 0 to 100.
  package static let percent = integer(from: 0, to: 100)

  private static func integer(from least: Int, to most: Int? = nil) -> Self {
    Self(.integer(least: least, most: most)) { .integer($0) }
  }
}

extension JSONCoding<Double> {
  package static let number = Self(.number) { .number($0) }
}

extension JSONCoding<[String]> {
  package static let names = Self(.common(.names)) { .strings($0) }
}

extension JSONCoding<CGPoint> {
  package static let point = Self(.common(.point)) { $0.json }
}

extension JSONCoding<CGSize> {
  package static let size = Self(.common(.size)) { $0.json }
}

extension JSONCoding<CGRect> {
  package static let rect = Self(.common(.rect)) { $0.json }
}

extension JSONCoding<JSONValue> {
  /// A property's value.
  package static let value = Self(.common(.value)) { $0 }
}

extension JSONCoding<JSONObject> {
  /// Properties by their names.
  package static let properties = Self(.common(.properties)) { .object($0) }
}

extension JSONCoding<[(String, String)]> {
  /// Texts by names that the user gave.
  package static let texts = Self(.texts) { texts in
    .object(JSONObject(texts.map { ($0.0, .string($0.1)) }))
  }
}
