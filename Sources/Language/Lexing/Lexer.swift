/// A lexer that cuts a line into commands and the commands into words.
///
/// The line may hold line breaks: behind a backslash they are white space, elsewhere they end a
/// command as `;` does.
package struct Lexer {
  private(set) var bytes: [UInt8]
  var position = 0
  /// The commands found so far; the next line uses the memory again.
  var found: [[Word]] = []
  /// Indicates whether the line ended within a comment.
  package private(set) var endsInComment = false
  /// The heredoc whose lines begin behind this one.
  package internal(set) var heredoc: Heredoc?

  /// Creates a lexer for a line.
  package init(_ line: String) {
    bytes = Array(line.utf8)
  }

  /// Reads the commands of another line, in the memory that the last one took. The last command is
  /// apart, as most lines have only one.
  package mutating func commands(
    of line: String
  ) throws(LanguageError) -> (earlier: [[Word]], last: [Word]) {
    (heredoc, endsInComment) = (nil, false)
    if !found.isEmpty { found.removeAll() }
    var words: [Word] = []
    words.reserveCapacity(6)
    // Most lines hold nothing else, and are not copied.
    position =
      line.utf8.withContiguousStorageIfAvailable {
        Self.takePlainWords(in: $0, from: 0, into: &words)
      } ?? 0
    guard position < line.utf8.count else { return ([], words) }
    bytes.removeAll(keepingCapacity: true)
    bytes.append(contentsOf: line.utf8)
    let last = try lastCommand(after: words)
    return (found, last)
  }

  /// Reads the commands of the line, without the empty ones.
  package mutating func commands() throws(LanguageError) -> [[Word]] {
    let last = try lastCommand(after: [])
    return last.isEmpty ? found : found + [last]
  }

  /// Reads the commands of the line behind the first words. Returns the last one, which is empty if the
  /// line ends with the one before.
  private mutating func lastCommand(after first: [Word]) throws(LanguageError) -> [Word] {
    var words = first
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
        position += 1
      case UInt8(ascii: "\\") where isLineBreak(at: position + 1):
        position += bytes[position + 1] == UInt8(ascii: "\n") ? 2 : 3
      case UInt8(ascii: ";"), UInt8(ascii: "\n"):
        let isLineEnd = bytes[position] == UInt8(ascii: "\n")
        position += 1
        if !words.isEmpty { found.append(words) }
        words = []
        if isLineEnd, heredoc != nil { try readHeredoc() }
      case UInt8(ascii: "<") where beginsHeredoc:
        words.append(try heredocWord(command: found.count, word: words.count))
      case UInt8(ascii: "#"):
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
        endsInComment = position == bytes.count
      default:
        let end = bytes.withUnsafeBufferPointer {
          Self.takePlainWords(in: $0, from: position, into: &words)
        }
        if end > position { position = end } else { words.append(try word()) }
      }
    }
    if let heredoc { throw heredoc.isNeverClosed }
    return words
  }

  private func isLineBreak(at index: Int) -> Bool {
    guard index < bytes.count else { return false }
    if bytes[index] == UInt8(ascii: "\n") { return true }
    return bytes[index] == UInt8(ascii: "\r") && index + 1 < bytes.count
      && bytes[index + 1] == UInt8(ascii: "\n")
  }

  private mutating func word() throws(LanguageError) -> Word {
    let start = position
    let first = bytes[start]
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
      var text: [UInt8] = []
      let hasVariables = try quoted(into: &text)
      return Word(
        text: String(decoding: text, as: UTF8.self), range: start..<position, quoting: .quoted,
        hasVariables: hasVariables)
    }
    return try mixedWord()
  }

  /// Reads the common words that stand at an offset, with spaces between them: those that stand for
  /// themselves to the next space. Returns the offset behind them.
  private static func takePlainWords(
    in bytes: UnsafeBufferPointer<UInt8>, from first: Int, into words: inout [Word]
  ) -> Int {
    var start = first
    while start < bytes.count {
      let byte = bytes[start]
      if byte == UInt8(ascii: " ") {
        start += 1
        continue
      }
      // A comment, or perhaps a heredoc.
      if byte == UInt8(ascii: "#") || byte == UInt8(ascii: "<") { break }
      var end = start
      while end < bytes.count, isPlain(bytes[end]) { end += 1 }
      guard end > start, end == bytes.count || isSpace(bytes[end]) else { break }
      let text = String(shortly: UnsafeBufferPointer(rebasing: bytes[start..<end]))
      words.append(Word(text: text, range: start..<end, quoting: .bare))
      start = end
    }
    return start
  }

  /// Reads a bare word that may hold quotes behind `=`, and brackets up to their partner.
  private mutating func mixedWord() throws(LanguageError) -> Word {
    let start = position
    var text: [UInt8] = []
    var hasQuotedValue = false
    var hasVariables = false
    while position < bytes.count {
      let byte = bytes[position]
      if Self.isSpace(byte) || (byte == UInt8(ascii: "\\") && isLineBreak(at: position + 1)) {
        break
      }
      let isValueStart = position == start || bytes[position - 1] == UInt8(ascii: "=")
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        guard isValueStart else {
          take(byte, into: &text)
          continue
        }
        if try quoted(into: &text) { hasVariables = true }
        hasQuotedValue = true
      case UInt8(ascii: "$"):
        if try variable(into: &text) { hasVariables = true }
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        guard isValueStart else {
          take(byte, into: &text)
          continue
        }
        if try bracketed(into: &text) { hasVariables = true }
      default:
        if byte < 0x20 || byte == 0x7F {
          throw LanguageError(.controlCharacter(byte), at: position..<(position + 1))
        }
        take(byte, into: &text)
      }
    }
    return Word(
      text: String(decoding: text, as: UTF8.self), range: start..<position, quoting: .bare,
      hasQuotedValue: hasQuotedValue, hasVariables: hasVariables)
  }

  /// Reads `$name` or `${name}` as a marked name; a `$` before anything else is itself.
  private mutating func variable(into text: inout [UInt8]) throws(LanguageError) -> Bool {
    let start = position
    let isBraced = start + 1 < bytes.count && bytes[start + 1] == UInt8(ascii: "{")
    let nameStart = start + (isBraced ? 2 : 1)
    var end = nameStart
    while end < bytes.count, Self.isNameByte(bytes[end], isFirst: end == nameStart) { end += 1 }
    let isClosed = !isBraced || (end < bytes.count && bytes[end] == UInt8(ascii: "}"))
    guard end > nameStart, isClosed else {
      guard !isBraced else {
        throw LanguageError(.unclosed("${"), at: start..<(start + 2))
      }
      take(bytes[start], into: &text)
      return false
    }
    text.append(VariableMark.begin)
    text += bytes[nameStart..<end]
    text.append(VariableMark.end)
    position = end + (isBraced ? 1 : 0)
    return true
  }

  /// Returns whether a byte may stand in a name: a letter or `_`, then letters, digits and `_`. A
  /// byte that is not ASCII counts as a letter.
  package static func isNameByte(_ byte: UInt8, isFirst: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), 0x80...:
      true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): !isFirst
    default: false
    }
  }

  private mutating func take(_ byte: UInt8, into text: inout [UInt8]) {
    text.append(byte)
    position += 1
  }

  /// Reads from a bracket to its partner; returns whether there are variables between.
  private mutating func bracketed(into text: inout [UInt8]) throws(LanguageError) -> Bool {
    let start = position
    var hasVariables = false
    let open = bytes[position]
    let close = open == UInt8(ascii: "(") ? UInt8(ascii: ")") : open + 2
    while position < bytes.count, bytes[position] != UInt8(ascii: "\n") {
      let byte = bytes[position]
      if byte < 0x20, byte != UInt8(ascii: "\t") {
        throw LanguageError(.controlCharacter(byte), at: position..<(position + 1))
      }
      if byte == UInt8(ascii: "$") {
        if try variable(into: &text) { hasVariables = true }
        continue
      }
      take(byte, into: &text)
      if byte == close { return hasVariables }
    }
    throw LanguageError(
      .unclosed(String(UnicodeScalar(open))), at: start..<(start + 1))
  }

  /// Reads a quoted text; returns whether it holds variables.
  private mutating func quoted(into text: inout [UInt8]) throws(LanguageError) -> Bool {
    let start = position
    let quote = bytes[start]
    var hasVariables = false
    position += 1
    while position < bytes.count {
      let byte = bytes[position]
      if byte == quote {
        position += 1
        return hasVariables
      }
      if byte == UInt8(ascii: "$"), quote == UInt8(ascii: "\"") {
        if try variable(into: &text) { hasVariables = true }
        continue
      }
      if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        try escape(into: &text)
        continue
      }
      if byte < 0x20, byte != UInt8(ascii: "\t"), byte != UInt8(ascii: "\n") {
        throw LanguageError(.controlCharacter(byte), at: position..<(position + 1))
      }
      text.append(byte)
      position += 1
    }
    throw LanguageError(.unclosed(String(UnicodeScalar(quote))), at: start..<(start + 1))
  }

  private mutating func escape(into text: inout [UInt8]) throws(LanguageError) {
    let start = position
    guard position + 1 < bytes.count else {
      throw LanguageError(.unclosed("\""), at: start..<(start + 1))
    }
    let byte = bytes[position + 1]
    position += 2
    switch byte {
    case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
    case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "$"): text.append(byte)
    case UInt8(ascii: "u"):
      guard let end = bytes[position...].prefix(12).firstIndex(of: UInt8(ascii: "}")),
        bytes[position] == UInt8(ascii: "{"),
        let value = UInt32(
          String(decoding: bytes[(position + 1)..<end], as: UTF8.self), radix: 16),
        let scalar = UnicodeScalar(value)
      else { throw LanguageError(.badEscape("\\u"), at: start..<position) }
      text += Array(String(scalar).utf8)
      position = end + 1
    default:
      throw LanguageError(
        .badEscape("\\" + (byte < 0x80 ? String(UnicodeScalar(byte)) : "…")), at: start..<position)
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n")
      || byte == UInt8(ascii: "\r") || byte == UInt8(ascii: ";")
  }

  /// Returns whether a byte stands for itself. White space, quotes, brackets, `\`, `;`, `$` and
  /// control characters do not.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, 0x7F, UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "("),
      UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
      UInt8(ascii: "}"), UInt8(ascii: "\\"), UInt8(ascii: ";"), UInt8(ascii: "$"):
      false
    default: true
    }
  }
}

extension String {
  /// Creates a text from UTF-8 that holds few bytes, which takes less time than to decode them.
  package init(shortly bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.count < 16 else {
      self.init(decoding: bytes, as: UTF8.self)
      return
    }
    self.init(unsafeUninitializedCapacity: bytes.count) { $0.initialize(fromContentsOf: bytes) }
  }
}
