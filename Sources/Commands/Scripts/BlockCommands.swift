import Text

extension Command {
  /// How often a block may be repeated.
  private static let mostTimes = 1_000_000

  static let `repeat` = Command(
    name: "repeat", group: .scripts,
    summary: "carries out the commands up to 'end' N times",
    details: [
      "With 'as NAME' a variable counts from 1. A 'repeat' may hold another one, and tests."
    ],
    block: .collected,
    forms: [
      Form([
        .slot("N", .integer), .optional([.word("as"), .slot("NAME", .variable)]),
      ]) { call in
        let times = call.optionalInteger("N") ?? 0
        guard (1...mostTimes).contains(times) else {
          throw call.error(
            .refused("'repeat' takes a whole number from 1 to \(mostTimes)"), at: "N")
        }
        try call.runner.beginBlock(.repeats(times, variable: call.optionalText("NAME")))
      }
    ],
    examples: [
      Example(
        "repeat 3 as i; let x $i * 20; add cell$i $x,0 18x18; end; tree", "three cells in a row",
        shows: "(60 0; 18 18)"),
      Example(
        "repeat 2; tap list; end; expect received list touchesBegan touchesEnded",
        "two taps", setup: "add list 0,0 90x90; handle list touches"),
    ])

  static let macro = Command(
    name: "macro", group: .scripts,
    summary: "gives the commands up to 'end' a name; PARAMETERs are variables in them",
    details: [
      "It is called as a command is. An error in it tells its own line and who called. 'alias' "
        + "lists the macros, too."
    ],
    block: .collected,
    forms: [
      Form([
        .slot("NAME", .variable), .optional([.many([.slot("PARAMETER", .variable)])]),
      ]) { call in
        let name = call.text("NAME")
        try call.checkMacroName(name)
        let parameters = call.texts("PARAMETER")
        if Set(parameters).count < parameters.count {
          throw CommandError(.refused("two parameters have the same name"))
        }
        try call.runner.beginBlock(.macro(name, parameters: parameters))
      }
    ],
    examples: [
      Example(
        "macro row n y; add row$n 0,$y 390x44; end; row 1 100; get row1 frame",
        "a command of one's own", shows: "100")
    ])

  static let alias = Command(
    name: "alias", group: .scripts,
    summary: "gives the beginning of a command a name of its own",
    details: [
      "What follows the name in a line is added. A $ in it is looked up now; in single quotes, "
        + "later. Aliases that every session has stand in the file that 'help prompt' names."
    ],
    forms: [
      Form([.slot("NAME", .variable), .word("none")], "takes it away, or a macro") { call in
        let name = call.text("NAME")
        let alias = call.session.aliases.removeValue(forKey: name) != nil
        let macro = call.session.macros.removeValue(forKey: name) != nil
        guard alias || macro else {
          throw call.error(.refused("there is no alias or macro '\(name)'"), at: "NAME")
        }
      },
      Form([.slot("NAME", .variable), .slot("COMMAND", .restOfCommand)]) { call in
        let name = call.text("NAME")
        try call.checkMacroName(name)
        call.session.macros[name] = nil
        call.session.aliases[name] = call.words("COMMAND")
      },
      Form([], "lists aliases and macros") { call in
        let aliases = call.session.aliases.sorted { $0.key < $1.key }
        let macros = call.session.macros.sorted { $0.key < $1.key }
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
    ],
    examples: [
      Example("alias t tap; t 20,40", "a shorter word", shows: "(20, 40)"),
      Example("alias corner tap 5,5; corner count=2", "with what follows", shows: "(5, 5)"),
    ])
}

extension Call {
  /// The texts of a label that may come several times.
  fileprivate func texts(_ label: String) -> [String] {
    arguments.all(label).compactMap { if case .text(let text) = $0 { text } else { nil } }
  }

  /// Checks that a word is no command already.
  fileprivate func checkMacroName(_ name: String) throws {
    guard Catalogue.byWord[name] == nil else {
      throw error(.refused("'\(name)' is a command; choose another name"), at: "NAME")
    }
  }
}
