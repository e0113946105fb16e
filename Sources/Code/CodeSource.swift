/// A text of code, with the place that people know it by.
package final class CodeSource: Sendable, Equatable {
  /// The name in messages: a file's name, or that of a script or of the prompt.
  package let name: String
  /// The text.
  package let text: String
  /// The number of the text's first line in what it stands in, from 1.
  package let firstLine: Int
  /// The language of the text.
  package let language: CodeLanguage
  /// The UTF-8 of the text.
  package let bytes: [UInt8]
  /// The offsets at which lines begin.
  private let lineStarts: [Int]

  /// Creates a source.
  package init(name: String, text: String, in language: CodeLanguage, firstLine: Int = 1) {
    (self.name, self.text, self.firstLine) = (name, text, firstLine)
    self.language = language
    let bytes = Array(text.utf8)
    self.bytes = bytes
    var starts = [0]
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(index + 1)
    }
    lineStarts = starts
  }

  package static func == (one: CodeSource, other: CodeSource) -> Bool {
    one === other
      || one.name == other.name && one.firstLine == other.firstLine
        && one.language == other.language && one.text == other.text
  }

  /// Returns the number of the line of an offset, counted as the text's place counts lines.
  ///
  /// - Complexity: O(log of the number of lines).
  package func line(of offset: Int) -> Int { index(ofLineAt: offset) + firstLine }

  /// Returns the column of an offset in its line, in characters from 1.
  package func column(of offset: Int) -> Int {
    let start = lineStarts[index(ofLineAt: offset)]
    let end = min(max(offset, start), bytes.count)
    return String(decoding: bytes[start..<end], as: UTF8.self).count + 1
  }

  /// Returns the place of the text of a line, without its break and its indentation; nil if there is
  /// none of the number.
  package func range(ofLine number: Int) -> Range<Int>? {
    let index = number - firstLine
    guard lineStarts.indices.contains(index) else { return nil }
    let blanks = bytes[lineStarts[index]...].prefix { $0 == UInt8(ascii: " ") || $0 == 9 }.count
    let start = lineStarts[index] + blanks
    return start..<(start + line(number).utf8.count)
  }

  /// Returns a line without its break and its indentation; empty if there is none of the number.
  package func line(_ number: Int) -> String {
    let index = number - firstLine
    guard lineStarts.indices.contains(index) else { return "" }
    let end = index + 1 < lineStarts.count ? lineStarts[index + 1] : bytes.count
    let line = bytes[lineStarts[index]..<end].drop { $0 == UInt8(ascii: " ") || $0 == 9 }
    return String(decoding: line.prefix { $0 != 10 && $0 != 13 }, as: UTF8.self)
  }

  /// Returns the number of the first line of more than some bytes; nil if there is none.
  package func firstLine(longerThan limit: Int) -> Int? {
    zip(lineStarts, lineStarts.dropFirst() + [bytes.count + 1]).enumerated()
      .first { $0.element.1 - $0.element.0 - 1 > limit }.map { $0.offset + firstLine }
  }

  /// Returns the first line of a part of the text.
  package func line(ofText range: Range<Int>) -> String {
    let part = bytes[range.clamped(to: 0..<bytes.count)]
    return String(decoding: part.prefix { $0 != 10 && $0 != 13 }, as: UTF8.self)
  }

  /// Returns a part of the text.
  package func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  private func index(ofLineAt offset: Int) -> Int {
    var (low, high) = (0, lineStarts.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }
}

/// A language in which code is written.
package enum CodeLanguage: Sendable {
  case swift, objectiveC
}

extension String {
  /// Indicates whether the text is the name of a file of code.
  package var isCodeFile: Bool {
    [".swift", ".m", ".mm", ".h"].contains { hasSuffix($0) }
  }
}
