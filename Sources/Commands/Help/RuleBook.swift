import Explanation
import Scenes
import Text

/// The rules, by chapters.
enum RuleBook {
  /// The book as it is written.
  static let book = Book("Rules", Rule.init)

  /// The chapters, in order.
  static var chapters: [Book<Rule>.Chapter] { book.chapters }

  /// The rules of all chapters, in order.
  static var all: [Rule] { book.entries }

  /// The rules that events and hit-tests cite, in order.
  static let cited: [Rule] = RuleID.cited.compactMap { rule($0) }

  /// Returns the rule of a number, in either case of the letter.
  static func rule(_ number: String) -> Rule? { RuleID(number).flatMap(rule) }

  /// Returns the rule of a number.
  static func rule(_ id: RuleID) -> Rule? { byNumber[id.description] }

  private static let byNumber = Dictionary(
    all.map { ($0.number, $0) }, uniquingKeysWith: { first, _ in first })

  /// Returns the chapter of a name such as `R6`, in either case of the letter.
  static func chapter(_ name: String) -> Book<Rule>.Chapter? {
    chapters.first { $0.name == name.uppercased() }
  }

  /// Returns lines that show a rule at work in a new scene: its own, or those of a surprise that it
  /// explains; nil if there are none.
  static func example(of rule: Rule) -> [String]? {
    ([rule.example] + SurpriseBook.surprises(of: rule).map(\.example)).first { !$0.isEmpty }
  }

  /// Returns the rule whose number comes nearest to a text that looks like one.
  ///
  /// Numbers are near when they are near as numbers, not as spellings: R6.99 means the end of R6.
  ///
  /// - Returns: The rule; nil if the text does not look like the number of a rule.
  static func nearest(to text: String) -> Rule? {
    guard let (chapter, rule) = parts(of: text) else { return nil }
    return chapters.nearest(toPlace: chapter)?.entries.nearest(toPlace: rule)
  }

  /// Returns the two numbers of a text such as `R6.8` or `r6`.
  private static func parts(of text: String) -> (chapter: Int, rule: Int)? {
    guard text.first == "R" || text.first == "r" else { return nil }
    let parts = text.dropFirst().split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), let chapter = Int(parts[0]) else { return nil }
    guard parts.count == 2 else { return (chapter, 1) }
    return Int(parts[1]).map { (chapter, $0) }
  }
}

extension Book<Rule>.Chapter {
  /// The beginning of the numbers of the chapter's rules, such as `R6`.
  var name: String { String(entries[0].number.prefix { $0 != "." }) }
}

extension Array {
  /// Returns the element at a place, counted from 1, or the one that comes nearest.
  fileprivate func nearest(toPlace place: Int) -> Element? {
    isEmpty ? nil : self[Swift.min(Swift.max(place, 1), count) - 1]
  }
}

/// The pages of help on rules.
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

  /// Returns the lines of a rule in a list.
  static func entry(_ rule: Rule, _ style: OutputStyle) -> [TextLine] {
    var line = TextLine("  \(rule.number)", .name)
    line.pad(to: 9)
    line.append(style.spelled(rule.title))
    line.append(rule.marks.isEmpty ? "" : " \(rule.marks)", .notice)
    return line.wrapped(to: HelpPages.width(style), indent: 9)
  }

  /// Returns the page of a rule.
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
