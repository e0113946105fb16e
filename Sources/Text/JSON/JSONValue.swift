/// A value as JSON has them.
package enum JSONValue: Equatable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  /// A number; one that is not finite is written as null.
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object(JSONObject)

  /// Returns a text, or null.
  package static func text(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }

  /// Returns a list of texts.
  package static func strings(_ texts: [String]) -> JSONValue {
    .array(texts.map(JSONValue.string))
  }

  /// Returns a list of objects.
  package static func objects(_ objects: [JSONObject]) -> JSONValue {
    .array(objects.map(JSONValue.object))
  }

  /// Returns a list of numbers.
  package static func numbers(_ numbers: [Double]) -> JSONValue {
    .array(numbers.map(JSONValue.number))
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByNilLiteral, ExpressibleByDictionaryLiteral
{
  /// Creates a text.
  package init(stringLiteral value: String) { self = .string(value) }
  /// Creates true or false.
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  /// Creates a whole number.
  package init(integerLiteral value: Int) { self = .integer(value) }
  /// Creates null.
  package init(nilLiteral: ()) { self = .null }
  /// Creates an object with its members in this order.
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(JSONObject(elements))
  }
}
