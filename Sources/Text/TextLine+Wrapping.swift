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
      if line.width + word.visibleWidth > width, line.width > indent {
        line.removeSpacesAtEnd()
        lines.append(line)
        line = TextLine(.spaces(indent))
      }
      line.append(word)
      word = TextLine()
    }
    for run in runs {
      for piece in run.text.pieces {
        word.append(String(piece), run.style)
        if piece.utf8.last == 0x20 { flush() }
      }
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

  /// The width without the spaces at the end.
  private var visibleWidth: Int { width - spacesAtEnd }
}

extension String {
  /// The text cut behind each space that follows something else, so that ` › ` is one piece.
  fileprivate var pieces: [Substring] {
    var pieces: [Substring] = []
    var start = startIndex
    var hasWord = false
    var isAfterSpace = false
    for index in utf8.indices {
      let isSpace = utf8[index] == 0x20
      if !isSpace, hasWord, isAfterSpace {
        pieces.append(self[start..<index])
        start = index
      }
      isAfterSpace = isSpace
      if !isSpace { hasWord = true }
    }
    if start < endIndex { pieces.append(self[start...]) }
    return pieces
  }
}
