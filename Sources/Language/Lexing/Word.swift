/// One word of a command line.
@usableFromInline package struct Word: Equatable, Sendable {
  /// A way in which a word was written.
  @usableFromInline package enum Quoting: Sendable {
    /// The word has no quotes, at least at its beginning.
    case bare
    /// The word is in double or single quotes.
    case quoted
    /// `<<END`: the text is made of the lines up to one that says END.
    case heredoc
    /// A statement of another language, as it was typed: the whole command.
    case code
  }

  /// The word, quotes and escapes resolved.
  @usableFromInline package var text: String
  /// The range of the word in the line, as offsets into its UTF-8.
  @usableFromInline package var range: Range<Int>
  /// The way in which the word was written.
  @usableFromInline package var quoting: Quoting
  /// Indicates whether the part behind `=` was quoted.
  @usableFromInline package var hasQuotedValue = false
  /// Indicates whether the text holds variables, between ``VariableMark`` characters.
  @usableFromInline package var hasVariables = false

  /// Creates a word.
  package init(
    text: String, range: Range<Int>, quoting: Quoting, hasQuotedValue: Bool = false,
    hasVariables: Bool = false
  ) {
    (self.text, self.range, self.quoting) = (text, range, quoting)
    (self.hasQuotedValue, self.hasVariables) = (hasQuotedValue, hasVariables)
  }

  /// Returns whether the word is a certain one, written without quotes.
  @inlinable @inline(__always)
  package func isBare(_ other: String) -> Bool { quoting == .bare && text == other }
}

extension Word {
  /// Returns the word behind `NAME=`; nil if the word does not begin so.
  package func value(of name: String) -> Word? {
    guard quoting == .bare, let parts = text.partsAtEqualsSign, parts.before == name else {
      return nil
    }
    var value = self
    value.text = String(parts.behind)
    value.range = range(from: name.utf8.count + 1)
    return value
  }

  /// Returns the place of a part of the word in the line.
  ///
  /// - Parameters:
  ///   - start: The offset of the part in the UTF-8 of the text.
  ///   - count: The length of the part; nil for all up to the end.
  /// - Returns: The place of the whole word if it stands for something longer, as a variable does.
  package func range(from start: Int, count: Int? = nil) -> Range<Int> {
    let lower = range.lowerBound + start
    let upper = count.map { lower + $0 } ?? range.upperBound
    return lower <= upper && upper <= range.upperBound ? lower..<upper : range
  }

  /// Returns whether a text looks like a number, so that it can be nothing else.
  @inlinable
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
      guard word.hasQuotedValue, let parts = word.text.partsAtEqualsSign else { return word.text }
      return "\(parts.before)=\"\(parts.behind)\""
    }.joined(separator: " ")
  }
}

/// A text of whole lines behind a line that holds `<<END`.
package struct Heredoc {
  /// The word in the line that closes the text.
  package let delimiter: String
  /// The range of `<<END` in the line.
  package let range: Range<Int>
  /// The command and the word in it that get the text.
  let place: (command: Int, word: Int)

  /// The error of a text that goes on to the end of the script.
  var isNeverClosed: LanguageError {
    LanguageError(.heredocWithoutEnd(delimiter), at: range)
  }

  /// Returns whether a line closes the text: whether it holds nothing but the delimiter, however
  /// far it is indented.
  package func isClosed(by line: some Collection<UInt8>) -> Bool {
    let blanks: [UInt8] = [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r")]
    let start = line.drop { blanks.contains($0) }
    guard start.starts(with: delimiter.utf8) else { return false }
    return start.dropFirst(delimiter.utf8.count).allSatisfy { blanks.contains($0) }
  }
}

extension Lexer {
  /// Indicates whether `<<` and a delimiter stand at the position.
  var beginsHeredoc: Bool {
    let rest = bytes[position...]
    guard rest.starts(with: "<<".utf8), let next = rest.dropFirst(2).first else { return false }
    return Self.isNameByte(next, isFirst: true)
  }

  /// Reads `<<END`; the text follows when the line ends.
  mutating func heredocWord(command: Int, word: Int) throws(LanguageError) -> Word {
    let start = position
    position += 2
    while position < bytes.count, Self.isNameByte(bytes[position], isFirst: false) { position += 1 }
    guard heredoc == nil else {
      throw LanguageError(.secondHeredoc, at: start..<position)
    }
    let delimiter = String(decoding: bytes[(start + 2)..<position], as: UTF8.self)
    heredoc = Heredoc(
      delimiter: delimiter, range: start..<position, place: (command, word))
    return Word(text: "", range: start..<position, quoting: .heredoc)
  }

  /// Reads the lines up to the delimiter, without the indentation that the delimiter has.
  mutating func readHeredoc() throws(LanguageError) {
    guard let heredoc else { return }
    var lines: [ArraySlice<UInt8>] = []
    while position < bytes.count {
      let end = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let line = bytes[position..<end]
      position = min(end + 1, bytes.count)
      guard heredoc.isClosed(by: line) else {
        lines.append(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
        continue
      }
      let indentation = line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      let texts = lines.map { line in
        let isIndented = line.starts(with: indentation)
        return String(
          decoding: isIndented ? line.dropFirst(indentation.count) : line, as: UTF8.self)
      }
      found[heredoc.place.command][heredoc.place.word].text =
        texts.map { $0 + "\n" }.joined()
      self.heredoc = nil
      return
    }
    throw heredoc.isNeverClosed
  }
}

/// The characters between which a word holds a variable's name until it is carried out. No line can
/// hold them otherwise.
package enum VariableMark {
  /// The character before the name.
  package static let begin: UInt8 = 0x01
  /// The character behind the name.
  package static let end: UInt8 = 0x02
}
