import Commands
import Explanation
import Text

enum RulePages {
  /// Returns the list that a text asks for: a chapter such as `R6`, or `rules`; nil if it is none.
  static func list(on text: String, _ style: OutputStyle) -> [TextLine]? {
    if text == "rules" { return list(of: RuleBook.chapters, style) }
    return RuleBook.chapter(text).map { list(of: [$0], style) }
  }

  private static func list(of chapters: [Book<Rule>.Chapter], _ style: OutputStyle) -> [TextLine] {
    var lines: [TextLine] = []
    for chapter in chapters {
      lines.append(
        TextLine(chapter.title, .strong) + TextLine("  \(chapter.name)", .dim))
      for rule in chapter.entries { lines += entry(rule, style) }
    }
    lines.append(TextLine())
    lines.append(TextLine("help R6.8 explains one; a mark shows how certain it is:", .dim))
    for evidence in RuleEvidence.allCases where !evidence.mark.isEmpty {
      lines += HelpPages.paragraph(
        "\(evidence.mark)  \(evidence.words)", style, indent: 2, .dim)
    }
    return lines
  }

  static func entry(_ rule: Rule, _ style: OutputStyle) -> [TextLine] {
    var line = TextLine("  \(rule.number)", .name)
    line.pad(to: 9)
    line.append(style.spelled(rule.title))
    line.append(rule.marks.isEmpty ? "" : " \(rule.marks)", .notice)
    return line.wrapped(to: HelpPages.width(style), indent: 9)
  }

  static func page(of rule: Rule, _ style: OutputStyle) -> [TextLine] {
    var lines = HelpPages.heading(rule.number, rule.title, style) + [TextLine()]
    lines += HelpPages.paragraph(rule.text.withoutBackticks, style, indent: 0)
    lines.append(TextLine())
    lines += HelpPages.paragraph(rule.evidence.words, style, indent: 0, .notice)
    for doubt in rule.doubts {
      lines += HelpPages.paragraph("but \(doubt.part):", style, indent: 0, .notice)
      lines += HelpPages.paragraph(doubt.evidence.words, style, indent: 2, .notice)
    }
    let facts = RuleID(rule.number).map(FactBook.facts) ?? []
    if !facts.isEmpty {
      lines += [TextLine(), TextLine("Facts that cite it, where 'break \(rule.number)' stops:")]
      lines += facts.flatMap { HelpPages.paragraph($0, style, indent: 2) }
    }
    let surprises = SurpriseBook.surprises(of: rule)
    if !surprises.isEmpty {
      lines += [TextLine(), TextLine("Common wrong expectations:")]
      for surprise in surprises { lines += SurprisePages.entry(surprise, style) }
    }
    if let code = RuleBook.example(of: rule) {
      lines += [TextLine(), TextLine("Example, in a new scene:", .dim)]
      lines += code.flatMap { HelpPages.code($0, style) }
    }
    return lines + HelpPages.seeAlso(HelpLinks.links(of: rule), style)
  }
}

extension Rule {
  /// The marks of the rule and of its doubts; a documented or observed rule has none.
  fileprivate var marks: String {
    ([evidence] + doubts.map(\.evidence)).map(\.mark).joined()
  }
}

extension RuleEvidence {
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
