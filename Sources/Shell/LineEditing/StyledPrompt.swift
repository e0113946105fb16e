/// A prompt made of plain text, each run of it in one colour.
struct StyledPrompt: Equatable {
  /// A stretch of text in one style.
  struct Run: Equatable {
    var text: String
    /// SGR parameters such as `1;32`, or nil for the terminal's own colour.
    var style: String?
  }

  var runs: [Run]

  init(_ text: String, style: String? = nil) {
    runs = [Run(text: text, style: style)]
  }

  init(runs: [Run]) {
    self.runs = runs
  }

  /// The text as it is seen; it always ends with one space.
  var plainText: String {
    let text = runs.map(\.text).joined()
    return String(text.reversed().drop { $0 == " " }.reversed()) + " "
  }

  /// Returns the text for libedit, with each escape sequence between two `mark`s.
  ///
  /// libedit loses a sequence that is followed by another one or by nothing, so every change of
  /// style is a single sequence and the last one stands before the closing space.
  func marked(with mark: Unicode.Scalar) -> String {
    var remaining = plainText.dropLast()
    var result = ""
    var isStyled = false
    for run in runs {
      let text = remaining.prefix(run.text.count)
      remaining = remaining.dropFirst(text.count)
      guard !text.isEmpty else { continue }
      if let style = run.style {
        result += "\(mark)\u{1B}[0;\(style)m\(mark)"
      } else if isStyled {
        result += "\(mark)\u{1B}[0m\(mark)"
      }
      isStyled = run.style != nil
      result += text
    }
    return isStyled ? result + "\(mark)\u{1B}[0m\(mark) " : result + " "
  }
}
