/// A reader of the elements of an XML document that stands somewhere in a text, one by one.
///
/// It reads what test tools print, which is not always XML: the brackets of a generic class in the
/// name of an element, and `<`, `&` and quotation marks in the value of an attribute. It goes on
/// after damage as far as the tags tell where the next element begins. Entities cannot be defined:
/// a text that declares a document type is refused.
struct MarkupReader {
  /// No screen is that deep.
  private static let deepest = 1000

  private let source: SourceText
  private var position: Int
  private var lines: LineCursor
  private var count = 0
  /// The names of the elements that are open.
  private var open: [Range<Int>] = []
  private var lastLine = 0
  private var firstDamage: Int?

  private init(_ source: SourceText, from start: Int) {
    self.source = source
    position = start
    lines = LineCursor(source)
  }

  /// Calls a function with each element, parents first.
  ///
  /// - Returns: Warnings about the text.
  static func read(
    _ source: SourceText, from start: Int, use: (MarkupElement) -> Void
  ) throws(DumpError) -> [DumpWarning] {
    if let type = source.position(of: "<!DOCTYPE", in: 0..<start) {
      throw source.error(.documentType, at: type)
    }
    var reader = MarkupReader(source, from: start)
    try reader.readDocument(use)
    let first = source.place(of: start).line
    return reader.warnings + source.warnings(outside: first...max(first, reader.lastLine))
  }

  private var warnings: [DumpWarning] {
    if !open.isEmpty { return [DumpWarning(line: firstDamage ?? lastLine, kind: .endsHere)] }
    return firstDamage.map { [DumpWarning(line: $0, kind: .damaged)] } ?? []
  }

  /// Reads up to the end of the outermost element; what follows is text of a log.
  private mutating func readDocument(_ use: (MarkupElement) -> Void) throws(DumpError) {
    repeat {
      skipContent()
      guard position < source.bytes.count else { return noteDamage() }
      if has("<!--") {
        skip(past: "-->")
      } else if has("<![CDATA[") {
        skip(past: "]]>")
      } else if has("<?") {
        skip(past: "?>")
      } else if has("<!") {
        noteDamage()
        skip(past: ">")
      } else if has("</") {
        readEndTag()
      } else {
        try readStartTag(use)
      }
    } while !open.isEmpty
  }

  private mutating func readStartTag(_ use: (MarkupElement) -> Void) throws(DumpError) {
    let start = position
    position += 1
    let name = readName()
    guard !name.isEmpty, let (attributes, isEmpty) = readAttributes() else { return noteDamage() }
    lastLine = lines.line(of: position - 1)
    if open.count >= Self.deepest {
      throw source.error(.tooDeep(limit: Self.deepest), at: start)
    }
    if count >= DumpLimits.mostElements {
      throw source.error(.tooManyElements(limit: DumpLimits.mostElements), at: start)
    }
    count += 1
    use(
      MarkupElement(
        name: source.string(name), attributes: attributes, depth: open.count, line: lastLine))
    if !isEmpty { open.append(name) }
  }

  /// Closes the innermost element, also where the tag names another one.
  private mutating func readEndTag() {
    position += 2
    let name = readName()
    while let byte, byte != UInt8(ascii: ">") { position += 1 }
    guard byte != nil else { return noteDamage() }
    lastLine = lines.line(of: position)
    if let last = open.popLast(), !source.bytes[last].elementsEqual(source.bytes[name]) {
      noteDamage()
    }
    position += 1
  }

  /// Reads a name, with its generic arguments.
  private mutating func readName() -> Range<Int> {
    let start = position
    var brackets = 0
    while let byte, byte != UInt8(ascii: "\n"), brackets > 0 || !byte.endsName {
      if byte == UInt8(ascii: "<") { brackets += 1 }
      // The arrow of a function's type closes nothing.
      if byte == UInt8(ascii: ">"), source.bytes[position - 1] != UInt8(ascii: "-") {
        brackets -= 1
      }
      position += 1
    }
    return start..<position
  }

  /// Reads the rest of a tag; nil if the text ends in it.
  private mutating func readAttributes() -> (attributes: [String: String], isEmpty: Bool)? {
    var attributes: [String: String] = [:]
    while let byte {
      switch byte {
      case UInt8(ascii: ">"):
        position += 1
        return (attributes, source.bytes[position - 2] == UInt8(ascii: "/"))
      case UInt8(ascii: "/"),
        _ where byte.isBlank:
        position += 1
      default:
        guard let (name, value) = readAttribute() else {
          noteDamage()
          continue
        }
        if attributes[name] == nil { attributes[name] = value } else { noteDamage() }
      }
    }
    return nil
  }

  /// Reads an attribute; nil if it has no name or no value in quotation marks.
  private mutating func readAttribute() -> (name: String, value: String)? {
    let name = position..<end { !$0.endsName && $0 != UInt8(ascii: "=") }
    position = name.upperBound
    position = end(while: \.isBlank)
    guard byte == UInt8(ascii: "=") else { return nil }
    position += 1
    position = end(while: \.isBlank)
    guard let quote = byte, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return nil
    }
    position += 1
    var value: [UInt8] = []
    while let byte, byte != quote || !endsValue(at: position) {
      if byte == UInt8(ascii: "&"), let (character, count) = source.reference(at: position) {
        value += character.utf8
        position += count
      } else {
        value.append(byte.isBlank ? UInt8(ascii: " ") : byte)
        position += 1
      }
    }
    position = min(position + 1, source.bytes.count)
    return name.isEmpty ? nil : (source.string(name), String(decoding: value, as: UTF8.self))
  }

  /// Returns whether a quotation mark is followed by the end of the tag or by another attribute.
  private func endsValue(at position: Int) -> Bool {
    let rest = source.bytes[(position + 1)...].prefix(128)
    let next = rest.drop { $0.isBlank }
    guard let first = next.first else { return true }
    if "/>?".utf8.contains(first) { return true }
    let afterName = next.drop { $0.isIdentifier || "-.:".utf8.contains($0) }
    return next.startIndex > rest.startIndex && afterName.startIndex > next.startIndex
      && afterName.first == UInt8(ascii: "=")
  }

  /// Skips what stands between two tags; no tool says anything there.
  private mutating func skipContent() {
    while let byte, byte != UInt8(ascii: "<") {
      if byte == UInt8(ascii: "&"), source.reference(at: position) == nil { noteDamage() }
      position += 1
    }
  }

  private mutating func skip(past literal: StaticString) {
    let end = source.position(of: literal, in: position..<source.bytes.count)
    position = end.map { $0 + literal.utf8CodeUnitCount } ?? source.bytes.count
  }

  private mutating func noteDamage() {
    let line = lines.line(of: min(position, source.bytes.count - 1))
    firstDamage = firstDamage ?? line
    lastLine = max(lastLine, line)
  }

  /// The byte at the position; nil at the end of the text.
  private var byte: UInt8? { position < source.bytes.count ? source.bytes[position] : nil }

  private func has(_ literal: StaticString) -> Bool {
    source.has(literal, at: position, before: source.bytes.count)
  }

  private func end(while condition: (UInt8) -> Bool) -> Int {
    source.bytes[position...].firstIndex { !condition($0) } ?? source.bytes.count
  }
}

/// An element of an XML text.
struct MarkupElement {
  let name: String
  let attributes: [String: String]
  /// The number of elements that the element lies in.
  let depth: Int
  /// The number of the line at which its first tag ends.
  let line: Int
}

extension UInt8 {
  /// Indicates whether the byte stands after the name of an element.
  fileprivate var endsName: Bool {
    isBlank || self == UInt8(ascii: ">") || self == UInt8(ascii: "/")
  }
}

extension SourceText {
  private static let named = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
  ]

  /// Returns the character of a reference such as `&amp;` or `&#10;` and the number of its bytes;
  /// nil if none stands there.
  fileprivate func reference(at position: Int) -> (character: String, count: Int)? {
    let name = bytes[(position + 1)...].prefix(10)
      .prefix { $0.isIdentifier || $0 == UInt8(ascii: "#") }
    guard name.endIndex < bytes.count, bytes[name.endIndex] == UInt8(ascii: ";") else { return nil }
    let text = String(decoding: name, as: UTF8.self)
    let number =
      text.hasPrefix("#x")
      ? UInt32(text.dropFirst(2), radix: 16)
      : text.hasPrefix("#") ? UInt32(text.dropFirst()) : nil
    guard let character = number.flatMap(Unicode.Scalar.init).map(String.init) ?? Self.named[text]
    else { return nil }
    return (character, name.count + 2)
  }
}
