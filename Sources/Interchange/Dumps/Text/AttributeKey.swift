/// A name that UIKit prints before a value.
///
/// Names whose values nobody reads are listed, too: a known name tells where the text of a label
/// ends, which may itself hold quotes.
enum AttributeKey: String, CaseIterable {
  case baseClass
  case reactTag
  case frame
  case text
  case attributedText
  case anchorPoint
  case transform
  case transform3D
  case clipsToBounds
  case focused
  case alpha
  case hidden
  case opaque
  case autoresize
  case autoresizesSubviews
  case userInteractionEnabled
  case placeholder
  case borderStyle
  case background
  case tag
  case tintColor
  case gestureRecognizers
  case backgroundColor
  case animations
  case image
  case name
  case layer
  case bounds
  case configuration
  case value
  case contentOffset
  case contentSize
  case adjustedContentInset
  case layout
  case dataSource

  private static let byName = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

  /// Indicates whether UIKit prints the attribute behind `userInteractionEnabled`. If there is such
  /// an attribute and no `userInteractionEnabled` before it, UIKit did not print that one.
  var isBehindInteraction: Bool {
    switch self {
    case .tag, .tintColor, .gestureRecognizers, .backgroundColor, .animations, .image, .layer: true
    default: false
    }
  }

  private static let byLowercaseName = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0.rawValue.lowercased(), $0) })

  /// Finds a key by its name, which a translation may have written in other letters.
  init?(named name: String) {
    guard let key = Self.byName[name] ?? Self.byLowercaseName[name.lowercased()] else {
      return nil
    }
    self = key
  }
}

/// A name with the sign that separates it from its value: `tag = `, `contentOffset: `.
struct AttributeName {
  /// The key of the name; nil for an unknown one.
  let key: AttributeKey?
  let range: Range<Int>
  let valueStart: Int

  init?(_ source: SourceText, at start: Int, before limit: Int) {
    var end = start
    while end < limit, source.bytes[end].isIdentifier { end += 1 }
    guard end > start else { return nil }
    if source.has(" = ", at: end, before: limit) {
      valueStart = end + 3
    } else if source.has(": ", at: end, before: limit) {
      valueStart = end + 2
    } else {
      return nil
    }
    range = start..<end
    // Longer than any known name, and perhaps megabytes of junk.
    key = end - start > 32 ? nil : AttributeKey(named: source.string(start..<end))
  }
}

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

/// A scanner that finds the end of an attribute's value: a `;` or `>` outside of all brackets.
struct ValueScanner {
  /// The distance in bytes within which a better end of a text is looked for behind a likely one.
  /// UIKit cuts the text to 25 characters or so, and a search without a limit would make the
  /// reading quadratic.
  private static let farthestEnd = 256

  let source: SourceText
  let limit: Int
  /// Indicates whether a quoted text had no end.
  private(set) var endsInText = false

  /// Returns the range of a value without the `;` or `>` after it; up to the limit if there is
  /// neither.
  mutating func value(from start: Int, of key: AttributeKey?) -> Range<Int> {
    if start < limit, source.bytes[start] == UInt8(ascii: "'") {
      return start..<(endOfQuoted(from: start) ?? endOfPlain(from: start))
    }
    if key == .placeholder, let end = endOfFree(from: start) { return start..<end }
    return start..<endOfPlain(from: start)
  }

  private func endOfPlain(from start: Int) -> Int {
    var (angles, others) = (0, 0)
    var position = start
    while position < limit {
      switch source.bytes[position] {
      case UInt8(ascii: "<"): angles += 1
      case UInt8(ascii: ">"):
        if angles == 0 { return position }
        angles -= 1
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): others += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): others = max(0, others - 1)
      case UInt8(ascii: ";") where angles == 0 && others == 0: return position
      default: break
      }
      position += 1
    }
    return limit
  }

  /// Returns the end of a quoted text, in which quotes are not escaped: the first quote before a
  /// known attribute, else before anything like an attribute, else before a `>`; nil if there is
  /// none in this line.
  private mutating func endOfQuoted(from start: Int) -> Int? {
    var (beforeUnknown, beforeClosing, last): (Int?, Int?, Int?) = (nil, nil, nil)
    for position in (start + 1)..<max(start + 1, limit) {
      guard source.bytes[position] == UInt8(ascii: "'") else { continue }
      let end = position + 1
      last = end
      guard end < limit, end < beforeUnknown.map({ $0 + Self.farthestEnd }) ?? limit else { break }
      if source.bytes[end] == UInt8(ascii: ">") {
        beforeClosing = beforeClosing ?? end
      } else if let name = nameAfterSeparator(at: end) {
        if name.key != nil { return end }
        beforeUnknown = beforeUnknown ?? end
      }
    }
    if let end = beforeUnknown ?? beforeClosing { return end }
    endsInText = true
    return last
  }

  /// Returns the end of an unquoted text: the position at which a known attribute begins.
  private func endOfFree(from start: Int) -> Int? {
    (start..<max(start, limit)).first {
      source.bytes[$0] == UInt8(ascii: ";") && nameAfterSeparator(at: $0)?.key != nil
    }
  }

  private func nameAfterSeparator(at position: Int) -> AttributeName? {
    guard source.has("; ", at: position, before: limit) else { return nil }
    return AttributeName(source, at: position + 2, before: limit)
  }
}
