import Language
import Scenes
import Session

/// A variable that is set for a run from outside. A script's own `let` for it, at the top level,
/// leaves it alone.
package struct Definition: Sendable {
  /// The name of the variable.
  package let name: String
  let value: [Word]

  /// Reads `NAME=VALUE`; the value is read as `let` reads it.
  package init(_ text: String) throws {
    guard let parts = text.partsAtEqualsSign else {
      throw CommandError(.refused("it takes NAME=VALUE, and the '=' is missing"))
    }
    name = String(parts.before)
    guard NameRule.isVariable(name) else {
      throw CommandError(.refused("'\(name)' is not a name of letters, digits and '_'"))
    }
    let rest = String(parts.behind)
    guard !rest.isEmpty else {
      value = [Word(text: "", range: 0..<0, quoting: .quoted)]
      return
    }
    var lexer = Lexer("")
    let commands = try lexer.words(of: rest)
    let words = commands.last
    guard commands.earlier.isEmpty, !words.isEmpty else {
      throw CommandError(.refused("the value is not one value; put it in quotes"))
    }
    guard !words.haveVariables else {
      throw CommandError(.refused("the value cannot refer to a variable"))
    }
    value = try words.variableValue()
  }
}

extension Session {
  /// Sets variables for all scripts that run from now on.
  package func define(_ definitions: [Definition]) {
    vocabulary.definitions = Dictionary(definitions.map { ($0.name, $0.value) }) { $1 }
    vocabulary.variables = vocabulary.definitions
  }

  /// Returns the value of a variable that was set from outside, where a script's `let` must leave
  /// it alone.
  func definition(of name: String) -> [Word]? {
    runner?.isAtTopLevel == true ? vocabulary.definitions[name] : nil
  }
}
