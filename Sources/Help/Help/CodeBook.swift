import Analysis
import Commands
import Text

/// The meaning of the codes of `why` and `audit`.
enum CodeBook {
  /// The book as it is written.
  static let book = Book("Codes", CodeNote.init)

  /// The notes, in order.
  static var all: [CodeNote] { book.entries }

  /// Returns the note on a code as it is printed.
  static func note(_ code: String) -> CodeNote? { byCode[code] }

  private static let byCode = Dictionary(
    all.map { ($0.code, $0) }, uniquingKeysWith: { first, _ in first })
}

/// A note for people on a code of `why` or `audit`.
struct CodeNote: Sendable {
  /// The code, as it is printed.
  let code: String
  let command: String
  /// The code in other words, in a line.
  let title: String
  /// The look of it to those who touch the screen.
  let looks: String
  /// The usual remedy.
  let fix: String
  /// The numbers of the rules behind it, as the table of rules says.
  let rules: [String]
  /// Commands that make a scene, and ask; empty if only an imported text shows it.
  let example: [String]

  /// Reads a note from the book; the title of a code of `audit` is in the words of the report.
  init(_ entry: BookEntry) throws(BookProblem) {
    if let code = DiagnosisCode(rawValue: entry.name) {
      command = "why"
      rules = code.rules.map(\.description)
      title = try entry.requiredTitle()
    } else if let code = AuditCode(rawValue: entry.name) {
      guard entry.title.isEmpty else {
        throw entry.problem("the report has the words of this code")
      }
      command = "audit"
      rules = code.rules.map(\.description)
      title = "a target \(code.summary())"
    } else {
      throw entry.problem("'\(entry.name)' is no code")
    }
    try entry.allow("looks", "fix")
    code = entry.name
    looks = try entry.value(of: "looks")
    fix = try entry.value(of: "fix")
    example = try entry.example()
  }
}

/// The pages of help on the codes of `why` and `audit`.
enum CodePages {
  /// Returns the list of all codes, if a text asks for it.
  static func list(on text: String, _ style: OutputStyle) -> [TextLine]? {
    text == "codes" || text == "code" ? list(style) : nil
  }

  private static func list(_ style: OutputStyle) -> [TextLine] {
    var lines: [TextLine] = []
    for chapter in CodeBook.book.chapters {
      lines.append(TextLine(chapter.title, .strong))
      for note in chapter.entries { lines += entry(note, style) }
    }
    lines.append(TextLine())
    lines.append(TextLine("help COVERED_BY explains one code and how to fix it", .dim))
    return lines
  }

  private static func entry(_ note: CodeNote, _ style: OutputStyle) -> [TextLine] {
    let column = 4 + (CodeBook.all.map(\.code.count).max() ?? 0)
    var line = TextLine("  \(note.code)", .name)
    line.pad(to: column)
    line.append(style.spelled(note.title))
    return line.wrapped(to: HelpPages.width(style), indent: column)
  }

  static func page(of note: CodeNote, _ style: OutputStyle) -> [TextLine] {
    var lines = HelpPages.heading(note.code, note.title, style) + [TextLine()]
    for (word, text) in [("looks", note.looks), ("fix", note.fix)] {
      var line = TextLine(word, .strong)
      line.pad(to: 7)
      line.append(style.spelled(text))
      lines += line.wrapped(to: HelpPages.width(style), indent: 7)
    }
    let rules = note.rules.compactMap(RuleBook.rule)
    if !rules.isEmpty { lines.append(TextLine()) }
    for rule in rules { lines += RulePages.entry(rule, style) }
    if note.example.isEmpty {
      lines += [TextLine(), TextLine("Only an imported dump shows it.", .dim)]
    } else {
      lines += [TextLine(), TextLine("Example, in a new scene:", .dim)]
      lines += note.example.flatMap { HelpPages.code($0, style) }
    }
    return lines + HelpPages.seeAlso(HelpLinks.links(of: note), style)
  }
}
