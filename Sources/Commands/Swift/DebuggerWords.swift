import Code
import Language
import ResponderKit
import Scenes
import Session

/// The words of debuggers: `po card.frame`, `expr card.alpha = 0.5`, `border card`.
enum DebuggerWords {
  /// The words that evaluate what stands behind them and that no command has.
  static let evaluating: Set = ["e", "expr", "expression"]
  /// The words that show something and are commands, too.
  static let showing: Set = ["po", "p", "print"]
  /// The commands that come nearest to words of chisel.
  static let nearest = ["border": "draw", "mask": "draw", "visualize": "draw"]

  /// Indicates whether a word is of a debugger, and no command of its own.
  static func have(_ word: String) -> Bool {
    evaluating.contains(word) || showing.contains(word) || nearest[word] != nil
  }
}

extension SwiftReader {
  /// Returns the debugger's word that the statement begins with, and a reader of what stands behind
  /// it; nil if there is none.
  func debuggerOperand() throws(CommandError) -> (word: String, reader: SwiftReader)? {
    let text = code.text
    let word = String(text.prefix { !$0.isWhitespace })
    guard DebuggerWords.have(word) else { return nil }
    var rest = text.dropFirst(word.count).drop(while: \.isWhitespace)
    // The options of 'expression': -l swift -O --
    while rest.hasPrefix("-"), let blank = rest.firstIndex(where: \.isWhitespace) {
      let option = rest[..<blank]
      rest = rest[blank...].drop(while: \.isWhitespace)
      if option == "--" { break }
      if ["-l", "--language"].contains(option) {
        rest = rest.drop { !$0.isWhitespace }.drop(while: \.isWhitespace)
      }
    }
    let start = code.range.upperBound - rest.utf8.count
    guard !rest.isEmpty else {
      throw CommandError(.swift(.missingOperand(word)), at: code.range)
    }
    let operand = Word(
      text: String(rest), range: start..<code.range.upperBound, quoting: .code)
    return (word, SwiftReader(operand, in: session))
  }

  /// Returns the meaning of the statement behind a debugger's word.
  func shown(as word: String) throws(CommandError) -> SwiftMeaning {
    guard let command = DebuggerWords.nearest[word] else { return try meaning() }
    guard case .expression(let expression) = try statement().kind,
      case .object(let object) = try value(expression)
    else {
      throw CommandError(.swift(.missingOperand(word)), at: code.range)
    }
    return try commands("\(command) \(try reference(to: object, at: expression.range))")
  }

  /// Returns the command that shows an object or a property.
  func showing(_ expression: CodeExpression) throws(CommandError) -> SwiftMeaning {
    if case .call = expression.bare.kind { return try doing(expression) }
    guard isPlace(expression) else {
      throw CommandError(.swift(.notReadable), at: expression.range)
    }
    let place = try place(of: expression)
    let owner = try reference(to: place.object, at: expression.range)
    if place.members.count == 1, let word = SwiftProperties.shownBy[place.members[0].name] {
      return try commands("\(word) \(owner)")
    }
    guard let (property, parts) = try property(at: place) else {
      return try commands("get \(owner)")
    }
    let value = property.get(place.object)
    if let value { _ = try part(parts, of: value) }
    if case .responder(let object?)? = value?.content {
      return try commands("get \(try reference(to: object, at: expression.range))")
    }
    return try commands("get \(owner).\(property.name)")
  }

  private func isPlace(_ expression: CodeExpression) -> Bool {
    switch expression.bare.kind {
    case .name: true
    case .member(let base, _): isPlace(base)
    default: false
    }
  }
}
