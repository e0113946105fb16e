import Foundation

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

/// A JSON object, whose members stay in the order in which they were added.
package struct JSONObject: Equatable, Sendable, ExpressibleByDictionaryLiteral {
  /// A name and its value.
  package struct Member: Equatable, Sendable {
    /// The name.
    package var name: String
    /// The value.
    package var value: JSONValue
  }

  /// The members in order.
  package private(set) var members: [Member]

  /// Creates an object of members whose names differ.
  package init(_ members: some Sequence<(String, JSONValue)>) {
    self.members = members.map { Member(name: $0.0, value: $0.1) }
  }

  /// Creates an object of members whose names differ.
  init(members: [Member]) {
    self.members = members
  }

  /// Creates an object of members whose names differ, in this order.
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self.init(elements)
  }

  /// The value of a name. Setting a new name adds it at the end; setting nil removes the name.
  package subscript(name: String) -> JSONValue? {
    get { members.first { $0.name == name }?.value }
    set {
      let index = members.firstIndex { $0.name == name }
      switch (index, newValue) {
      case (let index?, let value?): members[index].value = value
      case (let index?, nil): members.remove(at: index)
      case (nil, let value?): members.append(Member(name: name, value: value))
      case (nil, nil): break
      }
    }
  }

  /// Adds the members of another object, whose values replace those of the same names.
  package mutating func merge(_ other: JSONObject) {
    for member in other.members { self[member.name] = member.value }
  }

  /// Returns the object with the members of another one added.
  package func merging(_ other: JSONObject) -> JSONObject {
    var merged = self
    merged.merge(other)
    return merged
  }
}

/// The number of the schema of JSON output.
package enum JSONSchemaNumber {
  /// The number that all output carries. A change that removes a member or changes its meaning
  /// takes the next number.
  package static let current = 2
}

extension [JSONObject] {
  /// The objects as lines of JSON, one for each, with the number of the schema.
  package var jsonLines: [String] {
    map { (["schema": .integer(JSONSchemaNumber.current)] as JSONObject).merging($0).text }
  }
}

extension CGPoint {
  /// The point as `[x, y]`.
  package var json: JSONValue { .numbers([Double(x), Double(y)]) }
}

extension CGSize {
  /// The size as `[width, height]`.
  package var json: JSONValue { .numbers([Double(width), Double(height)]) }
}

extension CGRect {
  /// The rectangle as `[x, y, width, height]`.
  package var json: JSONValue {
    .numbers([origin.x, origin.y, size.width, size.height].map(Double.init))
  }
}

extension JSONValue {
  /// The value in one line, without spaces.
  package var text: String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(1024)
    write(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  fileprivate func write(to text: inout [UInt8]) {
    switch self {
    case .null: text.add("null")
    case .bool(let isTrue): text.add(isTrue ? "true" : "false")
    case .integer(let integer): text.add(String(integer))
    // JSON has no numbers that are not finite.
    case .number(let number): text.add(number.isFinite ? number.exactText : "null")
    case .string(let string): text.addQuoted(string)
    case .array(let values):
      text.append(UInt8(ascii: "["))
      for (k, value) in values.enumerated() {
        if k > 0 { text.append(UInt8(ascii: ",")) }
        value.write(to: &text)
      }
      text.append(UInt8(ascii: "]"))
    case .object(let object): object.write(to: &text)
    }
  }
}

extension JSONObject {
  /// The object in one line, without spaces.
  package var text: String { JSONValue.object(self).text }

  fileprivate func write(to text: inout [UInt8]) {
    text.append(UInt8(ascii: "{"))
    for (k, member) in members.enumerated() {
      if k > 0 { text.append(UInt8(ascii: ",")) }
      text.addQuoted(member.name)
      text.append(UInt8(ascii: ":"))
      member.value.write(to: &text)
    }
    text.append(UInt8(ascii: "}"))
  }
}

extension [UInt8] {
  fileprivate mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { append(contentsOf: $0) }
  }

  fileprivate mutating func addQuoted(_ text: String) {
    append(UInt8(ascii: "\""))
    var text = text
    let isPlain = text.withUTF8 { characters in
      guard !characters.contains(where: \.mayNeedEscape) else { return false }
      append(contentsOf: characters)
      return true
    }
    if !isPlain {
      for scalar in text.unicodeScalars {
        if let escaped = scalar.escapedInJSON { add(escaped) } else { add(String(scalar)) }
      }
    }
    append(UInt8(ascii: "\""))
  }
}

extension UInt8 {
  /// Indicates whether a character that must be escaped may begin with the byte.
  fileprivate var mayNeedEscape: Bool {
    self < 0x20 || self == UInt8(ascii: "\"") || self == UInt8(ascii: "\\") || self == 0x7F
      || self == 0xC2 || self == 0xE2
  }
}

extension Unicode.Scalar {
  /// The escape sequence of a scalar that JSON, or a terminal that shows it, would misread.
  fileprivate var escapedInJSON: String? {
    switch self {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case _ where isTerminalControl:
      "\\u" + String(repeating: "0", count: value < 0x10 ? 3 : value < 0x100 ? 2 : 0)
        + String(value, radix: 16)
    default: nil
    }
  }
}

extension JSONValue: Decodable {
  /// Reads a value; the members of an object come in the order of their names.
  package init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let integer = try? value.decode(Int.self) {
      self = .integer(integer)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let text = try? value.decode(String.self) {
      self = .string(text)
    } else if let values = try? value.decode([JSONValue].self) {
      self = .array(values)
    } else {
      let members = try value.decode([String: JSONValue].self)
      self = .object(JSONObject(members.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }))
    }
  }
}

extension JSONValue {
  /// The text, if the value is one.
  package var string: String? { if case .string(let text) = self { text } else { nil } }
  /// The object, if the value is one.
  package var object: JSONObject? { if case .object(let object) = self { object } else { nil } }
  /// The values, if the value is an array.
  package var array: [JSONValue]? { if case .array(let values) = self { values } else { nil } }
  /// The truth value, if the value is one.
  package var bool: Bool? { if case .bool(let bool) = self { bool } else { nil } }
  /// The number, if the value is one.
  package var number: Double? {
    switch self {
    case .integer(let integer): Double(integer)
    case .number(let number): number
    case .null, .bool, .string, .array, .object: nil
    }
  }
}
