import Language
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
      Form(
        .located(.integer("N")), .optional(.word("as", .variable()))
      ) { call, times, variable in
        guard (1...mostTimes).contains(times.value) else {
          throw call.error(
            .refused("'repeat' takes a whole number from 1 to \(mostTimes)"), at: times)
        }
        try call.runner.beginBlock(.repeats(times.value, variable: variable))
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
      Form(
        .located(.variable()), .zeroOrMore(.variable("PARAMETER"))
      ) { call, name, parameters in
        try call.checkMacroName(name)
        if Set(parameters).count < parameters.count {
          throw CommandError(.refused("two parameters have the same name"))
        }
        try call.runner.beginBlock(.macro(name.value, parameters: parameters))
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
      Form(
        .part(.located(.variable()), "none"), summary: "takes it away, or a macro"
      ) { call, name in
        let alias = call.session.aliases.removeValue(forKey: name.value) != nil
        let macro = call.session.macros.removeValue(forKey: name.value) != nil
        guard alias || macro else {
          throw call.error(.refused("there is no alias or macro '\(name.value)'"), at: name)
        }
      },
      Form(.located(.variable()), .command()) { call, name, command in
        try call.checkMacroName(name)
        call.session.macros[name.value] = nil
        call.session.aliases[name.value] = command
      },
      Form(summary: "lists aliases and macros") { call in
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
  /// Checks that a word is no command already.
  fileprivate func checkMacroName(_ name: Located<String>) throws {
    guard Catalogue.byWord[name.value] == nil else {
      throw error(.refused("'\(name.value)' is a command; choose another name"), at: name)
    }
  }
}
