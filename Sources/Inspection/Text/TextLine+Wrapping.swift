extension TextLine {
  /// The line cut at spaces into lines of a width; continuations are indented.
  ///
  /// A word that is wider than a line stays whole.
  public func wrapped(to width: Int, indent: Int = 4) -> [TextLine] {
    guard self.width > width else { return [self] }
    var lines: [TextLine] = []
    var line = TextLine()
    var word = TextLine()
    func flush() {
      if line.width + word.visibleWidth > width, line.width > indent {
        lines.append(line)
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
  private var visibleWidth: Int {
    width - text.reversed().prefix { $0 == " " }.count
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
