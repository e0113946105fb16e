import Language
import Scenes
import Session
import Text

/// People write commands in other words than the grammar's. Where those words can be read, nothing
/// else is tried, so that a line that is right never means something else. A line that cannot be
/// read is written in other ways, by the table of ``Spelling``, until one can be read. At the prompt
/// that one is carried out, shown and recorded; a script, which others have to read, is refused with
/// it, as it is for a shortened command.
extension Session {
  /// The number of changes that one line may need.
  private static let mostChanges = 3
  /// The number of lines that are tried at most for one that cannot be read.
  private static let mostLines = 60
  /// The number of errors of a run that are told with a line that would be right: a script with more
  /// is something else, and the search takes longer than a hundred commands.
  private static let mostProposals = 10

  /// Returns the commands that a line typed at the prompt means; nil if it can be read as it is, or
  /// if nothing is found.
  ///
  /// - Throws: The error of a line for which there is only a proposal.
  func otherWords(for words: [Word]) throws(CommandError) -> [[Word]]? {
    guard isTyped, work.nestedCommands == 0, !words.isEmpty, !reads(words),
      let found = otherSpelling(of: words), !found.says(words)
    else { return nil }
    guard found.isCertain, found.commands.allSatisfy({ isSafeGuess($0, of: words) }) else {
      throw error(of: words, meaning: found, at: mismatch(of: words))
    }
    return found.commands
  }

  /// The commands that nobody has called who did not name them: they end a session, replace the scene,
  /// touch files, or give words a meaning.
  private static let neverGuessed: Set = [
    "quit", "reset", "restore", "source", "import", "save", "export", "record", "macro", "alias",
    "unalias", "checkpoint",
  ]

  /// Returns whether a guess may be carried out.
  private func isSafeGuess(_ meant: [Word], of words: [Word]) -> Bool {
    guard let command = kit.byWord[meant[0].text], Self.neverGuessed.contains(command.name)
    else { return true }
    return kit.byWord[words[0].text] === command
  }

  /// Returns the place of the first word that no form of a command reads.
  private func mismatch(of words: [Word]) -> Range<Int>? {
    guard let command = try? command(for: words[0]) else { return nil }
    do { return try SyntaxMismatch(forms(of: command), words, in: self).error.range } catch {
      return (error as? any LocatedError)?.range
    }
  }

  /// Returns whether what is wrong with a line is that something has the name that it gives.
  func givesTakenName(_ words: [Word]) -> Bool {
    guard let command = try? trying({ try self.command(for: words[0]) }) else { return false }
    do { _ = try trying { try SyntaxMismatch(forms(of: command), words, in: self) } } catch {
      if case .nameTaken? = (error as? CommandError)?.fact { return true }
    }
    return false
  }

  /// Returns the error of `add MyView name`, or of `controller MyController name`, where the code of the
  /// class was not read, so that the word is taken for a name; nil for other lines.
  ///
  /// - Parameter place: The place of the error that the line has otherwise.
  func missingClass(in words: [Word], at place: Range<Int>?) -> CommandError? {
    let isController = words[0].text == Command.controller.name
    guard words.count > 2, isController || words[0].text == Command.add.name,
      place == words[2].range,
      words[1].quoting == .bare, words[1].text.first?.isUppercase == true,
      NameRule.isVariable(words[2].text), scene.names[words[2].text] == nil,
      !["in", "at", "above", "below", "for"].contains(words[2].text)
    else { return nil }
    let name = words[1].text
    let isKnown =
      name.hasPrefix("UI") || scene.classes[name] != nil
      || scene.codeBook?.types.contains { $0.name == name } ?? false
    guard !isController || !isKnown else {
      return CommandError(
        .refused(
          "\(name) is no class of a controller that 'code' has read; 'controller NAME' makes a "
            + "UIViewController"),
        at: words[1].range)
    }
    guard !isKnown,
      isController || !scene.classes.all.contains(where: { $0.noun == name.lowercased() })
    else { return nil }
    return CommandError(.unknownClass(name, suggestions: []), at: words[1].range)
  }

  /// Returns the error of a line, with the line that it means if there is one.
  ///
  /// A line that stands behind another command, as in `expect error`, keeps its own error.
  func spelled(_ error: CommandError, _ words: [Word]) -> CommandError {
    guard work.nestedCommands == 0, !isInteractive, !work.isTrying,
      (runner?.tally.errors ?? 0) < Self.mostProposals
    else { return error }
    if let statement = runner?.statement, let start = words.first?.range.lowerBound,
      let meant = commandsMeant(bySwiftIn: statement.line, at: start)
    {
      let found = Spelling.Reading(commands: meant, isCertain: true)
      return self.error(of: words, meaning: found, at: words[0].range)
    }
    guard
      kit.byWord[words[0].text]?.group != .scripts, !reads(words),
      let found = otherSpelling(of: words), !found.says(words)
    else { return error }
    return self.error(of: words, meaning: found, at: error.range)
  }

  private func error(
    of words: [Word], meaning found: Spelling.Reading, at range: Range<Int>? = nil
  ) -> CommandError {
    let culprit =
      words.first { word in
        range.map { word.range.contains($0.lowerBound) }
          ?? !found.commands.joined().contains { $0.text == word.text }
      } ?? words[0]
    let line = found.commands.map(\.scriptText).joined(separator: "; ")
    let isCommand = culprit == words[0] && (try? command(for: culprit)) == nil
    return CommandError(
      isCommand
        ? .unknownCommand(culprit.text, suggestions: [line])
        : .otherSpelling(culprit.text, meant: line), at: culprit.range)
  }

  /// Returns whether the words of a command can be read as they are.
  private func reads(_ words: [Word]) -> Bool {
    guard let first = words.first else { return true }
    if isShorthand(first.text) { return true }
    guard let command = try? trying({ try command(for: first) }) else { return false }
    return forms(of: command).reads(words, in: self)
  }

  private func otherSpelling(of words: [Word]) -> Spelling.Reading? {
    // What an expectation checks must be said as it is meant.
    let group = kit.byWord[words[0].text]?.group
    if group == .expecting { return nil }
    // Any words may be the value of a variable, so that their order says nothing.
    let spellings = group == .scripts ? Spelling.ofValues : Spelling.all
    if let commands = Spelling.withPlainPunctuation(words) {
      let isRead = commands.first.map { reads($0) } ?? false
      if isRead { return Spelling.Reading(commands: commands, isCertain: true) }
    }
    if let assigned = Spelling.withLet(words, self) {
      return Spelling.Reading(commands: [assigned], isCertain: true)
    }
    var level = [Spelling.Candidate(words)]
    var seen: Set<String> = [words.line]
    var count = 0
    for _ in 0..<Self.mostChanges {
      var next: [Spelling.Candidate] = []
      for candidate in level {
        for changed in spellings.flatMap({ $0.candidates(for: candidate, self) })
        where seen.insert(changed.words.line).inserted {
          if reads(changed.words) {
            return Spelling.Reading(commands: [changed.words], isCertain: changed.isCertain)
          }
          next.append(changed)
          count += 1
          if count > Self.mostLines { return nil }
        }
      }
      level = next
    }
    return nil
  }
}
