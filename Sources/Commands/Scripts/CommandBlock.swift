/// A block of commands that are collected up to their `end` before they are used.
struct CommandBlock {
  /// A use of the commands.
  enum Kind {
    /// The commands are carried out a number of times, with a variable that counts from 1.
    case repeats(Int, variable: String?)
    /// The commands get a name.
    case macro(String, parameters: [String])
    /// The commands are dropped, because the block was refused.
    case skipped
  }

  let kind: Kind
  /// The command that opened the block.
  let opener: Statement
  /// The commands, without the last `end`.
  var body: [Statement] = []
  /// The number of open blocks within the block.
  private var depth = 0

  init(_ kind: Kind, opener: Statement) {
    self.kind = kind
    self.opener = opener
  }

  /// Adds the next command; returns true if it was the `end` of the block.
  mutating func take(_ statement: Statement) -> Bool {
    let word = statement.words[0].text
    if word == Command.end.name {
      if depth == 0 { return true }
      depth -= 1
    } else if Catalogue.byWord[word]?.block != nil {
      depth += 1
    }
    body.append(statement)
    return false
  }
}

/// A macro: commands that have a name.
struct Macro {
  /// The variables that are given the words of a call.
  var parameters: [String]
  /// The commands.
  var body: [Statement]
  /// The source with which errors in the body are reported.
  var source: ScriptSource
}
