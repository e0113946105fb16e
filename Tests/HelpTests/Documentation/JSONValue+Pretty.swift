import Text

extension JSONValue {
  /// The value for people: in one line where it fits, else a line for each member.
  var pretty: String { pretty(indent: 0, room: 96) }

  private func pretty(indent: Int, room: Int) -> String {
    guard spaced.count > room - indent else { return spaced }
    let pad = String(repeating: " ", count: indent + 2)
    let end = "\n" + String(repeating: " ", count: indent)
    switch self {
    case .array(let values) where values.allSatisfy(\.isSimple):
      let texts = values.map(\.spaced).joined(separator: ", ")
      return "[\n\(pad)\(texts.filled(indent: indent + 2, first: indent + 2, room: room))\(end)]"
    case .array(let values):
      let lines = values.map { pad + $0.pretty(indent: indent + 2, room: room - 1) }
      return "[\n\(lines.joined(separator: ",\n"))\(end)]"
    case .object(let object):
      let lines = object.members.map { member in
        let name = JSONValue.string(member.name).text + ": "
        return pad + name + member.value.pretty(indent: indent + 2, room: room - 1 - name.count)
      }
      return "{\n\(lines.joined(separator: ",\n"))\(end)}"
    default: return text
    }
  }

  /// Whether it is a word or a number, of which several share a line.
  private var isSimple: Bool {
    switch self {
    case .string(let text): !text.contains(" ")
    case .array, .object: false
    default: true
    }
  }

  /// The value in one line, with spaces.
  private var spaced: String {
    switch self {
    case .array(let values): "[" + values.map(\.spaced).joined(separator: ", ") + "]"
    case .object(let object):
      "{"
        + object.members.map { JSONValue.string($0.name).text + ": " + $0.value.spaced }
        .joined(separator: ", ") + "}"
    default: text
    }
  }
}
