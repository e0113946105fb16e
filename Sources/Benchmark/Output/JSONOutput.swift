import Foundation
import Text

/// One line of JSON per result, for programs.
struct JSONOutput: ResultOutput {
  func report(_ table: ResultTable) {
    for row in table.rows {
      var members: [String: JSONValue] = ["section": .text(table.section)]
      for (column, value) in zip(table.columns, row) {
        switch value {
        case .text(let text): members[column.key] = .text(text)
        case .number(let number, _): members[column.key] = .number(number)
        case .missing: members[column.key] = .null
        }
      }
      print(members.jsonLine)
    }
  }

  func note(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}

private enum JSONValue: Encodable {
  case text(String)
  case number(Double)
  case null

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .text(let text): try container.encode(text)
    case .number(let number): try container.encode(number)
    case .null: try container.encodeNil()
    }
  }
}

extension Encodable {
  /// The value as JSON without line breaks, its members in alphabetical order.
  var jsonLine: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let data = try? encoder.encode(self) else { return "null" }
    return String(decoding: data, as: UTF8.self)
  }
}
