extension TextLine {
  /// The line cut into lines of a width, behind pieces that hold a separator; continuations are
  /// indented.
  public func wrapped(to width: Int, at separator: String, indent: Int = 4) -> [TextLine] {
    guard self.width > width else { return [self] }
    var lines: [TextLine] = []
    var line = TextLine()
    var word = TextLine()
    func flush() {
      if line.width + word.width > width, line.width > indent {
        lines.append(line)
        line = TextLine(String(repeating: " ", count: indent))
      }
      line.append(word)
      word = TextLine()
    }
    for run in runs {
      word.append(run.text, run.style)
      if run.text.contains(separator) { flush() }
    }
    flush()
    lines.append(line)
    return lines
  }
}
