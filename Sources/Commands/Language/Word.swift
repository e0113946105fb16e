/// One word of a command line.
package struct Word: Equatable, Sendable {
  /// How a word was written.
  package enum Quoting: Sendable {
    /// Without quotes, at least at its beginning.
    case bare
    /// In double or single quotes.
    case quoted
    /// `<<END`: the text is made of the lines up to one that says END.
    case heredoc
  }

  /// The word, quotes and escapes resolved.
  package var text: String
  /// Where it stands in the line, as offsets into its UTF-8.
  package var range: Range<Int>
  /// How it was written.
  package var quoting: Quoting
  /// Whether the part behind `=` was quoted.
  package var hasQuotedValue = false
  /// Whether the text holds variables, between ``VariableMark`` characters.
  package var hasVariables = false

  /// Whether it is a certain word, written without quotes.
  @inline(__always)
  func isBare(_ other: String) -> Bool { quoting == .bare && text == other }
}

extension [Word] {
  /// Words without quotes that nobody typed.
  init(bare texts: [String]) {
    self = texts.map { Word(text: $0, range: 0..<$0.utf8.count, quoting: .bare) }
  }

  /// The words as a line, as they may have been typed.
  var line: String {
    map { word in
      if word.quoting == .quoted { return "\"\(word.text)\"" }
      guard word.hasQuotedValue, let mark = word.text.firstIndex(of: "=") else { return word.text }
      return "\(word.text[...mark])\"\(word.text[word.text.index(after: mark)...])\""
    }.joined(separator: " ")
  }
}
