/// One word of a command line.
public struct Word: Equatable, Sendable {
  /// A way in which a word was written.
  public enum Quoting: Sendable {
    /// The word has no quotes, at least at its beginning.
    case bare
    /// The word is in double or single quotes.
    case quoted
    /// `<<END`: the text is made of the lines up to one that says END.
    case heredoc
  }

  /// The word, quotes and escapes resolved.
  public var text: String
  /// The range of the word in the line, as offsets into its UTF-8.
  public var range: Range<Int>
  /// The way in which the word was written.
  public var quoting: Quoting
  /// Indicates whether the part behind `=` was quoted.
  public var hasQuotedValue = false
  /// Indicates whether the text holds variables, between ``VariableMark`` characters.
  public var hasVariables = false

  /// Creates a word.
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

  /// Returns whether the word is a certain one, written without quotes.
  @inlinable @inline(__always)
  public func isBare(_ other: String) -> Bool { quoting == .bare && text == other }
}

extension Word {
  /// Returns the word behind `NAME=`; nil if the word does not begin so.
  package func value(of name: String) -> Word? {
    guard quoting == .bare, text.hasPrefix(name + "=") else { return nil }
    var value = self
    value.text = String(text.dropFirst(name.count + 1))
    value.range = (range.lowerBound + name.utf8.count + 1)..<range.upperBound
    return value
  }

  /// Returns whether a text looks like a number, so that it can be nothing else.
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
  /// Creates words without quotes that nobody typed.
  package init(bare texts: [String]) {
    self = texts.map { Word(text: $0, range: 0..<$0.utf8.count, quoting: .bare) }
  }

  /// The words as one line, as they may have been typed.
  package var line: String {
    map { word in
      if word.quoting == .quoted { return "\"\(word.text)\"" }
      guard word.hasQuotedValue, let mark = word.text.firstIndex(of: "=") else { return word.text }
      return "\(word.text[...mark])\"\(word.text[word.text.index(after: mark)...])\""
    }.joined(separator: " ")
  }
}
