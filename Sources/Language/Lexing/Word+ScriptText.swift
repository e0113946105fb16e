import Text

extension [Word] {
  /// The words as a script writes them, so that it reads the same words; the lines of a heredoc
  /// stand below.
  package var scriptText: String {
    var lines: [String] = []
    let words = map { word in
      guard word.quoting == .heredoc else { return word.scriptText }
      lines = word.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      // A statement that somebody typed does not end with a line break.
      if lines.last == "" { lines.removeLast() }
      let delimiter = Heredoc.delimiter(of: lines)
      lines.append(delimiter)
      return "<<\(delimiter)"
    }
    return ([words.joined(separator: " ")] + lines).joined(separator: "\n")
  }
}

extension Word {
  /// The word as a script writes it.
  fileprivate var scriptText: String {
    if quoting == .quoted { return text.quotedText }
    guard let parts = text.partsAtEqualsSign else { return isPlain ? text : text.quotedText }
    // What a variable stood for may need quotes that its name did not.
    guard hasQuotedValue || !isPlain else { return text }
    return parts.before + "=" + String(parts.behind).quotedText
  }

  /// Indicates whether the text is read as this word without quotes.
  private var isPlain: Bool {
    var lexer = Lexer(text)
    guard let commands = try? lexer.commands(), commands.count == 1, commands[0].count == 1 else {
      return false
    }
    let word = commands[0][0]
    return word.text == text && word.quoting == .bare && !word.hasVariables
  }
}

extension Heredoc {
  /// Returns a word for the end of a heredoc that is none of some lines.
  package static func delimiter(of lines: [String]) -> String {
    let said = Set(lines.map { $0.filter { !$0.isWhitespace } })
    var number = 1
    var word = "END"
    while said.contains(word) {
      number += 1
      word = "END\(number)"
    }
    return word
  }
}
