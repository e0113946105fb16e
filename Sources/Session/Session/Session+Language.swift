import Foundation
import Interchange
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

  /// The ways to write each command, in the order in which help lists the commands.
  package var grammar: [CommandForms<Session>] { kit.commands.map(forms(of:)) }

  /// Returns whether a word calls a command of the catalogue.
  package func isCommandWord(_ word: String) -> Bool { kit.byWord[word] != nil }

  /// Returns whether a word is an alias, a macro, or the former name of a command.
  package func isShorthand(_ word: String) -> Bool {
    vocabulary.aliases[word] != nil || vocabulary.macros[word] != nil
      || (kit.byWord[word] == nil && kit.reader.isFormerName(word))
  }

  /// Returns whether a text is the beginning of a word that calls a command.
  package func beginsCommand(_ text: String) -> Bool {
    kit.byWord.words.contains { $0.hasPrefix(text) }
  }

  /// Returns the words of a command with the values of their variables; nil if a value is not known
  /// yet.
  package func readable(_ words: [Word]) -> [Word]? {
    words.haveVariables ? trying { try? expanded(words) } : words
  }

  /// Returns whether words that cannot be read as they are would be carried out as others.
  package func understands(_ words: [Word]) -> Bool { kit.reader.understands(words, in: self) }

  /// Returns the words that call a command. Shorter names, aliases and macros are among them only
  /// if a part of the word is typed already.
  package func commands(_ choice: WordChoice) -> [Candidate] {
    let names = choice.picked(kit.commands.map { Candidate($0.name, $0.summary) })
    guard !choice.partial.isEmpty else { return names }
    let others = kit.commands.flatMap { command in
      command.aliases.map { Candidate($0, "\(command.name): \(command.summary)") }
    }
    let own =
      vocabulary.aliases.keys.map { Candidate($0, "an alias") }
      + vocabulary.macros.keys.map { Candidate($0, "a macro") }
    return names + choice.picked(others + own.sorted { $0.text < $1.text })
  }

  /// Returns the variables, with their dollar sign.
  package func variables(_ choice: WordChoice) -> [Candidate] {
    choice.picked(
      vocabulary.variables.sorted { $0.key < $1.key }.map {
        Candidate("$\($0.key)", $0.value.map(\.text).joined(separator: " "))
      })
  }
}

/// An answer of a person who was asked for a text.
package enum PromptedText {
  case text(Data)
  /// The person gave up.
  case givenUp
}

extension Session {
  /// The line that imports a pasted dump.
  package static let importOfPaste = "import -"

  /// Returns whether a pasted text is certainly a dump and not a script: it has a line that only
  /// dumps have, and no line up to it begins with a command.
  package func isDump(_ text: some Collection<UInt8>) -> Bool {
    guard let count = HierarchyDump.linesBeforeSign(in: text) else { return false }
    return text.split(maxSplits: count + 1, omittingEmptySubsequences: false) {
      $0 == UInt8(ascii: "\n")
    }
    .prefix(count + 1).allSatisfy { !isCommand($0) }
  }

  /// Returns whether a line can only be the first one of a dump.
  package func mayBeginDump(_ line: String) -> Bool {
    HierarchyDump.mayBegin(with: line.utf8) && !isCommand(line.utf8)
      && !kit.reader.isMessage(line, in: self)
  }

  /// Returns whether a dump that is pasted behind a line belongs to it: the line is blank or says
  /// `import`.
  package func takesDump(_ line: String) -> Bool {
    guard let first = firstWord(of: line.utf8) else { return true }
    return trying { (try? command(for: first))?.takesDumps == true }
  }

  /// Returns whether a line begins with a command, an alias or a macro.
  package func isCommand(_ line: some Collection<UInt8>) -> Bool {
    guard let first = firstWord(of: line) else { return false }
    return isShorthand(first.text)
      || trying { (try? command(for: first)) != nil }
  }

  private func firstWord(of line: some Collection<UInt8>) -> Word? {
    let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || (9...13).contains(byte) }
    let word = line.drop(while: isBlank).prefix(64).prefix {
      !isBlank($0) && $0 != UInt8(ascii: ";")
    }
    guard !word.isEmpty else { return nil }
    return Word(text: String(decoding: word, as: UTF8.self), range: 0..<0, quoting: .bare)
  }
}
