/// A known attribute of a printed object, its value still unread.
struct DumpAttribute {
  let key: AttributeKey
  let value: Range<Int>
}

/// The attributes of a printed object, from its head to the `>` that closes it.
struct DumpAttributes {
  /// The known ones, in their order.
  private(set) var known: [DumpAttribute] = []
  /// The name of the first of the others that have a value.
  private(set) var unknown: Range<Int>?
  /// The position after the closing `>`, or the end of the line if there is none.
  private(set) var end: Int
  /// Whether the line ends before the object does; its last attribute is then left out.
  private(set) var isCut = false
  /// Whether the line ends within a quoted text.
  private(set) var endsInText = false

  /// Reads the attributes that begin at a position, usually a `;`.
  init(_ source: SourceText, from start: Int, before limit: Int) {
    var scanner = ValueScanner(source: source, limit: limit)
    end = start
    while end < limit, source.bytes[end] != UInt8(ascii: ">") {
      if source.bytes[end] == UInt8(ascii: ";") || source.bytes[end].isBlank {
        end += 1
        continue
      }
      let name = AttributeName(source, at: end, before: limit)
      let value = scanner.value(from: name?.valueStart ?? end, of: name?.key)
      end = value.upperBound
      if end == limit { break }
      if let key = name?.key {
        known.append(DumpAttribute(key: key, value: source.trimmed(value)))
      } else if let name {
        unknown = unknown ?? name.range
      }
    }
    endsInText = scanner.endsInText
    isCut = end == limit
    if !isCut { end += 1 }
  }
}
