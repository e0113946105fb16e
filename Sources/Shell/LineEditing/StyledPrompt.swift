import CEditLine

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
    var text = runs.map(\.text).joined()
    while text.last == " " { text.removeLast() }
    return text + " "
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

/// A line that pasting gave several rows. Positions count Unicode scalars from its start.
struct MultilineText {
  private var rows: [Int]

  init(_ text: String) {
    rows = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(\.count)
  }

  /// Returns the position in the same column one row up; nil in the first row.
  func position(above position: Int) -> Int? {
    let (row, column) = place(of: position)
    return row == 0 ? nil : start(of: row - 1) + min(column, rows[row - 1])
  }

  /// Returns the position in the same column one row down; nil in the last row.
  func position(below position: Int) -> Int? {
    let (row, column) = place(of: position)
    return row + 1 == rows.count ? nil : start(of: row + 1) + min(column, rows[row + 1])
  }

  private func place(of position: Int) -> (row: Int, column: Int) {
    let row = rows.indices.last { start(of: $0) <= position } ?? 0
    return (row, position - start(of: row))
  }

  /// Returns the start of a row; each row before it ends with a newline, which takes a position
  /// too.
  private func start(of row: Int) -> Int {
    rows[..<row].reduce(row, +)
  }
}

extension String {
  /// Makes text of libedit's wide characters, each of which is one Unicode scalar.
  init(wide: UnsafeBufferPointer<wchar_t>) {
    self = wide.reduce(into: "") {
      $0.unicodeScalars.append(Unicode.Scalar(UInt32(bitPattern: $1)) ?? "\u{FFFD}")
    }
  }

  /// The text as libedit's wide characters, closed by a zero.
  var wide: [wchar_t] {
    unicodeScalars.map { wchar_t(bitPattern: $0.value) } + [0]
  }
}
