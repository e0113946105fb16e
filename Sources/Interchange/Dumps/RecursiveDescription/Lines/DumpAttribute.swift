/// A known attribute of a printed object, its value still unread.
struct DumpAttribute {
  let key: AttributeKey
  let value: Range<Int>
}

/// The attributes of a printed object, from its head to the `>` that closes it.
struct DumpAttributes {
  /// The known attributes, in their order.
  private(set) var known: [DumpAttribute] = []
  /// The name of the first unknown attribute that has a value.
  private(set) var unknown: Range<Int>?
  /// The position after the closing `>`, or the end of the line if there is none.
  private(set) var end: Int
  /// Indicates whether the line ends before the object does.
  private(set) var isCut = false
  /// The last attribute of a line that is cut, left out unless it is complete.
  private(set) var cut: AttributeKey?
  /// Indicates whether the line ends within a quoted text.
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
      if end == limit {
        cut = name?.key
        if !source.isComplete(source.trimmed(value)) { break }
      }
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

extension SourceText {
  /// Returns whether a value is complete, told from how it ends.
  fileprivate func isComplete(_ value: Range<Int>) -> Bool {
    guard let first = value.first, let last = value.last else { return false }
    switch bytes[last] {
    case UInt8(ascii: "'"): return bytes[first] == UInt8(ascii: "'") && value.count > 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      return bytes[first] != UInt8(ascii: "'") && isBalanced(value)
    default: return value.count <= 3 && ["YES", "NO"].contains(string(value))
    }
  }

  private func isBalanced(_ range: Range<Int>) -> Bool {
    var depth = 0
    for position in range {
      switch bytes[position] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ">"): depth -= 1
      default: break
      }
    }
    return depth == 0
  }
}
