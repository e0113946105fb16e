import Session
import Text

extension Command {
  package static let alias = Command(
    name: "alias", group: .scripts,
    summary: "defines a short name for the beginning of a command",
    forms: [
      Form(
        .part(.located(.variable()), "none"), summary: "removes an alias or a macro"
      ) { call, name in
        let alias = call.session.vocabulary.aliases.removeValue(forKey: name.value) != nil
        let macro = call.session.vocabulary.macros.removeValue(forKey: name.value) != nil
        guard alias || macro else {
          throw call.error(.refused("there is no alias or macro '\(name.value)'"), at: name)
        }
        call.confirm("\(name.value) has no meaning of its own now")
      },
      Form(.located(.variable()), .command()) { call, name, command in
        try call.checkMacroName(name)
        call.session.vocabulary.macros[name.value] = nil
        call.session.vocabulary.aliases[name.value] = command
        call.confirm("\(name.value) stands for '\(command.shownText)'")
      },
      Form(summary: "lists aliases and macros") { call in
        let aliases = call.session.vocabulary.aliases.sorted { $0.key < $1.key }
        let macros = call.session.vocabulary.macros.sorted { $0.key < $1.key }
        for (name, words) in aliases {
          call.write(TextLine(name, .name) + TextLine("  ") + TextLine(words.shownText))
        }
        for (name, macro) in macros {
          let count = macro.body.count
          call.write(
            TextLine(([name] + macro.parameters).joined(separator: " "), .name)
              + TextLine("  \(count) \(count == 1 ? "command" : "commands")", .dim))
        }
        call.facts(
          CommandFacts.aliases,
          (
            aliases.map { ($0.key, $0.value.shownText) },
            macros.map { ($0.key, $0.value.parameters, $0.value.body.count) }
          ))
      },
    ])
}
