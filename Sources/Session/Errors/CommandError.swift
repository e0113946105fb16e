import Explanation
import Language
import ResponderKit
import Scenes

/// An error of a command: a fact and a place in the line, without any wording.
package struct CommandError: Error {
  /// A reason why a command cannot be carried out.
  package enum Fact: Sendable {
    /// A line that breaks the rules of the language.
    case language(LanguageError.Fact)
    /// A variable that has no value.
    case unknownVariable(String, suggestions: [String])
    /// A command word that does not exist, and the pages of help about it.
    case unknownCommand(String, suggestions: [String], pages: [String] = [])
    /// A word of a line that is no command, but that people write for one.
    case otherSpelling(String, meant: String)
    /// A shortened command word that fits several commands.
    case ambiguousCommand(String, candidates: [String])
    /// A word that is no number.
    case badNumber(String)
    /// A number that is not whole.
    case notWhole(String)
    /// NaN or infinity.
    case notFinite(String)
    /// A number beyond what any screen needs.
    case hugeNumber(String)
    /// A whole number beyond those that are possible.
    case hugeInteger(String, ClosedRange<Int>)
    /// A value that a command would leave in a scene, with a number beyond what can be typed.
    case hugeResult(String, property: String, of: String)
    /// A time below zero or longer than a day.
    case badTime(String)
    /// A size below zero.
    case negativeSize(String)
    /// A reference that names nothing.
    case reference(ReferenceError)
    /// A name that nothing has, where an object of a kind is wanted, such as "window".
    case unknownObject(String, kind: String, suggestions: [String])
    /// An object of another kind than the command is for.
    case wrongObject(String, className: String, expected: String, hint: String? = nil)
    /// A name that is taken.
    case nameTaken(String, className: String)
    /// A word that cannot be a name.
    case badName(String)
    /// A word that is never a name because it means something.
    case reservedName(String)
    /// A kind of gesture that does not exist.
    case unknownGesture(String, suggestions: [String], all: [String])
    /// A class that does not exist.
    case unknownClass(String, suggestions: [String])
    /// A property that the responder does not have.
    case unknownProperty(String, owner: String, suggestions: [String])
    /// A method that the object does not have, or whose answer no rule can give.
    case unknownAnswer(String, owner: String, suggestions: [String], all: [String])
    /// An answer that a method cannot give.
    case wrongAnswer(String, expected: String)
    /// A condition about something that a method is not told, and the words of those it knows.
    case wrongCondition(String, known: [String])
    /// A property that follows from others.
    case readOnlyProperty(String)
    /// A value that a property cannot have.
    case badValue(String, property: String, expected: String)
    /// An event method that does not exist.
    case unknownEvents(String)
    /// A control event that does not exist.
    case unknownControlEvent(String, suggestions: [String])
    /// A key that no keyboard has.
    case badKey(String)
    /// A reference to `it`, which has no meaning yet.
    case noIt
    /// A request for an event, of which there has been none yet.
    case nothingYet(String)
    /// A change that UIKit refuses, or does not survive, and the rule that says so.
    case refused(String, rule: RuleID? = nil)
    /// A breakpoint on a rule that no event cites, what the rule is about, and the rule of the
    /// fact that it is a conclusion of, if it is one.
    case unmetRule(String, title: String, premise: RuleID?)
    /// An SVG path that cannot be read.
    case badPath(String)
    /// Fingers that cannot do what the command asks for.
    case touchInput(TouchInputError)
    /// A file that cannot be read or written.
    case file(path: String, action: String, reason: String)
    /// A script that comes back to itself.
    case sourceCycle(String)
    /// `end` without `test`.
    case endWithoutTest
    /// `test` within `test`.
    case testInTest
    /// `test` without `end`.
    case testWithoutEnd(String)
    /// Two tests of one name; the place of the other one, in words.
    case testsOfOneName(String, other: String)
    /// A block of commands without `end`.
    case blockWithoutEnd(String)
    /// An undo or a redo without any step for it.
    case nothingTo(String)
    /// A checkpoint that does not exist.
    case unknownCheckpoint(String, all: [String])
    /// A topic that help does not know.
    case unknownTopic(String, suggestions: [String])
    /// No rule has this number.
    case unknownRule(String, suggestions: [String])
    /// A dump that cannot be read.
    case badDump(path: String, reason: String)
    /// A statement of Swift that stands for no command.
    case code(any CodeMistake)
  }

  /// The reason.
  package var fact: Fact
  /// The place in the line, as offsets into its UTF-8; nil for the whole command.
  package var range: Range<Int>?

  /// Creates an error.
  package init(_ fact: Fact, at range: Range<Int>? = nil) {
    self.fact = fact
    self.range = range
  }
}

extension CommandError: LocatedError {}

extension CommandError {
  /// Indicates whether the command speaks of an object that is not there.
  var missesObject: Bool {
    switch fact {
    case .reference(.unknown), .reference(.noText), .reference(.noSuchNumber),
      .reference(.noAddress), .unknownObject:
      true
    default: false
    }
  }
}

extension CommandError {
  /// Creates the error of a line that breaks the rules of the language.
  init(_ error: LanguageError) {
    self.init(.language(error.fact), at: error.range)
  }
}

extension Lexer {
  /// Reads the words of the commands of a line.
  package mutating func words(
    of line: String
  ) throws(CommandError) -> (earlier: [[Word]], last: [Word]) {
    do throws(LanguageError) { return try commands(of: line) } catch { throw CommandError(error) }
  }
}

/// An expectation that did not hold.
package struct ExpectationFailure: Error {
  /// The expected and the actual outcome, in words.
  package var message: String
  /// The reason, line by line.
  package var notes: [String]
  /// What is the case in place of what was expected, as a predicate such as "hits root"; nil if the
  /// message alone says it.
  package var found: String?

  package init(_ message: String, notes: [String] = [], found: String? = nil) {
    (self.message, self.notes, self.found) = (message, notes, found)
  }
}

/// A mistake in a statement of a programming language.
package protocol CodeMistake: Sendable {
  /// What is wrong, and what would be right.
  var message: String { get }
  /// The place in a text that is not the command itself; nil if the command is the place.
  var place: TextPlace? { get }
}

extension CodeMistake {
  package var place: TextPlace? { nil }
}

/// A place in a text: in a file, or in the lines behind a command.
package struct TextPlace: Sendable {
  /// The name of the text.
  package var file: String
  /// The line and the column in characters, from 1.
  package var line: Int, column: Int
  /// The text of the line, without its indentation.
  package var text: String
  /// The characters of it before the culprit, and those of the culprit.
  package var underline: (before: Int, width: Int)

  /// Creates a place.
  package init(
    file: String, line: Int, column: Int, text: String, underline: (before: Int, width: Int)
  ) {
    (self.file, self.line, self.column) = (file, line, column)
    (self.text, self.underline) = (text, underline)
  }
}
