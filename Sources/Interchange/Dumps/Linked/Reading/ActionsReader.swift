/// Reads a line of chisel's `pactions`: `<Target: 0x…>: selector:, selector2:`.
struct ActionsReader {
  let target: ObjectMention
  let actions: [String]

  init?(_ line: SourceLine, of source: SourceText, objectAt start: Int) {
    let limit = source.trimmed(line.range).upperBound
    guard let head = ObjectHead(source, at: start, before: limit), let address = head.address,
      source.has(">: ", at: head.end, before: limit)
    else { return nil }
    let rest = (head.end + 3)..<limit
    guard !rest.isEmpty, rest.count < 4096, rest.allSatisfy({ Self.isListed(source.bytes[$0]) })
    else { return nil }
    actions = source.string(rest).split(separator: ", ").map(String.init)
    target = ObjectMention(
      className: source.string(head.className), address: source.string(address).lowercased())
    guard actions.allSatisfy({ !$0.contains(" ") && !$0.contains(",") }) else { return nil }
  }

  private static func isListed(_ byte: UInt8) -> Bool {
    byte.isIdentifier || byte == UInt8(ascii: ":") || byte == UInt8(ascii: ",")
      || byte == UInt8(ascii: " ")
  }
}
