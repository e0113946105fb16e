import Code
import Language
import ResponderKit
import Scenes
import Session

/// A statement that runs as code. Code does not know the variables of commands, so their values stand
/// in it in place of their names, as they do in a command.
struct StatementOfCode {
  private(set) var word: Word
  /// The places of the names in the line, and those of their values in the statement.
  private var changes: [(typed: Range<Int>, written: Range<Int>)] = []

  init(_ word: Word, in session: Session) {
    self.word = word
    let bytes = Array(word.text.utf8)
    var lexer = CodeLexer(bytes, from: 0, as: PromptDialect(isName: session.isName))
    let tokens = lexer.statement()
    let own = Self.ownNames(tokens)
    var text: [UInt8] = []
    var position = 0
    let start = word.range.lowerBound
    for (name, range) in Self.names(in: tokens)
    where !own.contains(name) && position <= range.lowerBound {
      guard let value = session.constant(named: name) else { continue }
      text += bytes[position..<range.lowerBound]
      let written = (start + text.count)..<(start + text.count + value.utf8.count)
      changes.append(((start + range.lowerBound)..<(start + range.upperBound), written))
      text += Array(value.utf8)
      position = range.upperBound
    }
    guard !changes.isEmpty else { return }
    self.word.text = String(decoding: text + bytes[position...], as: UTF8.self)
  }

  /// Returns an error in the statement as one at its place in the typed line.
  func placed(_ error: CommandError) -> CommandError {
    var error = error
    error.range = error.range.map { range in
      let lower = typed(range.lowerBound)
      return lower..<max(lower, typed(range.upperBound))
    }
    return error
  }

  /// Returns the place in the line of a place in the statement; that of the name for one in a value.
  private func typed(_ place: Int) -> Int {
    guard let last = changes.last(where: { $0.written.lowerBound <= place }) else { return place }
    return place < last.written.upperBound
      ? last.typed.lowerBound : place - last.written.upperBound + last.typed.upperBound
  }

  /// Returns the names that may be those of variables, with their places: no members and no labels.
  private static func names(in tokens: [CodeToken]) -> [(name: String, range: Range<Int>)] {
    tokens.indices.flatMap { index -> [(name: String, range: Range<Int>)] in
      let token = tokens[index]
      if case .text(let pieces) = token.kind {
        return pieces.flatMap { piece -> [(name: String, range: Range<Int>)] in
          guard case .value(let inner) = piece else { return [] }
          return names(in: inner)
        }
      }
      guard case .name(let name) = token.kind else { return [] }
      let before = index > 0 ? tokens[index - 1] : nil
      let isLabel =
        index + 1 < tokens.count && tokens[index + 1].isMark(":")
        && ["(", ","].contains { before?.isMark($0) == true }
      return isLabel || before?.isSignOrMark(".") == true ? [] : [(name, token.range)]
    }
  }

  /// Returns the names that the statement itself gives to something.
  private static func ownNames(_ tokens: [CodeToken]) -> Set<String> {
    var names: Set<String> = []
    for index in tokens.indices {
      guard let name = tokens[index].name else { continue }
      let isDeclared =
        index > 0 && ["let", "var", "for", "func"].contains { tokens[index - 1].isWord($0) }
        || index + 1 < tokens.count && tokens[index + 1].isWord("in")
      if isDeclared { names.insert(name) }
    }
    return names
  }
}

extension Session {
  /// Returns the value of a variable of commands, as Swift; nil if there is none, or something else has
  /// the name.
  fileprivate func constant(named name: String) -> String? {
    let variable = name.hasPrefix("$") ? String(name.dropFirst()) : name
    guard let words = vocabulary.variables[variable], let first = words.first,
      scene.object(calledBySwift: name) == nil, scene.codeBook?.program.variable(name) == nil
    else { return nil }
    if words.count == 1, first.quoting == .quoted { return first.text.swiftLiteral }
    if words.count == 1, let object = scene.names[first.text] { return scene.swiftName(of: object) }
    let reader = SwiftReader(first, in: self)
    let types: [PropertyType] = [.number, .point, .size, .rect, .bool]
    return types.lazy.compactMap { reader.fit(.words(words), $0)?.swiftText }.first
  }
}
