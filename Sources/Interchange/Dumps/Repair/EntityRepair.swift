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
    var lines = MendedLines(like: source)
    var firstLine: Int?
    for line in SourceLines(source) {
      lines.begin(at: line.place)
      var position = line.range.lowerBound
      while position < line.range.upperBound {
        if source.bytes[position] == UInt8(ascii: "&"),
          let entity = Self.entities.first(where: {
            source.has($0.name, at: position, before: line.range.upperBound)
          })
        {
          lines.append(entity.character.utf8)
          position += entity.name.utf8CodeUnitCount
          firstLine = firstLine ?? line.number
        } else {
          lines.append(source.bytes[position])
          position += 1
        }
      }
    }
    return firstLine.map { MendedText(source: lines.source, damage: .entities, line: $0) }
  }
}
