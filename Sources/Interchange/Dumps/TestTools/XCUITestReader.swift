import Foundation
import Scenes

/// Reads what `XCUIElement.debugDescription` prints: an element per line, deeper ones farther in.
enum XCUITestReader: DumpReader {
  static let beginnings: [StaticString] = ["Element subtree:"]

  static func recognizes(_ source: SourceText) -> Bool {
    if source.position(of: "Element subtree:", in: source.opening) != nil { return true }
    return SourceLines(source).prefix { source.opening.contains($0.range.upperBound) }
      .contains { XCUITestHead(source, in: $0.range) != nil }
  }

  static func read(_ source: SourceText, in classes: ClassCatalogue) throws(DumpError)
    -> HierarchyDump
  {
    var values = ElementValues()
    var elements: [ScreenElement] = []
    var isInTree = true
    let items = SourceItems(source) {
      XCUITestHead(source, in: $0) != nil
    } isComplete: {
      XCUITestFields.isComplete(source.string($0))
    }
    for content in items {
      switch content {
      case .item(let item):
        guard isInTree, let head = XCUITestHead(source, in: item.range) else { continue }
        elements.append(element(head, item, source, &values, classes))
      case .other(let line):
        if source.position(of: "Element subtree:", in: line.range) != nil {
          isInTree = true
        } else if begins(line.range, "Path to element:", source)
          || begins(line.range, "Query chain:", source)
        {
          isInTree = false
        } else if isInTree, !source.trimmed(line.range).isEmpty,
          !Prompt.begins(line.range, in: source), !begins(line.range, "Attributes:", source)
        {
          values.warn(.notUnderstood, on: line.number)
        }
      }
    }
    return try HierarchyDump(elements, as: .xcuiTest, warnings: values.warnings)
  }

  private static func begins(
    _ line: Range<Int>, _ literal: StaticString, _ source: SourceText
  ) -> Bool {
    source.has(literal, at: source.trimmed(line).lowerBound, before: line.upperBound)
  }

  private static func element(
    _ head: XCUITestHead, _ item: SourceItem, _ source: SourceText, _ values: inout ElementValues,
    _ classes: ClassCatalogue
  ) -> ScreenElement {
    let fields = XCUITestFields(source.string(head.end..<item.range.upperBound))
    var element = ScreenElement(
      className: head.type, depth: head.indent, line: item.line, in: classes)
    element.address = head.address
    if let frame = fields.frame {
      element.frame = values.rectangle(frame, of: "frame", on: item.line)
    }
    element.identifier = fields["identifier"].shown
    element.text =
      fields["value"].shownText(of: element.type) ?? fields["label"].shown
      ?? fields["title"].shown
    element.isEnabled = !fields.isDisabled
    if item.isCut { values.warn(.cut, on: item.line) }
    return element
  }
}

extension DumpFormat {
  /// `XCUIElement.debugDescription`: accessible elements only.
  package static let xcuiTest = DumpFormat(
    name: "XCUITest", isApproximate: true, toldFacts: [.enabled])
}

/// The beginning of an element: ` →Window (Main), 0x7f8e2c50`, or with a colon before XCTest of
/// Xcode 9.
struct XCUITestHead {
  /// The column at which the type begins.
  let indent: Int
  let type: String
  let address: String
  /// The position after the address.
  let end: Int

  init?(_ source: SourceText, in range: Range<Int>) {
    var start = range.lowerBound
    var indent = 0
    while start < range.upperBound {
      if source.has("→", at: start, before: range.upperBound) {
        start += 3
      } else if source.bytes[start].isBlank {
        start += 1
      } else {
        break
      }
      indent += 1
    }
    var position = start
    while position < range.upperBound, source.bytes[position].isIdentifier { position += 1 }
    let type = start..<position
    // A type begins with a capital, unlike the heading of a reply of the debugger.
    guard let first = type.first, type.count <= 64,
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(source.bytes[first])
    else { return nil }
    if source.has(" (Main)", at: position, before: range.upperBound) { position += 7 }
    if source.has(",", at: position, before: range.upperBound) { position += 1 }
    guard source.has(" 0x", at: position, before: range.upperBound) else { return nil }
    let address = position + 1
    position += 3
    while position < range.upperBound, source.bytes[position].isHexDigit { position += 1 }
    guard
      position == range.upperBound || source.has(",", at: position, before: range.upperBound)
        || source.has(":", at: position, before: range.upperBound)
    else { return nil }
    self.indent = indent
    self.type = source.string(type)
    self.address = source.string(address..<position).lowercased()
    end = position
  }
}

/// The fields that XCTest prints of an element after its address:
/// `{{0, 0}, {9, 9}}, label: 'What's'`.
///
/// Quotes in a text are not escaped, so a text ends where a known name follows.
struct XCUITestFields {
  private static let names = [
    "identifier", "label", "title", "value", "placeholderValue", "traits", "pid",
  ]
  private static let states = ["Selected", "Disabled", "Focused", "Keyboard Focused"]

  private var fields: [String: String] = [:]
  /// The rectangle with its brackets.
  private(set) var frame: String?
  private(set) var isDisabled = false

  /// Returns the text of a field without its quotes.
  subscript(name: String) -> String? { fields[name] }

  init(_ text: String) {
    var rest = text[...]
    while let separator = rest.firstIndex(of: ",") {
      rest = rest[separator...].dropFirst().drop { $0 == " " }
      if rest.hasPrefix("{{") {
        let end = rest.firstRange(of: "}}")?.upperBound ?? rest.endIndex
        if frame == nil { frame = String(rest[..<end]) }
        rest = rest[end...]
      } else if let name = Self.name(at: rest) {
        rest = rest.dropFirst(name.count + 2)
        let end = Self.end(of: rest)
        fields[name] = Self.unquoted(rest[..<end])
        rest = rest[end...]
      } else if rest.hasPrefix("Disabled") {
        isDisabled = true
      }
    }
  }

  /// Returns whether every text in it has its closing quote.
  static func isComplete(_ text: String) -> Bool {
    guard let quote = text.utf8.lastIndex(of: UInt8(ascii: "'")) else { return true }
    return !text[..<quote].hasSuffix(": ")
  }

  private static func name(at text: Substring) -> String? {
    names.first { text.hasPrefix($0) && text.dropFirst($0.count).hasPrefix(": ") }
  }

  /// Returns the end of a field's value: a separator after which something known follows.
  private static func end(of text: Substring) -> Substring.Index {
    var position = text.startIndex
    while let separator = text[position...].firstIndex(of: ",") {
      let next = text[separator...].dropFirst()
      if next.hasPrefix(" ") {
        let after = next.dropFirst()
        let isKnown =
          after.hasPrefix("{{") || name(at: after) != nil
          || states.contains { after.hasPrefix($0) }
        if isKnown { return separator }
      }
      position = text.index(after: separator)
    }
    return text.endIndex
  }

  private static func unquoted(_ text: Substring) -> String {
    guard text.hasPrefix("'") else { return String(text) }
    let inner = text.dropFirst()
    return String(inner.hasSuffix("'") ? inner.dropLast() : inner)
  }
}
