import Language

extension Session: LanguageContext {
  /// The call that the body of a form works with.
  package var call: Call { Call(session: self) }

  /// Returns whether something in the scene has a name.
  package func isName(_ word: String) -> Bool { scene.names[word] != nil }

  /// Returns the forms of the command that a word calls.
  package func forms(calledBy word: Word) throws -> CommandForms<Session> {
    forms(of: try command(for: word))
  }

  /// Returns the forms of a command in this session.
  func forms(of command: Command) -> CommandForms<Session> {
    CommandForms(
      name: command.name, aliases: command.aliases,
      forms: command === Command.override ? overrideForms : command.forms)
  }

  /// Returns whether a word is an alias or a macro.
  package func isShorthand(_ word: String) -> Bool {
    aliases[word] != nil || macros[word] != nil
  }

  /// Returns whether a text is the beginning of a word that calls a command.
  package func beginsCommand(_ text: String) -> Bool {
    Catalogue.byWord.keys.contains { $0.hasPrefix(text) }
  }

  /// Returns the words of a command with the values of their variables; nil if a value is not known
  /// yet.
  package func readable(_ words: [Word]) -> [Word]? {
    words.contains(where: \.hasVariables) ? trying { try? expanded(words) } : words
  }

  /// Returns the words that call a command. Shorter names, aliases and macros are among them only
  /// if a part of the word is typed already.
  package func commands(_ choice: WordChoice) -> [Candidate] {
    let names = choice.picked(Catalogue.all.map { Candidate($0.name, $0.summary) })
    guard !choice.partial.isEmpty else { return names }
    let others = Catalogue.all.flatMap { command in
      command.aliases.map { Candidate($0, "\(command.name): \(command.summary)") }
    }
    let own =
      aliases.keys.map { Candidate($0, "an alias") } + macros.keys.map { Candidate($0, "a macro") }
    return names + choice.picked(others + own.sorted { $0.text < $1.text })
  }

  /// Returns the variables, with their dollar sign.
  package func variables(_ choice: WordChoice) -> [Candidate] {
    choice.picked(
      variables.sorted { $0.key < $1.key }.map {
        Candidate("$\($0.key)", $0.value.map(\.text).joined(separator: " "))
      })
  }
}
