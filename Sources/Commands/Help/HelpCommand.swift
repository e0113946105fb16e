import Inspection
import ResponderKit

extension Command {
  static let help = Command(
    name: "help", aliases: ["?"], group: .session,
    summary: "lists the commands, or explains a command or a topic",
    forms: [
      Form([.optional([.slot("TOPIC", .rest)])]) { call in
        guard let topic = call.optionalText("TOPIC") else {
          HelpPages.overview(call.session.look).forEach(call.write)
          return
        }
        guard let page = HelpPages.page(on: topic, call.session.look) else {
          throw call.error(
            .unknownTopic(topic, suggestions: HelpPages.nearest(to: topic)), at: "TOPIC")
        }
        page.forEach(call.write)
      }
    ],
    examples: [
      Example("help inset", "one command", shows: "usage"),
      Example("help hit-testing", "a topic", shows: "R2.1"),
      Example("help R6.8", "a rule", shows: "documented"),
      Example("help rules", "all rules", shows: "R12.8"),
      Example("help surprise 12", "what people expect, and what is so", shows: "R2.9"),
    ])
}

extension Command {
  /// Whether a word is one of the words of the command's forms.
  fileprivate func speaks(of word: String) -> Bool {
    forms.contains { form in
      form.syntax.contains { if case .word(word) = $0 { true } else { false } }
    }
  }
}

/// The pages that `help` prints.
enum HelpPages {
  /// What lists more that help knows.
  static let lists = ["rules", "surprises"]

  /// The page that a text asks for, if any: a command before a topic, and both before a word that
  /// merely stands in a command.
  static func page(on text: String, _ look: Look) -> [TextLine]? {
    if let command = Catalogue.byWord[text] { return page(of: command, look) }
    if let topic = HelpTopic.all.first(where: { $0.name == text }) { return page(of: topic, look) }
    if let page = RulePages.page(on: text, look) ?? SurprisePages.page(on: text, look) {
      return page
    }
    return Catalogue.all.first { $0.speaks(of: text) }.map { page(of: $0, look) }
  }

  /// What may have been meant by a text that help does not know.
  static func nearest(to text: String) -> [String] {
    if let rule = RuleBook.nearest(to: text) { return [rule.number] }
    if let surprise = SurprisePages.nearest(to: text) { return [surprise] }
    return text.nearest(in: Catalogue.all.map(\.name) + HelpTopic.all.map(\.name) + lists)
  }

  /// All commands by groups.
  static func overview(_ look: Look) -> [TextLine] {
    var lines: [TextLine] = []
    for group in CommandGroup.allCases {
      lines.append(TextLine(group.rawValue, .strong))
      let names = Catalogue.all.filter { $0.group == group }.map(\.name)
      lines += paragraph(names.joined(separator: "  "), look, indent: 2, .type)
    }
    lines.append(TextLine("Topics", .strong))
    let topics = (HelpTopic.all.map(\.name) + lists).joined(separator: "  ")
    lines += paragraph(topics, look, indent: 2, .type)
    lines.append(TextLine())
    lines.append(
      TextLine("help COMMAND, TOPIC, R6.8 or surprise 12 explains; Tab completes; q leaves", .dim))
    return lines
  }

  /// One command: what it does, how it is written, examples.
  static func page(of command: Command, _ look: Look) -> [TextLine] {
    var lines = heading(command.name, command.summary, look)
    if !command.aliases.isEmpty {
      lines.append(TextLine("also: \(command.aliases.joined(separator: ", "))", .dim))
    }
    lines.append(TextLine())
    for (k, form) in command.forms.enumerated() {
      lines += paragraph(
        (k == 0 ? "usage: " : "       ") + command.usage(of: form), look, indent: 0, .type)
      if !form.summary.isEmpty {
        lines += paragraph(form.summary, look, indent: 9, .dim)
      }
    }
    for text in command.details {
      lines.append(TextLine())
      lines += paragraph(text, look, indent: 0)
    }
    guard !command.examples.isEmpty else { return lines }
    lines.append(TextLine())
    for example in command.examples {
      let parts = example.line.split(separator: "\n")
      for (k, part) in parts.enumerated() {
        var line = TextLine("  \(part)", .name)
        if k == 0 {
          line.pad(to: 34)
          line.append("  # \(example.meaning)", .dim)
        }
        lines.append(line)
      }
    }
    return lines
  }

  /// One topic.
  static func page(of topic: HelpTopic, _ look: Look) -> [TextLine] {
    var lines = heading(topic.name, topic.summary, look) + [TextLine()]
    for text in topic.paragraphs {
      if text.hasPrefix("  ") {
        lines.append(TextLine(text, .name))
      } else {
        lines += paragraph(text, look, indent: 0)
      }
    }
    return lines
  }

  /// The first line of a page.
  static func heading(_ name: String, _ summary: String, _ look: Look) -> [TextLine] {
    let line = TextLine(name, .name) + TextLine("  \(summary)")
    return line.wrapped(to: min(look.width, 100), indent: 2)
  }

  /// A text in the width of the page.
  static func paragraph(
    _ text: String, _ look: Look, indent: Int, _ style: TextStyle = .plain
  ) -> [TextLine] {
    let line = TextLine(String(repeating: " ", count: indent)) + TextLine(text, style)
    return line.wrapped(to: min(look.width, 100), indent: indent)
  }
}
