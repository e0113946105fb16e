import Language
import Session
import Text

extension Command {
  package static let `let` = Command(
    name: "let", group: .scripts,
    summary: "sets a variable; $NAME stands for its value",
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
    ])
}

extension [Word] {
  /// The words as a list of variables or aliases shows them.
  var shownText: String { map(\.text).joined(separator: " ") }
}
