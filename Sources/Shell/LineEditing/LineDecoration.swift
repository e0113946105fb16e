/// A decoration of a line that is being typed: its colours and a hint.
struct LineDecoration: Equatable {
  /// A hint in grey behind the line.
  struct Hint: Equatable {
    var text: String
    /// Indicates whether the hint can become part of the line.
    var isAcceptable: Bool
  }

  /// The line in its colours.
  var runs: [StyledPrompt.Run]
  var hint: Hint?
}

extension LineDecoration.Hint {
  /// The beginning of the hint up to the end of its first word.
  var firstWord: String {
    let spaces = text.prefix { $0 == " " }
    return String(spaces + text.dropFirst(spaces.count).prefix { $0 != " " })
  }
}
