import Foundation

/// A JSON text that stands somewhere in another text, perhaps cut short.
struct JSONText {
  /// The outermost objects.
  let nodes: [JSONNode]
  let warnings: [DumpWarning]

  /// Returns whether a text may hold a JSON text with one of some marks.
  static func hasMark(_ marks: [StaticString], in source: SourceText) -> Bool {
    guard let mark = source.openingPosition(ofAny: marks) else { return false }
    return start(in: source, 0..<mark) != nil
  }

  /// Reads the JSON text that holds the first of some marks.
  init(_ source: SourceText, with marks: [StaticString]) throws(DumpError) {
    let mark = source.openingPosition(ofAny: marks) ?? 0
    var start = Self.start(in: source, 0..<mark) ?? 0
    var brackets = try Self.brackets(source, start..<source.bytes.count)
    // A log may print other objects before.
    while brackets.end <= mark, let next = Self.start(in: source, brackets.end..<mark) {
      start = next
      brackets = try Self.brackets(source, start..<source.bytes.count)
    }
    var value = try? JSONSerialization.jsonObject(with: Data(brackets.marked))
    if value == nil, let damage = Self.damage(in: source.bytes[start..<brackets.end]) {
      brackets = try Self.brackets(source, start..<(start + damage))
      value = try? JSONSerialization.jsonObject(with: Data(brackets.marked))
    }
    let (first, last) = (source.place(of: start), source.place(of: max(start, brackets.end - 1)))
    guard let value else {
      throw DumpError(line: first.line, column: first.column, kind: .badJSON)
    }
    nodes = JSONNode.list(value)
    warnings =
      (brackets.isCut ? [DumpWarning(line: last.line, kind: .endsHere)] : [])
      + source.warnings(outside: first.line...(brackets.isCut ? Int.max : last.line))
  }

  /// Returns the position of the first bracket that may begin a list of objects or an object.
  private static func start(in source: SourceText, _ range: Range<Int>) -> Int? {
    range.first { position in
      let next = source.bytes[(position + 1)...].prefix(256).first { !$0.isBlank }
      switch source.bytes[position] {
      case UInt8(ascii: "{"): return next == UInt8(ascii: "\"") || next == UInt8(ascii: "}")
      case UInt8(ascii: "["): return next == UInt8(ascii: "{") || next == UInt8(ascii: "]")
      default: return false
      }
    }
  }

  private static func brackets(
    _ source: SourceText, _ range: Range<Int>
  ) throws(DumpError) -> JSONBrackets {
    let brackets = JSONBrackets(source, in: range)
    guard let excess = brackets.excess else { return brackets }
    let place = source.place(of: excess.position)
    throw DumpError(line: place.line, column: place.column, kind: excess.kind)
  }

  /// Returns the number of bytes that are well-formed; Foundation tells it in words only.
  private static func damage(in bytes: ArraySlice<UInt8>) -> Int? {
    do {
      _ = try JSONSerialization.jsonObject(with: Data(bytes))
      return nil
    } catch {
      let words = ((error as NSError).userInfo["NSDebugDescription"] as? String ?? "")
        .split { !$0.isLetter && !$0.isNumber }
      guard let word = words.firstIndex(of: "character"), word + 1 < words.count,
        let offset = Int(words[word + 1]), offset < bytes.count
      else { return nil }
      return offset
    }
  }
}
