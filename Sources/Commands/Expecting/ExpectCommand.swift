import Language
import ResponderKit

extension Command {
  static let expect = Command(
    name: "expect", group: .expecting,
    summary: "checks a condition; prints nothing if it holds, and fails otherwise",
    forms: [
      expectHit, expectActionable, expectAgreement, expectAsked, expectAnswered, expectNotAsked,
      expectRefused, expectChain,
      expectHandled, expectReceived, expectState, expectFired, expectNothingFired,
      expectSent, expectNothingSent, expectFirst, expectConvert, expectInside, expectCount,
      expectError, expectProperty,
    ],
    examples: [
      Example("expect hit red", "the last event hit red", setup: "add red 0,0 90x90; tap red"),
      Example(
        "expect hit red at 5,5; expect hit nil at -5,-5", "points of the screen",
        setup: "add red 0,0 90x90"),
      Example(
        "expect asked window root red", "in this order", setup: "add red 0,0 90x90; tap red"),
      Example(
        "expect refused red hidden", "with the reason", setup: "add red 0,0 90x90 hidden; tap 9,9"),
      Example(
        "expect actionable buy", "a tap on it would run an action",
        setup: "add UIButton buy 0,0 90x90; target buy touchUpInside vc.save:"),
      Example("expect red.alpha 0.5", "a property", setup: "add red alpha=0.5"),
      Example(
        "expect fired save: on buy", "an action that was performed",
        setup: "add UIButton buy 0,0 90x90; target buy touchUpInside vc.save:; tap buy"),
      Example(
        "expect sent save: on buy; expect nothing fired", "no responder performs it",
        setup: "add UIButton buy 0,0 90x90; target buy touchUpInside nil.save:; tap buy"),
      Example(
        "expect first field", "the key window's first responder",
        setup: "add UITextField field 0,0 90x40; tap field"),
      Example("expect chain root > vc > window > scene > app > delegate", "exactly these"),
      Example("expect error \"no view is named\" : hide yelow", "a command that must fail"),
    ])
}

extension Call {
  /// The greatest number of commands that may stand behind each other.
  private static let deepest = 16

  /// Carries out a command that stands behind another one.
  ///
  /// - Parameters:
  ///   - words: The words of the command.
  ///   - outer: The command before it, for the message.
  func carryOut(_ words: [Word], behind outer: String) throws {
    try checkNesting(of: words, behind: outer)
    try carryOut(words)
  }

  /// Carries out a command that stands behind another one, with its facts as those of both.
  func carryOutOpenly(_ words: [Word], behind outer: String) throws {
    try checkNesting(of: words, behind: outer)
    session.nestedCommands += 1
    defer { session.nestedCommands -= 1 }
    try session.execute(words)
  }

  private func carryOut(_ words: [Word]) throws {
    session.nestedCommands += 1
    defer { session.nestedCommands -= 1 }
    // The record is the outer command's and holds the facts of that alone.
    try session.withoutFacts { try session.execute(words) }
  }

  /// Carries out a command that is expected to fail. Returns its error; nil if it does not fail.
  func failure(of words: [Word], behind outer: String) throws -> (any ExplainedError)? {
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
    guard session.nestedCommands < Self.deepest else {
      throw CommandError(.refused("'\(outer)' is nested too deeply"))
    }
    if let word = words.first, let command = Catalogue.byWord[word.text],
      command.block != nil || command.standsAlone
    {
      throw word.cannotStand(behind: outer)
    }
  }

  /// Returns whether a word calls a script or a macro, which report their errors themselves.
  private func reports(_ word: Word) -> Bool {
    word.text == Command.source.name
      || (Catalogue.byWord[word.text] == nil && session.macros[word.text] != nil)
  }
}

extension Word {
  fileprivate func cannotStand(behind outer: String) -> CommandError {
    CommandError(.refused("'\(text)' cannot follow '\(outer)'"), at: range)
  }
}

/// An error with a sentence of its own.
protocol ExplainedError: Error {
  /// The error in words.
  var message: String { get }
}

extension CommandError: ExplainedError {}
extension ExpectationFailure: ExplainedError {}
