import Session
import SessionStage

@testable import Help

/// The pages of all commands and of all topics, from the tables that `help` reads, with what the
/// examples print.
enum ReferencePages {
  static func commands() throws -> GeneratedPage {
    let groups = try CommandGroup.allCases.map { group in
      let commands = Catalogue.all.filter { $0.group == group }
      return "\n## \(group.rawValue)\n" + (try commands.map(text).joined())
    }
    return GeneratedPage(
      name: "Reference.md",
      text: """
        # Reference

        Every command of the shell, as `help NAME` explains it, with the output of the examples.

        ## Overview

        Words in capitals are placeholders: a name, a view, a number. Parts in brackets are optional, `|`
        separates alternatives, and `…` means that the part may be repeated. <doc:Topics> has the other
        subjects. Each example runs in a new scene. The tests write this page:
        `UPDATE_DOCS=1 swift test --filter DocumentationTests`.

        """ + groups.joined())
  }

  static func topics() throws -> GeneratedPage {
    GeneratedPage(
      name: "Topics.md",
      text: """
        # Topics

        The subjects that `help` explains, besides the commands, with the output of the examples.

        ## Overview

        In the shell, `help hit-testing` shows a topic and `help R2.1` a rule. <doc:Reference> has the
        commands. Each example runs in a new scene. The tests write this page:
        `UPDATE_DOCS=1 swift test --filter DocumentationTests`.

        """ + (try HelpTopic.all.map(text).joined()))
  }

  private static func text(of command: Command) throws -> String {
    let aliases = command.aliases.map { "`\($0)`" }.joined(separator: ", ")
    let forms = command.forms.map { form in
      command.usage(of: form) + "\n" + (form.summary.isEmpty ? "" : "    \(form.summary)\n")
    }
    return "\n### \(command.name)\n\n"
      + paragraph(command.summary.capitalizedSentence)
      + (aliases.isEmpty ? "" : "\nAlso: \(aliases).\n")
      + "\n```\n\(forms.joined())```\n"
      + (command.details + [command.list()].compactMap { $0 })
      .map { "\n" + paragraph($0) }.joined()
      + (try examples(command.examples))
      + seeAlso(HelpLinks.links(of: command))
  }

  private static func text(of topic: HelpTopic) throws -> String {
    "\n## \(topic.name)\n\n"
      + paragraph(topic.summary.capitalizedSentence)
      + topic.paragraphs().map { "\n" + paragraph($0) }.joined()
      + (try examples(topic.examples))
      + seeAlso(HelpLinks.links(of: topic))
  }

  private static func paragraph(_ text: String) -> String { text.wrapped(indent: 0) + "\n" }

  private static func seeAlso(_ names: [String]) -> String {
    names.isEmpty ? "" : "\n" + paragraph("See also: \(names.joined(separator: ", ")).")
  }

  /// What an example looks like at the prompt.
  private static func examples(_ examples: [Command.Example]) throws -> String {
    try examples.map { example in
      let desk = try TestSession(after: example.setup)
      let start = desk.output.count
      desk.say(example.line)
      // A file for another program is shown by its beginning.
      let all = desk.output[start...]
      let output = all.count > 60 ? all.prefix(12) + ["…"] : all
      let lines =
        ["# \(example.meaning)"]
        + [example.setup, example.line].filter { !$0.isEmpty }.map { "> \($0)" }
        + output
      return "\n```\n\(lines.joined(separator: "\n"))\n```\n"
    }.joined()
  }
}

extension String {
  /// The text as a sentence, unless it begins with a name from the code.
  fileprivate var capitalizedSentence: String {
    let first = prefix { $0 != " " }
    let isName = first.dropFirst().contains { $0.isUppercase || "():".contains($0) }
    return (isName ? self : prefix(1).uppercased() + dropFirst()) + "."
  }
}
