import Commands
import Session
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
    guard let subject = HelpSubject(text) else {
      return HelpWords.pages(for: text)?.first.flatMap { all(of: $0, style) }
    }
    switch subject {
    case .command(let command): return examples(command.examples, style)
    case .topic(let topic): return examples(topic.examples, style)
    case .rule(let rule):
      return plain(
        HelpPages.heading(rule.number, rule.title, style), RuleBook.example(of: rule) ?? [])
    case .surprise(let surprise):
      return plain(SurprisePages.heading(of: surprise, style), surprise.example)
    case .code(let note):
      return plain(HelpPages.heading(note.code, note.title, style), note.example)
    }
  }

  private static func examples(
    _ examples: [Command.Example], _ style: OutputStyle
  ) -> [Demonstration] {
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
