/// A lexer that cuts a text of Swift or Objective-C into tokens. It never fails: what it cannot read
/// is a token, too.
package struct CodeLexer {
  let bytes: [UInt8]
  let end: Int
  var position: Int
  /// The number of texts with values in them that are being read within each other.
  private let depth: Int
  private static let greatestDepth = 16
  /// What a statement at a prompt may hold besides Swift; nil of code.
  private let dialect: PromptDialect?
  /// Indicates whether the text is one of Objective-C.
  private let isC: Bool

  /// Creates a lexer.
  ///
  /// - Parameter range: The part of it to read, as offsets into its UTF-8; nil for all.
  package init(_ source: CodeSource, in range: Range<Int>? = nil) {
    self.init(
      source.bytes, range ?? 0..<source.bytes.count, depth: 0,
      isC: source.language == .objectiveC)
  }

  /// Creates a lexer of UTF-8 from an offset on.
  package init(
    _ bytes: [UInt8], from start: Int, as dialect: PromptDialect? = nil, isC: Bool = false
  ) {
    self.init(bytes, start..<bytes.count, depth: 0, dialect, isC: isC)
  }

  private init(
    _ bytes: [UInt8], _ range: Range<Int>, depth: Int, _ dialect: PromptDialect? = nil,
    isC: Bool = false
  ) {
    self.bytes = bytes
    (position, end) = (range.lowerBound, range.upperBound)
    (self.depth, self.dialect, self.isC) = (depth, dialect, isC)
  }

  /// Returns the tokens, the end last.
  package mutating func tokens() -> [CodeToken] {
    var tokens: [CodeToken] = []
    while true {
      let (problem, token) = spacedToken(isFirst: tokens.isEmpty)
      if let problem { tokens.append(problem) }
      tokens.append(token)
      if token.kind == .end { return tokens }
    }
  }

  /// Returns the next token with what stands around it, and what is wrong before it.
  private mutating func spacedToken(isFirst: Bool) -> (problem: CodeToken?, token: CodeToken) {
    let before = position
    let (breaks, problem) = skipSpace()
    let start = position
    let isTight = before == start && start > 0 && !Self.opens(bytes[start - 1])
    var token = start < end ? next() : CodeToken(kind: .end, range: end..<end)
    token.isFirstOnLine = breaks || isFirst
    token.hasSpaceBefore = !isTight
    token.hasSpaceBehind = position >= end || Self.closes(bytes[position]) || isCommentNext
    return (problem, token)
  }

  /// Returns the tokens of one statement, the end last: up to a semicolon or a line break outside of
  /// brackets.
  ///
  /// - Parameter limit: The number of tokens at most, if more are of no use.
  package mutating func statement(limit: Int = .max) -> [CodeToken] {
    var tokens: [CodeToken] = []
    var open = 0
    while tokens.count < limit {
      let (problem, token) = spacedToken(isFirst: tokens.isEmpty)
      if let problem { tokens.append(problem) }
      let ends = open == 0 && (token.isMark(";") || (token.isFirstOnLine && !tokens.isEmpty))
      if ends || token.kind == .end {
        let place = tokens.last?.range.upperBound ?? token.range.lowerBound
        return tokens + [CodeToken(kind: .end, range: place..<place)]
      }
      if case .mark(let mark) = token.kind {
        if "([{".contains(mark) { open += 1 }
        if ")]}".contains(mark) { open = max(0, open - 1) }
      }
      tokens.append(token)
    }
    return tokens
  }

  /// Returns the next token, without what stands around it; the end again and again.
  mutating func nextToken() -> CodeToken {
    if let problem = skipSpace().problem { return problem }
    return position < end ? next() : CodeToken(kind: .end, range: end..<end)
  }

  // MARK: White space

  /// Skips white space and comments; returns whether there was a line break, and what was wrong.
  private mutating func skipSpace() -> (breaks: Bool, problem: CodeToken?) {
    var breaks = false
    while position < end {
      switch bytes[position] {
      case UInt8(ascii: "\n"):
        breaks = true
        position += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), 0x0B, 0x0C: position += 1
      case UInt8(ascii: "/") where isCommentNext:
        if bytes[position + 1] == UInt8(ascii: "/") {
          while position < end, bytes[position] != UInt8(ascii: "\n") { position += 1 }
        } else {
          let start = position
          guard let hasBreaks = skipBlockComment() else {
            position = end
            let range = start..<min(start + 2, end)
            return (breaks, CodeToken(kind: .problem(.unclosed("/*")), range: range))
          }
          if hasBreaks { breaks = true }
        }
      case UInt8(ascii: "\\") where dialect != nil || isC:
        // It joins lines, whose break may have two characters.
        let next = bytes[(position + 1)..<end].prefix { $0 == UInt8(ascii: "\r") }.endIndex
        guard next < end, bytes[next] == UInt8(ascii: "\n") else { return (breaks, nil) }
        position = next + 1
      // A space that an article's page put between words.
      case 0xC2 where position + 1 < end && bytes[position + 1] == 0xA0: position += 2
      default: return (breaks, nil)
      }
    }
    return (breaks, nil)
  }

  private var isCommentNext: Bool {
    position + 1 < end && bytes[position] == UInt8(ascii: "/")
      && (bytes[position + 1] == UInt8(ascii: "/") || bytes[position + 1] == UInt8(ascii: "*"))
  }

  /// Skips a comment, which in Swift may hold others; returns whether it holds line breaks, nil if it does
  /// not end.
  private mutating func skipBlockComment() -> Bool? {
    var (open, breaks) = (0, false)
    while position < end {
      let pair = (bytes[position], position + 1 < end ? bytes[position + 1] : 0)
      switch pair {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")) where !isC || open == 0:
        open += 1
        position += 2
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        open -= 1
        position += 2
        if open == 0 { return breaks }
      default:
        if pair.0 == UInt8(ascii: "\n") { breaks = true }
        position += 1
      }
    }
    return nil
  }

  /// Returns the offset behind the comment that the text begins with; nil if it is not closed.
  mutating func endOfComment() -> Int? {
    while position < end, bytes[position] != UInt8(ascii: "/") { position += 1 }
    return skipBlockComment() == nil ? nil : position
  }

  // MARK: Tokens

  private mutating func next() -> CodeToken {
    let start = position
    let byte = bytes[start]
    if Self.isNameByte(byte) { return name(from: start) }
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return number(from: start)
    case UInt8(ascii: "\""): return text(from: start)
    case UInt8(ascii: "'") where isC: return letterOfC(from: start)
    case UInt8(ascii: "`"):
      position += 1
      takeNameBytes()
      let name = String(decoding: bytes[(start + 1)..<position], as: UTF8.self)
      guard position < end, bytes[position] == UInt8(ascii: "`"), !name.isEmpty else {
        return problem(.unclosed("`"), from: start)
      }
      position += 1
      return token(.quotedName(name), from: start)
    case UInt8(ascii: "$"), UInt8(ascii: "#"):
      position += 1
      takeNameBytes()
      if byte == UInt8(ascii: "$") { takeHyphens(from: start + 1) }
      let word = String(decoding: bytes[start..<position], as: UTF8.self)
      guard position > start + 1 else { return problem(.badCharacter(word), from: start) }
      return token(byte == UInt8(ascii: "#") ? .directive(word) : .name(word), from: start)
    case UInt8(ascii: "."):
      if start + 1 < end, bytes[start + 1] == UInt8(ascii: ".") { return sign(from: start) }
      if isC, start + 1 < end, Self.isDigit(bytes[start + 1]) { return number(from: start) }
      position += 1
      return token(.mark("."), from: start)
    case _ where Self.isMarkByte(byte):
      position += 1
      return token(.mark(Character(UnicodeScalar(byte))), from: start)
    case _ where Self.isSignByte(byte): return sign(from: start)
    default:
      position += 1
      return problem(.badCharacter(String(decoding: [byte], as: UTF8.self)), from: start)
    }
  }

  private mutating func sign(from start: Int) -> CodeToken {
    if isC { return signOfC(from: start) }
    while position < end, Self.isSignByte(bytes[position]) || bytes[position] == UInt8(ascii: "."),
      !(position > start && isCommentNext)
    {
      // `?.` and `!.` are two tokens, as `.` is only a part of operators that begin with it.
      if bytes[position] == UInt8(ascii: "."), bytes[start] != UInt8(ascii: ".") { break }
      // `??` is one, and each other mark behind a value is one of its own: `a?!`, `a!`.
      if position > start, bytes[start] == UInt8(ascii: "?") || bytes[start] == UInt8(ascii: "!") {
        let isPair =
          position == start + 1
          && (bytes[position] == UInt8(ascii: "?") || bytes[position] == UInt8(ascii: "="))
          && (bytes[position] == UInt8(ascii: "=")) == (bytes[start] == UInt8(ascii: "!"))
        let isLongPair =
          position == start + 2 && bytes[start] == UInt8(ascii: "!")
          && bytes[start + 1] == UInt8(ascii: "=") && bytes[position] == UInt8(ascii: "=")
        if !isPair, !isLongPair { break }
      }
      position += 1
    }
    return token(.sign(String(decoding: bytes[start..<position], as: UTF8.self)), from: start)
  }

  /// Takes the longest operator of C that stands next.
  private mutating func signOfC(from start: Int) -> CodeToken {
    let isLonger = start + 1 < end && !Self.isNameByte(bytes[start + 1])
    for length in isLonger ? [3, 2] : [] where start + length <= end {
      let sign = String(decoding: bytes[start..<(start + length)], as: UTF8.self)
      guard Self.signsOfC.contains(sign) else { continue }
      position = start + length
      return token(.sign(sign), from: start)
    }
    position = start + 1
    return token(.sign(String(decoding: bytes[start..<position], as: UTF8.self)), from: start)
  }

  private mutating func name(from start: Int) -> CodeToken {
    takeNameBytes()
    takeHyphens(from: start)
    let name = String(decoding: bytes[start..<position], as: UTF8.self)
    return token(name == "_" ? .mark("_") : .name(name), from: start)
  }

  private mutating func takeNameBytes() {
    while position < end, Self.isNameByte(bytes[position]) || Self.isDigit(bytes[position]) {
      position += 1
    }
  }

  /// Takes the rest of a name with hyphens, which names of a scene may have.
  private mutating func takeHyphens(from start: Int) {
    guard let dialect else { return }
    while position + 1 < end, bytes[position] == UInt8(ascii: "-"),
      Self.isNameByte(bytes[position + 1]) || Self.isDigit(bytes[position + 1])
    {
      let hyphen = position
      position += 1
      takeNameBytes()
      guard dialect.isName(String(decoding: bytes[start..<position], as: UTF8.self)) else {
        position = hyphen
        return
      }
    }
  }

  private mutating func number(from start: Int) -> CodeToken {
    var isReal = bytes[start] == UInt8(ascii: ".")
    let radix: Int? =
      if bytes[start] == UInt8(ascii: "0"), start + 1 < end {
        switch bytes[start + 1] {
        case UInt8(ascii: "x"): 16
        case UInt8(ascii: "b"): 2
        case UInt8(ascii: "o"): 8
        default: nil
        }
      } else {
        nil
      }
    position += 1
    while position < end {
      let byte = bytes[position]
      if radix == nil {
        let next = position + 1 < end ? bytes[position + 1] : 0
        if byte == UInt8(ascii: "."), Self.isDigit(next) || isC, !isReal {
          isReal = true
        } else if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") {
          guard bytes[position - 1] | 0x20 == UInt8(ascii: "e"), Self.isDigit(next) else { break }
        } else if byte | 0x20 == UInt8(ascii: "e") {
          isReal = true
        } else if !Self.isDigit(byte), !Self.isNameByte(byte) {
          break
        }
      } else if !Self.isDigit(byte), !Self.isNameByte(byte) {
        break
      }
      position += 1
    }
    let written = String(decoding: bytes[start..<position], as: UTF8.self)
    var digits = written.filter { $0 != "_" }
    // What C calls the size of a number.
    while isC, let last = digits.last, "uUlL".contains(last) || radix == nil && "fF".contains(last)
    {
      isReal = isReal || "fF".contains(last)
      digits.removeLast()
    }
    if let radix {
      guard let value = Int(digits.dropFirst(2), radix: radix) else {
        return problem(.badNumber(written), from: start)
      }
      return token(.integer(value), from: start)
    }
    if isC, !isReal, digits.count > 1, digits.hasPrefix("0"), let value = Int(digits, radix: 8) {
      return token(.integer(value), from: start)
    }
    if !isReal, let value = Int(digits) { return token(.integer(value), from: start) }
    // The least whole number is one more than the greatest.
    guard isReal || UInt(digits) != nil, let value = Double(digits), value.isFinite else {
      return problem(.badNumber(written), from: start)
    }
    return token(.real(value), from: start)
  }

  // MARK: Texts

  private mutating func text(from start: Int) -> CodeToken {
    let isLong = !isC && bytes[start..<min(start + 3, end)].elementsEqual("\"\"\"".utf8)
    position = start + (isLong ? 3 : 1)
    var pieces: [CodeToken.TextPiece] = []
    var letters: [UInt8] = []
    func finished() -> [CodeToken.TextPiece] {
      pieces + (letters.isEmpty ? [] : [.letters(String(decoding: letters, as: UTF8.self))])
    }
    while position < end, isLong || bytes[position] != UInt8(ascii: "\n") {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\""),
        !isLong || bytes[position..<min(position + 3, end)].elementsEqual("\"\"\"".utf8)
      {
        position += isLong ? 3 : 1
        return token(.text(isLong ? Self.withoutIndentation(finished()) : finished()), from: start)
      }
      position += 1
      guard byte == UInt8(ascii: "\\"), position < end else {
        letters.append(byte)
        continue
      }
      let escape = bytes[position]
      position += 1
      switch escape {
      case UInt8(ascii: "n"): letters.append(UInt8(ascii: "\n"))
      case UInt8(ascii: "t"): letters.append(UInt8(ascii: "\t"))
      case UInt8(ascii: "r"): letters.append(UInt8(ascii: "\r"))
      case UInt8(ascii: "0"): letters.append(0)
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "'"): letters.append(escape)
      case UInt8(ascii: "u"):
        let rest = bytes[position..<min(position + 10, end)]
        guard rest.first == UInt8(ascii: "{"), let close = rest.firstIndex(of: UInt8(ascii: "}")),
          let value = UInt32(
            String(decoding: rest[(position + 1)..<close], as: UTF8.self), radix: 16),
          let scalar = UnicodeScalar(value)
        else { return problem(.badEscape("\\u"), from: position - 2) }
        letters += Array(String(scalar).utf8)
        position = close + 1
      case UInt8(ascii: "(") where !isC:
        if !letters.isEmpty { pieces.append(.letters(String(decoding: letters, as: UTF8.self))) }
        letters = []
        guard depth < Self.greatestDepth, let close = closingBracket(from: position) else {
          let range = (position - 2)..<position
          // The rest of the line cannot be told from the text.
          position = bytes[position..<end].firstIndex(of: UInt8(ascii: "\n")) ?? end
          return CodeToken(kind: .problem(.unclosed("\\(")), range: range)
        }
        var lexer = CodeLexer(bytes, position..<close, depth: depth + 1)
        pieces.append(.value(lexer.tokens()))
        position = close + 1
      default:
        let text = "\\" + (escape < 0x80 ? String(UnicodeScalar(escape)) : "…")
        return problem(.badEscape(text), from: position - 2)
      }
    }
    position = min(position, end)
    let opening = isLong ? "\"\"\"" : "\""
    return CodeToken(
      kind: .problem(.unclosed(opening)), range: start..<min(start + opening.utf8.count, end))
  }

  /// Returns the place of the bracket that closes a value in a text.
  private func closingBracket(from start: Int) -> Int? {
    var (open, index, isInText) = (0, start, false)
    while index < end {
      switch bytes[index] {
      case UInt8(ascii: "\\") where isInText: index += 1
      case UInt8(ascii: "\""): isInText.toggle()
      case UInt8(ascii: "(") where !isInText: open += 1
      case UInt8(ascii: ")") where !isInText:
        if open == 0 { return index }
        open -= 1
      case UInt8(ascii: "\n"): return nil
      default: break
      }
      index += 1
    }
    return nil
  }

  /// Returns a text of several lines without the indentation of its last one, and without the breaks
  /// at its ends.
  private static func withoutIndentation(
    _ pieces: [CodeToken.TextPiece]
  ) -> [CodeToken.TextPiece] {
    var pieces = pieces
    var indentation = ""
    if case .letters(let last)? = pieces.last {
      let line = last.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
      if line.allSatisfy({ $0 == " " || $0 == "\t" }) {
        indentation = String(line)
        pieces[pieces.count - 1] = .letters(String(last.dropLast(line.count + 1)))
      }
    }
    for index in pieces.indices {
      guard case .letters(var letters) = pieces[index] else { continue }
      letters = letters.replacing("\n" + indentation, with: "\n")
      if index == 0, letters.hasPrefix("\n") { letters.removeFirst() }
      pieces[index] = .letters(letters)
    }
    return pieces.filter { $0 != .letters("") }
  }

  // MARK: Characters

  func token(_ kind: CodeToken.Kind, from start: Int) -> CodeToken {
    CodeToken(kind: kind, range: start..<position)
  }

  func problem(_ fact: CodeProblem.Fact, from start: Int) -> CodeToken {
    CodeToken(kind: .problem(fact), range: start..<position)
  }
}
