import Language
import Session
import Text

extension Command {
  package static let `let` = Command(
    name: "let", group: .scripts,
    summary: "sets a variable; $NAME stands for its value",
    details: [
      "A value is one word or several. $NAME alone becomes all of them. Within a word, as in "
        + "buy$i, $x,40 or \"row $i\", it becomes text; write ${NAME} if a letter follows. In "
        + "'single quotes', or after a backslash in \"double quotes\", a $ is just a $. Numbers "
        + "with + - * / % between them are calculated if spaces separate them.",
      "A variable that is set in a test is gone after the test. Without a name, 'let' lists the "
        + "variables. 'tapscope -D NAME=VALUE' sets a variable before the script; a 'let' for it "
        + "outside of tests and blocks then changes nothing.",
    ],
    forms: [
      Form(.variable(), .calculation("VALUE")) { call, name, words in
        let value = try call.session.definition(of: name) ?? words.variableValue()
        call.session.vocabulary.variables[name] = value
        call.confirm("$\(name) is \(value.shownText)")
        call.facts(CommandFacts.variables, [(name, value.shownText)])
      },
      Form(summary: "lists the variables") { call in
        let variables = call.session.vocabulary.variables.sorted { $0.key < $1.key }
        for (name, value) in variables {
          call.write(TextLine(name, .name) + TextLine("  ") + TextLine(value.shownText))
        }
        call.facts(CommandFacts.variables, variables.map { ($0.key, $0.value.shownText) })
      },
    ],
    examples: [
      Example("let x 20; tap $x,40", "a number", shows: "(20, 40)"),
      Example("let box 20,40 100x44; add buy $box; get buy frame", "several words", shows: "100"),
      Example("let x 3; let y $x * 10 + 5; echo $y", "a calculation", shows: "35"),
    ])
}

extension [Word] {
  /// The words as a list of variables or aliases shows them.
  var shownText: String { map(\.text).joined(separator: " ") }
}
