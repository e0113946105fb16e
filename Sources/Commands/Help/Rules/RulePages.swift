import Scenes
import Text

/// The pages of help on rules.
enum RulePages {
  /// Returns the page that a text asks for: a rule, a chapter such as `R6`, or `rules`; nil if it
  /// is none.
  static func page(on text: String, _ look: OutputStyle) -> [TextLine]? {
    if text == "rules" { return list(of: RuleBook.chapters, look) }
    if let chapter = RuleBook.chapter(text) { return list(of: [chapter], look) }
    return RuleBook.rule(text).map { page(of: $0, look) }
  }

  private static func list(of chapters: [Book<Rule>.Chapter], _ look: OutputStyle) -> [TextLine] {
    var lines: [TextLine] = []
    for chapter in chapters {
      lines.append(
        TextLine(chapter.title, .strong) + TextLine("  \(chapter.name)", .dim))
      for rule in chapter.entries { lines += entry(rule, look) }
    }
    lines.append(TextLine())
    lines.append(TextLine("help R6.8 explains one; a mark shows how certain it is:", .dim))
    for certainty in Certainty.allCases where !certainty.mark.isEmpty {
      lines += HelpPages.paragraph(
        "\(certainty.mark)  \(certainty.words)", look, indent: 2, .dim)
    }
    return lines
  }

  /// Returns the lines of a rule in a list.
  static func entry(_ rule: Rule, _ look: OutputStyle) -> [TextLine] {
    var line = TextLine("  \(rule.number)", .name)
    line.pad(to: 9)
    line.append(look.spelled(rule.title))
    line.append(rule.marks.isEmpty ? "" : " \(rule.marks)", .notice)
    return line.wrapped(to: HelpPages.width(look), indent: 9)
  }

  private static func page(of rule: Rule, _ look: OutputStyle) -> [TextLine] {
    var lines = HelpPages.heading(rule.number, rule.title, look) + [TextLine()]
    lines += HelpPages.paragraph(rule.text.withoutBackticks, look, indent: 0)
    lines.append(TextLine())
    lines += HelpPages.paragraph(rule.certainty.words, look, indent: 0, .notice)
    for doubt in rule.doubts {
      lines += HelpPages.paragraph("but \(doubt.part):", look, indent: 0, .notice)
      lines += HelpPages.paragraph(doubt.certainty.words, look, indent: 2, .notice)
    }
    let facts = RuleID(rule.number).map(FactBook.facts) ?? []
    if !facts.isEmpty {
      lines += [TextLine(), TextLine("Facts that cite it, where 'break \(rule.number)' stops:")]
      lines += facts.flatMap { HelpPages.paragraph($0, look, indent: 2) }
    }
    let surprises = SurpriseBook.surprises(of: rule)
    if !surprises.isEmpty {
      lines += [TextLine(), TextLine("Common wrong expectations:")]
      for surprise in surprises { lines += SurprisePages.entry(surprise, look) }
    }
    if let code = RuleBook.example(of: rule) {
      lines += [TextLine(), TextLine("Example, in a new scene:", .dim)]
      lines += code.flatMap { HelpPages.code($0, look) }
    }
    return lines + HelpPages.seeAlso(HelpLinks.links(of: rule), look)
  }
}

extension Rule {
  /// The marks of the rule and of its doubts; a documented or observed rule has none.
  fileprivate var marks: String {
    ([certainty] + doubts.map(\.certainty)).map(\.mark).joined()
  }
}

extension Certainty {
  /// A character that stands for it in lists; empty for what a reader may rely on.
  fileprivate var mark: String {
    switch self {
    case .documented, .observed: ""
    case .simulatorChoice: "*"
    case .claimed: "?"
    case .outOfScope: "-"
    }
  }
}

extension String {
  /// The text as a terminal shows it: code is not marked there.
  fileprivate var withoutBackticks: String { filter { $0 != "`" } }
}
