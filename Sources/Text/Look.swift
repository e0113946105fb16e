/// How output looks: its width, its characters and whether it has colour.
package struct Look: Sendable {
  /// The columns that lines should fit in.
  package var width: Int
  /// Whether lines carry the terminal's colour codes.
  package var hasColor: Bool
  /// The characters for branches and marks.
  package var glyphs: Glyphs

  /// Creates a look.
  ///
  /// - Parameters:
  ///   - width: The columns that lines should fit in.
  ///   - hasColor: Whether lines carry colour codes.
  ///   - isASCII: Whether branches and marks are drawn with ASCII characters only.
  package init(width: Int = 80, hasColor: Bool = false, isASCII: Bool = false) {
    self.width = width
    self.hasColor = hasColor
    glyphs = isASCII ? .ascii : .unicode
  }

  /// Whether branches and marks are drawn with ASCII characters only.
  package var isASCII: Bool {
    get { glyphs === Glyphs.ascii }
    set { glyphs = newValue ? .ascii : .unicode }
  }

  /// The characters of a line, without trailing spaces.
  package func render(_ line: TextLine) -> String {
    guard hasColor else { return spelled(line.text.withoutSpacesAtEnd) }
    var runs = line.runs
    while let last = runs.indices.last {
      runs[last].text = runs[last].text.withoutSpacesAtEnd
      guard runs[last].text.isEmpty else { break }
      runs.removeLast()
    }
    return runs.map { run in
      let text = spelled(run.text)
      guard let code = Self.code(of: run.style) else { return text }
      return "\u{1B}[\(code)m\(text)\u{1B}[0m"
    }.joined()
  }

  /// The text with the marks of usages and help spelled in the look's own characters.
  ///
  /// Lines are rendered so anyway; who fits a text into columns asks before.
  package func spelled(_ text: String) -> String {
    let unicode = Glyphs.unicode
    guard glyphs !== unicode, text.utf8.contains(where: { $0 >= 0x80 }) else { return text }
    return text.replacing(unicode.ellipsis, with: glyphs.ellipsis)
      .replacing(unicode.next, with: glyphs.next).replacing(unicode.arrow, with: glyphs.arrow)
  }

  /// The parameters of the terminal's colour code, from the sixteen colours that every theme has.
  package static func code(of style: TextStyle) -> String? {
    switch style {
    case .plain: return nil
    case .name: return "1"
    case .strong: return "1"
    case .dim: return "2"
    case .good: return "32"
    case .bad: return "31"
    case .notice: return "33"
    case .winner: return "1;32"
    case .lit: return "1;7"
    case .type: return "36"
    }
  }
}

extension String {
  fileprivate var withoutSpacesAtEnd: String {
    guard utf8.last == 0x20 else { return self }
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
