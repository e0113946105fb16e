import Foundation

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
        let end = rest.range(of: "}}")?.upperBound ?? rest.endIndex
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
    guard let start = text.range(of: ": '", options: .backwards)?.upperBound else { return true }
    return text[start...].contains("'")
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
