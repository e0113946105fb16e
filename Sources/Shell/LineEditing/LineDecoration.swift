/// How a line looks while it is typed, besides its characters.
struct LineDecoration: Equatable {
  /// What follows the line in grey.
  struct Hint: Equatable {
    var text: String
    /// Whether it can become part of the line.
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
