import Code
import Language
import ResponderKit
import Scenes
import Session
import Text

/// A typed line in which statements of Swift stand among commands.
///
/// Whether a command is Swift is decided by how it begins. What a command, an alias or a macro reads
/// is never Swift.
struct SwiftLine {
  /// The longest line that may hold Swift, in bytes; longer ones are data.
  private static let greatestLength = 1 << 14

  private let session: Session
  private let bytes: [UInt8]

  /// Creates a reading of a line; nil if it cannot hold Swift.
  init?(_ line: String, in session: Session) {
    bytes = Array(line.utf8)
    self.session = session
    guard bytes.count <= Self.greatestLength, !line.contains("<<") else { return nil }
  }

  /// Returns the words of the commands, in which a statement of Swift is one word; nil if there is
  /// none.
  ///
  /// - Parameter isAllowed: Whether there may be Swift before a command in the line allows it.
  func commands(isAllowed: Bool = true) throws(CommandError) -> [[Word]]? {
    var isAllowed = isAllowed
    var commands: [[Word]] = []
    var hasSwift = false
    var position = 0
    while let start = beginning(after: position) {
      if isAllowed, isComment(at: start) {
        position = endOfLine(from: start)
        hasSwift = true
      } else if isAllowed, isSwift(at: start, behind: commands) {
        position = endOfStatement(from: start)
        hasSwift = true
        var end = position
        while end > start + 1, " \t\r".utf8.contains(bytes[end - 1]) { end -= 1 }
        let text = String(decoding: bytes[start..<end], as: UTF8.self)
        commands.append([Word(text: text, range: start..<end, quoting: .code)])
        // A comment behind the statement goes on to the end of the line.
        if isComment(at: position) {
          position = endOfLine(from: position)
        }
      } else {
        let (words, end) = try ordinaryCommand(from: start)
        if !words.isEmpty { commands.append(words) }
        if words.map(\.text) == ["set-option", "swift", "on"] { isAllowed = true }
        position = end
      }
    }
    return hasSwift ? commands : nil
  }

  /// Returns the place at which the next command begins.
  private func beginning(after position: Int) -> Int? {
    bytes[position...].firstIndex { !" \t\r\n;".utf8.contains($0) }
  }

  private func isComment(at position: Int) -> Bool {
    bytes[position...].starts(with: "//".utf8)
  }

  /// Returns the tokens of a statement, without its end.
  private func tokens(from start: Int, limit: Int = .max) -> [CodeToken] {
    var lexer = CodeLexer(bytes, from: start, as: PromptDialect(isName: session.isName))
    return lexer.statement(limit: limit).filter { $0.kind != .end }
  }

  private func endOfStatement(from start: Int) -> Int {
    let tokens = tokens(from: start)
    // One that cannot be read goes on however far.
    guard let last = tokens.last, !tokens.contains(where: \.isProblem) else {
      return endOfLine(from: start)
    }
    let end = last.range.upperBound
    return bytes[end...].firstIndex { !" \t\r".utf8.contains($0) } ?? bytes.count
  }

  /// Returns the words of a command that is no Swift, and the place behind it.
  ///
  /// What stands behind the command may be nothing that commands can hold, so only as much is read as
  /// makes words.
  private func ordinaryCommand(
    from start: Int
  ) throws(CommandError) -> (words: [Word], end: Int) {
    var end = start
    while true {
      end = separator(from: end)
      var lexer = Lexer(String(decoding: bytes[start..<end], as: UTF8.self))
      do throws(LanguageError) {
        let words = try lexer.commands().first ?? []
        if lexer.endsInComment { end = endOfLine(from: end) }
        return (words.map { $0.moved(by: start) }, end)
      } catch {
        guard end < bytes.count else {
          let range = error.range.map { ($0.lowerBound + start)..<($0.upperBound + start) }
          throw CommandError(.language(error.fact), at: range)
        }
        // The sign was part of a text.
        end += 1
      }
    }
  }

  /// Returns the place of the next `;`, or of the next line break that no backslash takes away.
  private func separator(from position: Int) -> Int {
    var position = position
    while position < bytes.count, bytes[position] != UInt8(ascii: ";") {
      if bytes[position] == UInt8(ascii: "\n") {
        let line = bytes[..<position].last { $0 != UInt8(ascii: "\r") }
        if line != UInt8(ascii: "\\") { return position }
      }
      position += 1
    }
    return position
  }

  private func endOfLine(from position: Int) -> Int {
    bytes[position...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
  }

  // MARK: The shape of Swift

  /// Returns whether a command is written as Swift is.
  ///
  /// - Parameter earlier: The commands before it in the line, which may make what it is about.
  private func isSwift(at start: Int, behind earlier: [[Word]]) -> Bool {
    let word = String(
      decoding: bytes[start...].prefix { !" \t\r\n;".utf8.contains($0) }, as: UTF8.self)
    if session.isShorthand(word) { return false }
    // The beginning of a statement tells.
    let tokens = Array(tokens(from: start, limit: Self.mostTokens).prefix { !$0.isProblem })
    if isControl(tokens) { return true }
    if session.kit.byWord[word] == nil, CodeLanguage.isStatementOfC(tokens) { return true }
    if let command = session.kit.byWord[word] {
      if command === Command.let { return isDeclaration(tokens.dropFirst()) }
      guard DebuggerWords.showing.contains(word) else { return false }
      return isOperand(tokens.dropFirst()) && !reads(from: start)
    }
    guard let first = tokens.first else { return false }
    if first.isSignOrMark("[") { return tokens.count > 1 }
    guard case .name(let name) = first.kind else { return false }
    if name == "var" { return tokens.count > 2 }
    if DebuggerWords.have(word) { return tokens.count > 1 }
    let isVariable =
      isVariable(name) || earlier.joined().contains { $0.quoting == .code && $0.makes(name) }
    return isStatement(tokens, isVariable: isVariable) || tokens.count == 1 && isVariable
      || isPath(tokens) && (isKnown(name) || earlier.joined().contains { $0.makes(name) })
  }

  /// Returns whether tokens begin a loop or a condition with its statements.
  private func isControl(_ tokens: [CodeToken]) -> Bool {
    switch tokens.first?.kind {
    case .name("repeat"), .name("do"): tokens.count > 1 && tokens[1].isMark("{")
    case .name("for"), .name("if"), .name("while"), .name("switch"), .name("guard"):
      tokens.count == Self.mostTokens || tokens.contains { $0.isMark("{") }
    default: false
    }
  }

  /// The number of tokens by which a statement is recognized: more than the names of any path.
  private static let mostTokens = 40

  /// Returns whether tokens behind `let` declare an object, or something of one: `buy = UIButton(…)`,
  /// `first = card.subviews[0]`.
  private func isDeclaration(_ tokens: ArraySlice<CodeToken>) -> Bool {
    guard let equals = tokens.firstIndex(where: { $0.isSignOrMark("=") }),
      equals + 1 < tokens.endIndex
    else { return false }
    if tokens[equals + 1].isMark("[") || tokens.dropFirst().first?.isMark(":") == true {
      return true
    }
    guard equals + 2 < tokens.endIndex else { return false }
    guard case .name(let name) = tokens[equals + 1].kind,
      tokens[equals + 2].isMark("(") || tokens[equals + 2].isMark(".")
    else { return false }
    return name.first?.isUppercase == true || isKnown(name)
  }

  /// Returns whether tokens behind `po` are more than the name of an object.
  private func isOperand(_ tokens: ArraySlice<CodeToken>) -> Bool {
    guard let first = tokens.first else { return false }
    if case .name(let name) = first.kind, tokens.count == 1 {
      return ["self", "view"].contains(name) || name.hasPrefix("UI")
    }
    return tokens.contains { token in [".", "[", "=", "("].contains { token.isSignOrMark($0) } }
  }

  /// Returns whether a command can be read as it is.
  private func reads(from start: Int) -> Bool {
    guard let words = try? ordinaryCommand(from: start).words, let first = words.first,
      let command = session.kit.byWord[first.text]
    else { return false }
    return session.forms(of: command).reads(words, in: session)
  }

  /// Returns whether tokens begin as an assignment, a call, or a property of an object.
  ///
  /// - Parameter isVariable: Whether the first one is a variable of the code.
  private func isStatement(_ tokens: [CodeToken], isVariable: Bool) -> Bool {
    let index = endOfPath(tokens)
    let isPath = index > 1 || isVariable
    guard index < tokens.count else { return false }
    let next = tokens[index]
    if next.isSignOrMark("(") { return next.range.lowerBound == tokens[index - 1].range.upperBound }
    if isPath {
      return next.isMark("[") || next.isMark("{")
        || ["=", "+=", "-=", "*=", "/=", "=="].contains { next.isSignOrMark($0) }
    }
    // 'n = 5' sets a variable of commands; 'v = UIView()' makes a view.
    return next.isSignOrMark("=") && isDeclaration(tokens[index...])
  }

  /// Returns whether tokens are nothing but the name of a property of an object.
  private func isPath(_ tokens: [CodeToken]) -> Bool {
    tokens.count > 1 && endOfPath(tokens) == tokens.count
  }

  /// Returns the index of the token behind names with dots.
  private func endOfPath(_ tokens: [CodeToken]) -> Int {
    var index = 1
    while index < tokens.count {
      if tokens[index].isSignOrMark("."), index + 1 < tokens.count,
        tokens[index + 1].isMember
      {
        index += 2
      } else if tokens[index].isSignOrMark("?") || tokens[index].isSignOrMark("!") {
        index += 1
      } else {
        break
      }
    }
    return index
  }

  private func isKnown(_ name: String) -> Bool {
    let code = Word(text: name, range: 0..<0, quoting: .code)
    return SwiftReader(code, in: session).object(named: name) != nil || name == "UIApplication"
      || isVariable(name) || session.vocabulary.variables[name] != nil
  }

  private func isVariable(_ name: String) -> Bool {
    session.scene.codeBook?.program.variable(name) != nil
  }
}

extension CodeToken {
  /// Indicates whether it may stand behind a dot: a name, or the number of a part of a tuple.
  fileprivate var isMember: Bool {
    switch kind {
    case .name, .quotedName, .integer, .real: true
    default: false
    }
  }
}

extension Word {
  /// Returns whether the word may be the name of something new, or a statement that declares it.
  fileprivate func makes(_ name: String) -> Bool {
    guard quoting == .code else { return text == name }
    return ["let", "var"].contains { text.hasPrefix("\($0) \(name) ") }
  }

  /// Returns the word of a line that has more bytes before it.
  fileprivate func moved(by offset: Int) -> Word {
    var word = self
    word.range = (range.lowerBound + offset)..<(range.upperBound + offset)
    return word
  }
}
