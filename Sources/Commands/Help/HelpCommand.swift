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
        if let command = Catalogue.byWord[topic] {
          HelpPages.page(of: command, call.session.look).forEach(call.write)
        } else if let page = HelpTopic.all.first(where: { $0.name == topic }) {
          HelpPages.page(of: page, call.session.look).forEach(call.write)
        } else if let command = Catalogue.all.first(where: { $0.speaks(of: topic) }) {
          HelpPages.page(of: command, call.session.look).forEach(call.write)
        } else {
          let known = Catalogue.all.map(\.name) + HelpTopic.all.map(\.name)
          throw call.error(
            .unknownTopic(topic, suggestions: topic.nearest(in: known)), at: "TOPIC")
        }
      }
    ],
    examples: [
      Example("help inset", "one command", shows: "usage"),
      Example("help hit-testing", "a topic", shows: "R2.1"),
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
  /// All commands by groups.
  static func overview(_ look: Look) -> [TextLine] {
    var lines: [TextLine] = []
    for group in CommandGroup.allCases {
      lines.append(TextLine(group.rawValue, .strong))
      let names = Catalogue.all.filter { $0.group == group }.map(\.name)
      lines += paragraph(names.joined(separator: "  "), look, indent: 2, .type)
    }
    lines.append(TextLine("Topics", .strong))
    let topics = HelpTopic.all.map(\.name).joined(separator: "  ")
    lines += paragraph(topics, look, indent: 2, .type)
    lines.append(TextLine())
    lines.append(TextLine("help COMMAND or help TOPIC explains; Tab completes; q leaves", .dim))
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
      var line = TextLine("  \(example.line)", .name)
      line.pad(to: 34)
      line.append("  # \(example.meaning)", .dim)
      lines.append(line)
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

  private static func heading(_ name: String, _ summary: String, _ look: Look) -> [TextLine] {
    let line = TextLine(name, .name) + TextLine("  \(summary)")
    return line.wrapped(to: min(look.width, 100), indent: 2)
  }

  private static func paragraph(
    _ text: String, _ look: Look, indent: Int, _ style: TextStyle = .plain
  ) -> [TextLine] {
    let line = TextLine(String(repeating: " ", count: indent)) + TextLine(text, style)
    return line.wrapped(to: min(look.width, 100), indent: indent)
  }
}
