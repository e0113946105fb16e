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
