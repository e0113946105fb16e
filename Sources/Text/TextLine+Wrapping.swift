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
        lines.append(line.withoutSpacesAtEnd)
        line = TextLine(String(repeating: " ", count: indent))
      }
      line.append(word)
      word = TextLine()
    }
    for run in runs {
      for piece in run.text.pieces {
        word.append(piece, run.style)
        if piece.last == " " { flush() }
      }
    }
    flush()
    lines.append(line)
    return lines
  }

  /// The width without the spaces at the end.
  private var visibleWidth: Int { width - spacesAtEnd }

  private var spacesAtEnd: Int { text.reversed().prefix { $0 == " " }.count }

  /// The line without the spaces at the end.
  private var withoutSpacesAtEnd: TextLine {
    var line = TextLine()
    var room = text.count - spacesAtEnd
    for run in runs where room > 0 {
      line.append(String(run.text.prefix(room)), run.style)
      room -= run.text.count
    }
    return line
  }
}

extension String {
  /// The text cut behind each space that follows something else, so that ` › ` is one piece.
  fileprivate var pieces: [String] {
    var pieces: [String] = []
    var piece = ""
    var hasWord = false
    for character in self {
      if character != " ", hasWord, piece.last == " " {
        pieces.append(piece)
        piece = ""
        hasWord = false
      }
      piece.append(character)
      if character != " " { hasWord = true }
    }
    if !piece.isEmpty { pieces.append(piece) }
    return pieces
  }
}
