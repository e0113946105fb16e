import Language
import Text

extension Command {
  static let `let` = Command(
    name: "let", group: .scripts,
    summary: "gives a variable a value; $NAME stands for it from then on",
    details: [
      "A value is one word or several. $NAME as a word of its own becomes all of them; within a "
        + "word, as in buy$i or $x,40 or \"row $i\", it is text; ${NAME} where a letter follows. In "
        + "'single quotes' and behind a backslash in \"double quotes\" a $ is a $. Numbers with + - "
        + "* / % between them, each a word of its own, are calculated.",
      "A test forgets at its end what it let. Without a name, 'let' lists the variables.",
    ],
    forms: [
      Form(.variable(), .words("VALUE")) { call, name, words in
        if let heredoc = words.first(where: { $0.quoting == .heredoc }) {
          throw CommandError(.refused("'<<' is for 'verify'"), at: heredoc.range)
        }
        try Arithmetic.checkSpelling(words)
        var value = words
        if var arithmetic = Arithmetic(words) {
          value = [
            Word(text: try arithmetic.result(), range: words[0].range, quoting: .bare)
          ]
        }
        call.session.variables[name] = value
        call.facts(CommandFacts.variables, [(name, value.shownText)])
      },
      Form(summary: "lists the variables") { call in
        let variables = call.session.variables.sorted { $0.key < $1.key }
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
