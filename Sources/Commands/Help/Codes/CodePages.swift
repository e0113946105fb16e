import Text

/// The pages of help on the codes of `why` and `audit`.
enum CodePages {
  /// Returns the page that a text asks for: a code, or `codes`; nil if it is none.
  static func page(on text: String, _ look: OutputStyle) -> [TextLine]? {
    if text == "codes" || text == "code" { return list(look) }
    return CodeBook.note(text.uppercased()).map { page(of: $0, look) }
  }

  private static func list(_ look: OutputStyle) -> [TextLine] {
    var lines: [TextLine] = []
    for chapter in CodeBook.book.chapters {
      lines.append(TextLine(chapter.title, .strong))
      for note in chapter.entries { lines += entry(note, look) }
    }
    lines.append(TextLine())
    lines.append(TextLine("help COVERED_BY explains one code and how to fix it", .dim))
    return lines
  }

  /// Returns the lines of a code in a list.
  private static func entry(_ note: CodeNote, _ look: OutputStyle) -> [TextLine] {
    let column = 4 + (CodeBook.all.map(\.code.count).max() ?? 0)
    var line = TextLine("  \(note.code)", .name)
    line.pad(to: column)
    line.append(look.spelled(note.title))
    return line.wrapped(to: HelpPages.width(look), indent: column)
  }

  /// Returns the page of a code.
  static func page(of note: CodeNote, _ look: OutputStyle) -> [TextLine] {
    var lines = HelpPages.heading(note.code, note.title, look) + [TextLine()]
    for (word, text) in [("looks", note.looks), ("fix", note.fix)] {
      var line = TextLine(word, .strong)
      line.pad(to: 7)
      line.append(look.spelled(text))
      lines += line.wrapped(to: HelpPages.width(look), indent: 7)
    }
    lines.append(TextLine())
    for rule in note.rules.compactMap(RuleBook.rule) { lines += RulePages.entry(rule, look) }
    if note.example.isEmpty {
      lines += [TextLine(), TextLine("Only an imported dump shows it.", .dim)]
    } else {
      lines += [TextLine(), TextLine("Example, in a new scene:", .dim)]
      lines += note.example.flatMap { HelpPages.code($0, look) }
    }
    return lines + HelpPages.seeAlso(HelpLinks.links(of: note), look)
  }
}
