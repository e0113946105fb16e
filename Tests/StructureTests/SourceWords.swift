/// The words of a Swift source in their order, without those of comments and of the text in strings.
///
/// Words of a string's interpolations count.
struct SourceWords {
  /// A word and what surrounds it.
  struct Word {
    let text: String
    /// The number of the line, from 0.
    let line: Int
    /// The column at which the line begins that the word is in.
    let indentation: Int
    /// The number of parentheses round the word.
    let depth: Int
    /// Indicates whether the word is selected from something, as a member.
    let isAfterDot: Bool
    /// Indicates whether the word names an attribute.
    let isAfterAt: Bool
    /// Indicates whether arguments follow.
    let isBeforeParenthesis: Bool
    /// Indicates whether the word is a label.
    let isBeforeColon: Bool
  }

  private enum Place {
    case code(depth: Int)
    case string(hashes: Int, isMultiline: Bool)
  }

  private(set) var words: [Word] = []
  private var places = [Place.code(depth: 0)]
  private var line = 0
  /// The column at which the line begins; nil if nothing but spaces was read of it.
  private var indentation: Int?
  private var lineStart = 0

  /// Reads a source.
  ///
  /// - Complexity: O(bytes).
  init(_ source: String) {
    var source = source
    source.withUTF8 { read($0) }
  }

  private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) {
    var at = 0
    while at < bytes.count {
      switch places[places.count - 1] {
      case .code(let depth): at = readCode(bytes, at, depth)
      case .string(let hashes, let isMultiline):
        at = readString(bytes, at, hashes, isMultiline)
      }
    }
  }

  private mutating func endLine(_ next: Int) {
    line += 1
    (lineStart, indentation) = (next, nil)
  }

  /// Reads something of code, and returns the place behind it.
  private mutating func readCode(
    _ bytes: UnsafeBufferPointer<UInt8>, _ at: Int, _ depth: Int
  ) -> Int {
    let byte = bytes[at]
    if byte == UInt8(ascii: "\n") {
      endLine(at + 1)
      return at + 1
    }
    if byte == UInt8(ascii: " ") { return at + 1 }
    if indentation == nil { indentation = at - lineStart }
    if byte.isOfWord {
      var end = at + 1
      while end < bytes.count, bytes[end].isOfWord { end += 1 }
      let before = at > 0 ? bytes[at - 1] : 0
      let isRange = at > 1 && bytes[at - 2] == UInt8(ascii: ".")
      words.append(
        Word(
          text: String(decoding: bytes[at..<end], as: UTF8.self), line: line,
          indentation: indentation ?? 0, depth: depth,
          isAfterDot: before == UInt8(ascii: ".") && !isRange,
          isAfterAt: before == UInt8(ascii: "@"),
          isBeforeParenthesis: end < bytes.count && bytes[end] == UInt8(ascii: "("),
          isBeforeColon: end < bytes.count && bytes[end] == UInt8(ascii: ":")))
      return end
    }
    switch byte {
    case UInt8(ascii: "("): places[places.count - 1] = .code(depth: depth + 1)
    case UInt8(ascii: ")"):
      if depth > 0 {
        places[places.count - 1] = .code(depth: depth - 1)
      } else if places.count > 1 {
        places.removeLast()
      }
    case UInt8(ascii: "/") where bytes.has("//", at):
      return bytes[at...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    case UInt8(ascii: "/") where bytes.has("/*", at): return endOfComment(bytes, at)
    case UInt8(ascii: "#"), UInt8(ascii: "\""):
      var quote = at
      while quote < bytes.count, bytes[quote] == UInt8(ascii: "#") { quote += 1 }
      guard quote < bytes.count, bytes[quote] == UInt8(ascii: "\"") else { return quote }
      let isMultiline = bytes.has("\"\"\"", quote)
      places.append(.string(hashes: quote - at, isMultiline: isMultiline))
      return quote + (isMultiline ? 3 : 1)
    default: break
    }
    return at + 1
  }

  private mutating func endOfComment(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    var (at, depth) = (start + 2, 1)
    while at < bytes.count, depth > 0 {
      if bytes.has("/*", at) {
        (at, depth) = (at + 2, depth + 1)
      } else if bytes.has("*/", at) {
        (at, depth) = (at + 2, depth - 1)
      } else {
        if bytes[at] == UInt8(ascii: "\n") { endLine(at + 1) }
        at += 1
      }
    }
    return at
  }

  /// Reads something of a string, and returns the place behind it.
  private mutating func readString(
    _ bytes: UnsafeBufferPointer<UInt8>, _ at: Int, _ hashes: Int, _ isMultiline: Bool
  ) -> Int {
    switch bytes[at] {
    case UInt8(ascii: "\n"):
      endLine(at + 1)
      // What begins like a string but ends with its line was something else.
      if !isMultiline { places.removeLast() }
    case UInt8(ascii: "\"") where !isMultiline || bytes.has("\"\"\"", at):
      let end = at + (isMultiline ? 3 : 1)
      guard bytes.hasHashes(hashes, end) else { return at + 1 }
      places.removeLast()
      return end + hashes
    case UInt8(ascii: "\\") where bytes.hasHashes(hashes, at + 1):
      let next = at + 1 + hashes
      guard next < bytes.count else { return next }
      if bytes[next] == UInt8(ascii: "(") { places.append(.code(depth: 0)) }
      return bytes[next] == UInt8(ascii: "\n") ? next : next + 1
    default: break
    }
    return at + 1
  }
}

extension UInt8 {
  fileprivate var isOfWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns whether a text stands at a place.
  fileprivate func has(_ text: StaticString, _ at: Int) -> Bool {
    guard at + text.utf8CodeUnitCount <= count else { return false }
    for k in 0..<text.utf8CodeUnitCount where self[at + k] != text.utf8Start[k] { return false }
    return true
  }

  fileprivate func hasHashes(_ hashes: Int, _ at: Int) -> Bool {
    at + hashes <= count && self[at..<at + hashes].allSatisfy { $0 == UInt8(ascii: "#") }
  }
}
