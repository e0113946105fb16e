import Scenes
import Text

extension HelpPages {
  /// Returns the page of a command: summary, usages, examples.
  static func page(of command: Command, _ look: OutputStyle) -> [TextLine] {
    var lines = heading(command.name, command.summary, look)
    if !command.aliases.isEmpty {
      lines.append(TextLine("also: \(command.aliases.joined(separator: ", "))", .dim))
    }
    lines.append(TextLine())
    for (k, form) in command.forms.enumerated() {
      let usage =
        TextLine(k == 0 ? "usage: " : "       ", .dim)
        + TextLine(look.spelled(command.usage(of: form)), .type)
      lines += usage.wrapped(to: width(look), indent: 11)
      if !form.summary.isEmpty {
        lines += paragraph(form.summary, look, indent: 9, .dim)
      }
    }
    for text in command.details + [command.list()].compactMap({ $0 }) {
      lines.append(TextLine())
      lines += paragraph(text, look, indent: 0)
    }
    return lines + examples(command.examples, look) + seeAlso(HelpLinks.links(of: command), look)
  }

  /// Returns the page of a topic.
  static func page(of topic: HelpTopic, _ look: OutputStyle, _ kinds: SceneKinds) -> [TextLine] {
    var lines = heading(topic.name, topic.summary, look)
    for text in topic.paragraphs(of: kinds) {
      lines.append(TextLine())
      lines += paragraph(text, look, indent: 0)
    }
    return lines + examples(topic.examples, look) + seeAlso(HelpLinks.links(of: topic), look)
  }
}
