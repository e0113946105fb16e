import Commands
import Text

enum SurprisePages {
  /// Returns the list of all surprises, if a text asks for it.
  static func list(on text: String, _ style: OutputStyle) -> [TextLine]? {
    text == "surprises" || text == "surprise" ? list(style) : nil
  }

  /// Returns the surprise that a text such as `surprise 12` asks for; nil if there is none.
  static func surprise(in text: String) -> Surprise? {
    number(in: text).flatMap(SurpriseBook.surprise)
  }

  /// Returns the nearest surprise, if a text asks for one that does not exist.
  static func nearest(to text: String) -> String? {
    number(in: text).map { "surprise \(min(max($0, 1), SurpriseBook.all.count))" }
  }

  private static func number(in text: String) -> Int? {
    let words = text.split(separator: " ")
    guard words.count == 2, words[0] == "surprise" || words[0] == "surprises" else { return nil }
    return Int(words[1]) ?? (words[1].allSatisfy(\.isNumber) ? Int.max : nil)
  }

  private static func list(_ style: OutputStyle) -> [TextLine] {
    var lines = HelpPages.paragraph(
      "What UIKit does, and many do not expect:", style, indent: 0)
    for chapter in SurpriseBook.book.chapters {
      lines.append(TextLine(chapter.title, .strong))
      for surprise in chapter.entries { lines += entry(surprise, style) }
    }
    lines.append(TextLine())
    lines.append(TextLine("help surprise 12 tells what many think, with an example", .dim))
    return lines
  }

  static func entry(_ surprise: Surprise, _ style: OutputStyle) -> [TextLine] {
    var line = TextLine((surprise.number < 10 ? "   " : "  ") + "\(surprise.number)", .name)
    line.pad(to: 6)
    line.append(style.spelled(surprise.truth))
    return line.wrapped(to: HelpPages.width(style), indent: 6)
  }

  /// Returns what many think, and what is so.
  static func heading(of surprise: Surprise, _ style: OutputStyle) -> [TextLine] {
    let name = "surprise \(surprise.number)  "
    let belief =
      TextLine(name, .name) + TextLine("\(style.glyphs.no) ", .bad)
      + TextLine(style.spelled("Many think: \"\(surprise.belief)\""), .dim)
    var truth = TextLine("")
    truth.pad(to: name.count)
    truth.append("\(style.glyphs.yes) ", .good)
    truth.append(style.spelled("UIKit: \(surprise.truth)"), .strong)
    let width = HelpPages.width(style)
    return [belief, truth].flatMap { $0.wrapped(to: width, indent: name.count + 2) }
  }

  static func page(of surprise: Surprise, _ style: OutputStyle) -> [TextLine] {
    var lines = heading(of: surprise, style)
    lines.append(TextLine())
    lines += HelpPages.paragraph(surprise.text, style, indent: 0)
    lines.append(TextLine())
    for rule in surprise.rules.compactMap(RuleBook.rule) {
      lines += RulePages.entry(rule, style)
      lines += HelpPages.paragraph(rule.evidence.words, style, indent: 9, .dim)
    }
    if !surprise.example.isEmpty {
      lines += [TextLine(), TextLine("Example, in a new scene:", .dim)]
      lines += surprise.example.flatMap { HelpPages.code($0, style) }
    }
    return lines + HelpPages.seeAlso(HelpLinks.links(of: surprise), style)
  }
}
