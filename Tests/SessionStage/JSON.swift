import Foundation

/// JSON as another program reads it.
package enum JSON: Decodable, Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  package init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let string = try? value.decode(String.self) {
      self = .string(string)
    } else if let array = try? value.decode([JSON].self) {
      self = .array(array)
    } else {
      self = .object(try value.decode([String: JSON].self))
    }
  }

  package init(parsing text: String) throws {
    self = try JSONDecoder().decode(JSON.self, from: Data(text.utf8))
  }

  package subscript(name: String) -> JSON? {
    if case .object(let members) = self { members[name] } else { nil }
  }

  package var string: String? {
    if case .string(let string) = self { string } else { nil }
  }

  package var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  package var array: [JSON] {
    if case .array(let values) = self { values } else { [] }
  }

  var object: [String: JSON] {
    if case .object(let members) = self { members } else { [:] }
  }

  var strings: [String] { array.compactMap(\.string) }
}
