extension TextLine {
  /// Returns the line cut at spaces into lines of a width; continuations are indented.
  ///
  /// A word that is wider than a line stays whole.
  package func wrapped(to width: Int, indent: Int = 4) -> [TextLine] {
    wrapped(to: width, indent: indent) { _ in true }
  }

  /// Writes the line cut at spaces into lines of a width, most often as it is.
  package func write(wrappedTo width: Int, indent: Int = 4, to write: (TextLine) -> Void) {
    if self.width <= width { return write(self) }
    for line in wrapped(to: width, indent: indent) { write(line) }
  }

  /// Returns the line cut only behind commas, colons and wide gaps, so that a number stays with its
  /// side. It is cut at any space if a line would be too wide otherwise.
  package func wrappedAtPhrases(to width: Int, indent: Int) -> [TextLine] {
    let lines = wrapped(to: width, indent: indent) { word in
      let text = word.prefix { $0 != 0x20 }
      return word.count > text.count + 1 || text.last == 0x2C || text.last == 0x3A
    }
    return lines.allSatisfy { $0.width <= width } ? lines : wrapped(to: width, indent: indent)
  }

  private func wrapped(
    to width: Int, indent: Int, isEnd: (ArraySlice<UInt8>) -> Bool
  ) -> [TextLine] {
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
      if characters.last == 0x20, isEnd(characters) { flush() }
    }
    flush()
    lines.append(line)
    return lines
  }

  /// Returns the line cut into the rows that it fills on a screen.
  package func cut(into columns: Int) -> [TextLine] {
    guard width > columns else { return [self] }
    var rows = [TextLine()]
    for run in runs {
      for character in run.text {
        let piece = TextLine(String(character), run.style)
        if rows[rows.count - 1].width + piece.width > columns { rows.append(TextLine()) }
        rows[rows.count - 1].append(piece)
      }
    }
    return rows
  }

  /// Returns the beginning of the line that is at most so wide.
  package func clipped(to columns: Int) -> TextLine { cut(into: columns)[0] }

  /// Returns the line with a text lit wherever it occurs; small and capital letters are the same.
  package func marking(_ text: String) -> TextLine {
    let sought = text.lowercased().map { $0 }
    guard !sought.isEmpty, self.text.lowercased().contains(text.lowercased()) else { return self }
    let characters = runs.flatMap { run in run.text.map { ($0, run.style) } }
    let lower = characters.map { String($0.0).lowercased() }
    var line = TextLine()
    var end = 0
    for (k, (character, style)) in characters.enumerated() {
      let found = lower[k...].prefix(sought.count)
      if found.elementsEqual(sought.map { String($0) }) { end = k + sought.count }
      line.append(String(character), k < end ? .lit : style)
    }
    return line
  }

  /// Returns the line cut into lines of a width, followed by texts that each stay whole.
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
    let bytes = bytes
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

  /// Returns the line cut to a number of columns, with an ellipsis if anything is cut off.
  package func clipped(to columns: Int, _ style: OutputStyle) -> TextLine {
    guard width > columns else { return self }
    let ellipsis = style.glyphs.ellipsis
    guard columns > ellipsis.displayWidth else {
      return TextLine(String(ellipsis.prefix(max(0, columns))))
    }
    var line = TextLine()
    for run in runs {
      let room = columns - line.width
      if run.text.displayWidth + ellipsis.displayWidth <= room {
        line.append(run.text, run.style)
      } else {
        // The spaces stand for the pieces that are left out, so that the ellipsis comes even if
        // this piece would fit.
        let rest = String(repeating: " ", count: ellipsis.displayWidth)
        line.append((run.text + rest).clipped(to: room, ellipsis: ellipsis), run.style)
        break
      }
    }
    return line
  }
}
