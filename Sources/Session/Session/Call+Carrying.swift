import Language
import Text

extension Call {
  /// The greatest number of commands that may stand behind each other.
  private static let deepest = 16

  /// Carries out a command that stands behind another one.
  ///
  /// - Parameter outer: The command before it, for the message.
  package func carryOut(_ words: [Word], behind outer: String) throws {
    try checkNesting(of: words, behind: outer)
    try carryOut(words)
  }

  /// Carries out a command that stands behind another one, with its facts as those of both.
  package func carryOutOpenly(_ words: [Word], behind outer: String) throws {
    try checkNesting(of: words, behind: outer)
    session.work.nestedCommands += 1
    defer { session.work.nestedCommands -= 1 }
    try session.execute(words)
  }

  private func carryOut(_ words: [Word]) throws {
    session.work.nestedCommands += 1
    defer { session.work.nestedCommands -= 1 }
    // The record is the outer command's and holds the facts of that alone.
    try session.withoutFacts { try session.execute(words) }
  }

  /// Carries out a command that is expected to fail. Returns its error; nil if it does not fail.
  package func failure(of words: [Word], behind outer: String) throws -> (any ExplainedError)? {
    try checkNesting(of: words, behind: outer)
    if let word = words.first, reports(word) { throw word.cannotStand(behind: outer) }
    do {
      try carryOut(words)
      return nil
    } catch let error as any ExplainedError {
      return error
    }
  }

  private func checkNesting(of words: [Word], behind outer: String) throws {
    guard session.work.nestedCommands < Self.deepest else {
      throw CommandError(.refused("'\(outer)' is nested too deeply"))
    }
    if let word = words.first, let command = session.kit.byWord[word.text],
      command.block != nil || command.standsAlone
    {
      throw word.cannotStand(behind: outer)
    }
  }

  /// Returns whether a word calls a script or a macro, which report their errors themselves.
  private func reports(_ word: Word) -> Bool {
    word.text == "source"
      || (session.kit.byWord[word.text] == nil && session.vocabulary.macros[word.text] != nil)
  }
}

extension Word {
  fileprivate func cannotStand(behind outer: String) -> CommandError {
    CommandError(.refused("'\(text)' cannot follow '\(outer)'"), at: range)
  }
}

/// An error with a sentence of its own.
package protocol ExplainedError: Error {
  /// The error in words.
  var message: String { get }
}

extension CommandError: ExplainedError {}
extension ExpectationFailure: ExplainedError {}
