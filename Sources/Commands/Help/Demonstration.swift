import Scenes
import Text

/// Commands that show, in a scene of their own, what a page of help says.
struct Demonstration {
  /// The lines that tell what is shown.
  let heading: [TextLine]
  /// The commands, one or more a line.
  let lines: [String]

  private init(_ heading: [TextLine], _ lines: [String]) {
    (self.heading, self.lines) = (heading, lines)
  }

  /// Returns the demonstrations of the page that a text asks for, in their order on the page; nil if
  /// it is the name of no page.
  ///
  /// - Parameter text: A surprise, a rule, a code, a command, a topic, or other words for one.
  static func all(of text: String, _ style: OutputStyle) -> [Demonstration]? {
    // As for help, capitals make a code of what is a command otherwise.
    if let note = CodeBook.note(text) { return of(note, style) }
    let name = text.lowercased()
    if let command = Catalogue.byWord[name] { return of(command.examples, style) }
    if let topic = HelpTopic.named(name) { return of(topic.examples, style) }
    if let rule = RuleBook.rule(name) { return of(rule, style) }
    if let surprise = SurprisePages.surprise(in: name) { return of(surprise, style) }
    if let note = CodeBook.note(text.uppercased()) { return of(note, style) }
    return HelpWords.page(for: name).flatMap { all(of: $0, style) }
  }

  private static func of(_ note: CodeNote, _ style: OutputStyle) -> [Demonstration] {
    plain(HelpPages.heading(note.code, note.title, style), note.example)
  }

  private static func of(_ surprise: Surprise, _ style: OutputStyle) -> [Demonstration] {
    plain(SurprisePages.heading(of: surprise, style), surprise.example)
  }

  private static func of(_ rule: Rule, _ style: OutputStyle) -> [Demonstration] {
    plain(HelpPages.heading(rule.number, rule.title, style), RuleBook.example(of: rule) ?? [])
  }

  private static func of(_ examples: [Command.Example], _ style: OutputStyle) -> [Demonstration] {
    examples.map { example in
      Demonstration(
        HelpPages.paragraph(example.meaning, style, indent: 0),
        (example.setup.isEmpty ? [] : [example.setup]) + [example.line])
    }
  }

  private static func plain(_ heading: [TextLine], _ lines: [String]) -> [Demonstration] {
    lines.isEmpty ? [] : [Demonstration(heading, lines)]
  }
}
