extension TextLine {
  /// The line cut at spaces into lines of a width; continuations are indented.
  ///
  /// A word that is wider than a line stays whole.
  package func wrapped(to width: Int, indent: Int = 4) -> [TextLine] {
    guard self.width > width else { return [self] }
    var lines: [TextLine] = []
    var line = TextLine()
    var word = TextLine()
    func flush() {
      if line.width + word.width - word.spacesAtEnd > width, line.width > indent {
        line.removeSpacesAtEnd()
        lines.append(line)
        line = TextLine(.spaces(indent))
      }
      line.append(word)
      word.removeAll()
    }
    forEachWord { characters, style in
      word.append(characters, style)
      if characters.last == 0x20 { flush() }
    }
    flush()
    lines.append(line)
    return lines
  }

  /// The same with texts behind it, each of which stays whole.
  package func wrapped(to width: Int, indent: Int, then texts: [TextLine]) -> [TextLine] {
    var lines = wrapped(to: width, indent: indent)
    for text in texts {
      let last = lines.count - 1
      if lines[last].width + 2 + text.width <= width {
        lines[last] = lines[last] + TextLine("  ") + text
      } else {
        lines.append(TextLine(.spaces(indent)) + text)
      }
    }
    return lines
  }

  /// Calls a closure with the pieces cut behind each space that follows something else, so that
  /// ` › ` is one word.
  private func forEachWord(_ body: (ArraySlice<UInt8>, TextStyle) -> Void) {
    var place = 0
    while place < bytes.count {
      let style = TextStyle(mark: bytes[place]) ?? .plain
      place += 1
      var start = place
      var hasWord = false
      while place < bytes.count, bytes[place] >= 0x20 {
        let isSpace = bytes[place] == 0x20
        if !isSpace, hasWord, bytes[place - 1] == 0x20 {
          body(bytes[start..<place], style)
          start = place
        }
        if !isSpace { hasWord = true }
        place += 1
      }
      if start < place { body(bytes[start..<place], style) }
    }
  }
}
