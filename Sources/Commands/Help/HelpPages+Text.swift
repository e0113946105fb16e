import Text

extension HelpPages {
  /// Returns the number of columns of a page: longer lines are hard to read.
  static func width(_ look: OutputStyle) -> Int { min(look.width, 100) }

  /// Returns the first line of a page.
  static func heading(_ name: String, _ summary: String, _ look: OutputStyle) -> [TextLine] {
    let line = TextLine(name, .name) + TextLine("  \(look.spelled(summary))")
    return line.wrapped(to: width(look), indent: 2)
  }

  /// Returns a text in the width of the page.
  static func paragraph(
    _ text: String, _ look: OutputStyle, indent: Int, _ style: TextStyle = .plain
  ) -> [TextLine] {
    let line = TextLine(String(repeating: " ", count: indent)) + TextLine(look.spelled(text), style)
    return line.wrapped(to: width(look), indent: indent)
  }

  /// Returns the lines of an entry in a list.
  static func entry(_ name: String, _ summary: String, _ look: OutputStyle) -> [TextLine] {
    var line = TextLine("  \(name)", .name)
    line.pad(to: 19)
    line.append(look.spelled(summary))
    return line.wrapped(to: width(look), indent: 19)
  }

  /// Returns the last line of a page, with the names of further pages.
  static func seeAlso(_ names: [String], _ look: OutputStyle) -> [TextLine] {
    guard !names.isEmpty else { return [] }
    let line = TextLine("see also: ", .dim) + TextLine(names.joined(separator: ", "), .type)
    return [TextLine()] + line.wrapped(to: width(look), indent: 10)
  }
}
