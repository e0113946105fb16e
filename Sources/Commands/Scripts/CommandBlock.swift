/// Commands that are collected up to their `end` before anything becomes of them.
struct CommandBlock {
  /// What becomes of the commands.
  enum Kind {
    /// They are carried out a number of times, with a variable that counts from 1.
    case repeats(Int, variable: String?)
    /// They get a name.
    case macro(String, parameters: [String])
    /// Nothing: what was to be done with them was refused.
    case skipped
  }

  let kind: Kind
  /// The command that opened the block.
  let opener: Statement
  /// The commands, without the last `end`.
  var body: [Statement] = []
  /// How many blocks within it are open.
  private var depth = 0

  init(_ kind: Kind, opener: Statement) {
    self.kind = kind
    self.opener = opener
  }

  /// Takes the next command; returns whether it was the `end` of the block.
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

/// Commands that go by a name.
struct Macro {
  /// The variables that are given the words of a call.
  var parameters: [String]
  /// The commands.
  var body: [Statement]
  /// What errors in the body are reported with.
  var source: ScriptSource
}
