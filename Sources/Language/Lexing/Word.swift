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

  /// A word.
  package init(
    text: String, range: Range<Int>, quoting: Quoting, hasQuotedValue: Bool = false,
    hasVariables: Bool = false
  ) {
    self.text = text
    self.range = range
    self.quoting = quoting
    self.hasQuotedValue = hasQuotedValue
    self.hasVariables = hasVariables
  }

  /// Whether it is a certain word, written without quotes.
  @inlinable @inline(__always)
  package func isBare(_ other: String) -> Bool { quoting == .bare && text == other }
}

extension Word {
  /// The word behind `NAME=`, or nil if the word does not begin so.
  package func value(of name: String) -> Word? {
    guard quoting == .bare, text.hasPrefix(name + "=") else { return nil }
    var value = self
    value.text = String(text.dropFirst(name.count + 1))
    value.range = (range.lowerBound + name.utf8.count + 1)..<range.upperBound
    return value
  }

  /// Whether a text looks like a number, so that it can be nothing else.
  package static func looksNumeric(_ text: some StringProtocol) -> Bool {
    var rest = text.utf8.makeIterator()
    guard var byte = rest.next() else { return false }
    if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") {
      guard let next = rest.next() else { return false }
      byte = next
    }
    if byte == UInt8(ascii: ".") {
      guard let next = rest.next() else { return false }
      byte = next
    }
    return (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}

extension [Word] {
  /// Words without quotes that nobody typed.
  package init(bare texts: [String]) {
    self = texts.map { Word(text: $0, range: 0..<$0.utf8.count, quoting: .bare) }
  }

  /// The words as a line, as they may have been typed.
  package var line: String {
    map { word in
      if word.quoting == .quoted { return "\"\(word.text)\"" }
      guard word.hasQuotedValue, let mark = word.text.firstIndex(of: "=") else { return word.text }
      return "\(word.text[...mark])\"\(word.text[word.text.index(after: mark)...])\""
    }.joined(separator: " ")
  }
}
