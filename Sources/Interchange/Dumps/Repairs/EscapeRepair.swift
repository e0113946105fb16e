/// A repair that breaks lines at `\n`, as a debugger prints it within a string, and takes away the
/// other backslashes of such a line.
struct EscapeRepair: Repair {
  private static let backslash = UInt8(ascii: "\\")

  /// Indicates whether the elements of a document are looked for, whose attributes have `\"` round
  /// their values in a text of JSON.
  var ofMarkup = false

  func mend(_ source: SourceText) -> RepairedText? {
    guard source.bytes.contains(Self.backslash) else { return nil }
    var lines = RepairedLines(like: source)
    var firstLine: Int?
    for line in SourceLines(source) {
      guard isEscaped(line.range, in: source) else {
        lines.add(line, in: source)
        continue
      }
      firstLine = firstLine ?? line.number
      unescape(line, in: source, into: &lines)
    }
    return firstLine.map { RepairedText(source: lines.source, damage: .escapes, line: $0) }
  }

  /// Returns whether a range holds a backslash that can only mean a line break before a view or a
  /// list item, or a quote round a text; elsewhere it may belong to a label's text.
  private func isEscaped(_ range: Range<Int>, in source: SourceText) -> Bool {
    if ofMarkup {
      return source.position(of: "=\\\"", in: range) != nil
        && source.position(of: "=\"", in: range) == nil
    }
    return range.contains { position in
      guard source.bytes[position] == Self.backslash else { return false }
      if source.has("\\n", at: position, before: range.upperBound) {
        let start = endOfLadder(from: position + 2, in: range, of: source)
        return source.has("<", at: start, before: range.upperBound)
          || source.has("- ", at: start, before: range.upperBound)
      }
      return position >= range.lowerBound + 3
        && (source.has(" = \\'", at: position - 3, before: range.upperBound)
          || source.has(" = \\\"", at: position - 3, before: range.upperBound))
    }
  }

  private func endOfLadder(from start: Int, in range: Range<Int>, of source: SourceText) -> Int {
    var position = start
    while position < range.upperBound {
      if source.has("\\t", at: position, before: range.upperBound) {
        position += 2
      } else if source.bytes[position] == UInt8(ascii: "|") || source.bytes[position].isBlank {
        position += 1
      } else {
        break
      }
    }
    return position
  }

  private func unescape(_ line: SourceLine, in source: SourceText, into lines: inout RepairedLines)
  {
    lines.begin(at: line.place)
    var position = line.range.lowerBound
    while position < line.range.upperBound {
      let byte = source.bytes[position]
      position += 1
      guard byte == Self.backslash, position < line.range.upperBound else {
        lines.append(byte)
        continue
      }
      switch source.bytes[position] {
      case UInt8(ascii: "n"): lines.begin(at: line.place(of: position + 1))
      case UInt8(ascii: "t"): lines.append(UInt8(ascii: "\t"))
      case UInt8(ascii: "/") where ofMarkup: lines.append(UInt8(ascii: "/"))
      case UInt8(ascii: "'"), UInt8(ascii: "\""), Self.backslash:
        lines.append(source.bytes[position])
      default:
        // Of another escape, such as that of a character.
        lines.append(byte)
        continue
      }
      position += 1
    }
  }
}

/// A repair that makes straight the quotes round texts that a word processor made curly.
///
/// Curly quotes within a text belong to the text.
struct QuoteRepair: Repair {
  func mend(_ source: SourceText) -> RepairedText? {
    // Every curly quote begins with this byte.
    guard source.bytes.contains(0xE2) else { return nil }
    return RepairedText(source, damage: .quotes) { position, line in
      isCurlyQuote(at: position, in: line, of: source) ? (3, "'") : nil
    }
  }

  /// Returns whether a curly quote that opens or closes a value stands at a position.
  private func isCurlyQuote(at position: Int, in range: Range<Int>, of source: SourceText) -> Bool {
    guard source.bytes[position] == 0xE2, position + 2 < range.upperBound,
      source.bytes[position + 1] == 0x80,
      [0x98, 0x99, 0x9C, 0x9D].contains(source.bytes[position + 2])
    else { return false }
    if position >= range.lowerBound + 3,
      source.has(" = ", at: position - 3, before: range.upperBound)
    {
      return true
    }
    return source.has("; ", at: position + 3, before: range.upperBound)
      && AttributeName(source, at: position + 5, before: range.upperBound)?.key != nil
      || source.has(">", at: position + 3, before: range.upperBound)
  }
}

/// Writes the characters that a web page's source spells as entities.
///
/// A text that has true objects, too, is left alone: there, an entity is part of a label's text.
struct EntityRepair: Repair {
  private static let entities: [(name: StaticString, character: String)] = [
    ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&#x27;", "'"),
    ("&apos;", "'"), ("&nbsp;", " "), ("&#160;", " "), ("&amp;", "&"),
  ]

  func mend(_ source: SourceText) -> RepairedText? {
    let whole = source.bytes.indices
    guard source.position(of: "&lt;", in: whole) != nil,
      ObjectHead.find(in: whole, of: source) == nil
    else { return nil }
    return RepairedText(source, damage: .entities) { position, line in
      guard source.bytes[position] == UInt8(ascii: "&") else { return nil }
      return Self.entities.first {
        source.has($0.name, at: position, before: line.upperBound)
      }.map { ($0.name.utf8CodeUnitCount, $0.character) }
    }
  }
}
