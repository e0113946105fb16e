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
