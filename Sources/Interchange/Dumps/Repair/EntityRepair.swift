/// Writes the characters that a web page's source spells as entities.
///
/// A text that has true objects, too, is left alone: there, an entity is part of a label's text.
struct EntityRepair: Repair {
  private static let entities: [(name: StaticString, character: String)] = [
    ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&#x27;", "'"),
    ("&apos;", "'"), ("&nbsp;", " "), ("&#160;", " "), ("&amp;", "&"),
  ]

  func mend(_ source: SourceText) -> MendedText? {
    let whole = source.bytes.indices
    guard source.position(of: "&lt;", in: whole) != nil,
      ObjectHead.find(in: whole, of: source) == nil
    else { return nil }
    return MendedText(source, damage: .entities) { position, line in
      guard source.bytes[position] == UInt8(ascii: "&") else { return nil }
      return Self.entities.first {
        source.has($0.name, at: position, before: line.upperBound)
      }.map { ($0.name.utf8CodeUnitCount, $0.character) }
    }
  }
}
