import Language

extension Session: LanguageContext {
  /// What a body works with.
  package var call: Call { Call(session: self) }

  /// Returns whether something in the scene has a name.
  package func isName(_ word: String) -> Bool { scene.names[word] != nil }

  /// The forms of the command that a word calls.
  package func forms(calledBy word: Word) throws -> CommandForms<Session> {
    forms(of: try command(for: word))
  }

  /// Returns whether a word is an alias or a macro.
  package func isShorthand(_ word: String) -> Bool {
    aliases[word] != nil || macros[word] != nil
  }

  /// Returns whether a word that calls a command begins so.
  package func beginsCommand(_ text: String) -> Bool {
    Catalogue.byWord.keys.contains { $0.hasPrefix(text) }
  }

  /// The words of a command with what the variables in them stand for; nil if nobody knows yet.
  package func readable(_ words: [Word]) -> [Word]? {
    words.contains(where: \.hasVariables) ? trying { try? expanded(words) } : words
  }

  /// The words that call a command; other names only if they are what is being typed.
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

  /// The variables, behind their dollar.
  package func variables(_ choice: WordChoice) -> [Candidate] {
    choice.picked(
      variables.sorted { $0.key < $1.key }.map {
        Candidate("$\($0.key)", $0.value.map(\.text).joined(separator: " "))
      })
  }
}
