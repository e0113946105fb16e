import Text

/// A mode of a session: what its prompt says, what a line means that is no command there, and what
/// follows the lines that are carried out. Modes stand within each other, the innermost last.
package protocol SessionMode: AnyObject {
  /// The text of the prompt, without the sign at its end.
  var promptText: String { get }
  /// The reason why nothing more can be undone in the mode; nil if it has no floor of its own.
  var undoFloor: String? { get }
  /// Indicates whether an empty line says something.
  var takesEmptyLines: Bool { get }

  /// Indicates whether what is typed in the mode is about something else than the session's own scene.
  var isApart: Bool { get }

  /// What pages show of the mode: the name of the card, and its data; nil for nothing.
  var card: ModeCard? { get }

  /// Returns the data of the card while a question is open, of which it must not tell the answer.
  ///
  /// - Parameter earlier: What pages were told before the question.
  func card(hidingSince earlier: JSONObject?) -> JSONObject?

  /// Takes a command's text that is an answer and no command.
  ///
  /// - Returns: False if the text is to be carried out as usual.
  func take(_ text: String, in session: Session) throws -> Bool

  /// Is told that a line is to be carried out, while this is the innermost mode.
  func willCarryOut(_ line: String, in session: Session)

  /// Is told that a line was carried out, while this is the innermost mode.
  func didCarryOutLine(in session: Session)

  func inputDidEnd(in session: Session)

  /// Begins again from the mode's own start, where `reset` means that.
  ///
  /// - Returns: What was done, in words; nil if the mode has no start of its own.
  func beginAgain(in session: Session) -> String?

  /// Brings back what the mode has put aside, before it is left.
  func willLeave(_ session: Session)
}

extension SessionMode {
  package var undoFloor: String? { nil }
  package var isApart: Bool { card != nil }
  package var card: ModeCard? { nil }
  package func card(hidingSince earlier: JSONObject?) -> JSONObject? { card?.data }
  package var takesEmptyLines: Bool { false }
  package func take(_ text: String, in session: Session) throws -> Bool { false }
  package func willCarryOut(_ line: String, in session: Session) {}
  package func didCarryOutLine(in session: Session) {}
  package func inputDidEnd(in session: Session) {}
  package func beginAgain(in session: Session) -> String? { nil }
  package func willLeave(_ session: Session) {}
}

/// What pages show of a mode.
package struct ModeCard {
  /// The name by which pages know how to draw it.
  package var name: String
  /// The data.
  package var data: JSONObject

  package init(name: String, data: JSONObject) { (self.name, self.data) = (name, data) }
}

/// The mode between `test` and its `end`.
final class TestMode: SessionMode {
  let promptText = "test"
  let undoFloor: String? = "the test begins here; 'end' takes back all of it"
}

extension Session {
  /// The text of the prompt, without the sign at its end.
  package var promptText: String { modes.last?.promptText ?? "tapscope" }

  /// Indicates whether an empty line says something.
  package var takesEmptyLines: Bool { modes.last?.takesEmptyLines ?? false }

  /// Begins a mode within the present one.
  package func enter(_ mode: any SessionMode) { modes.append(mode) }

  /// Ends a mode, after those within it.
  package func leave(_ mode: any SessionMode) {
    guard modes.contains(where: { $0 === mode }) else { return }
    while let last = modes.popLast() {
      last.willLeave(self)
      if last === mode { break }
    }
  }

  /// Ends all modes: what they have put aside comes back.
  package func leaveModes() {
    if let first = modes.first { leave(first) }
  }

  /// Returns the innermost mode of a kind.
  package func mode<Mode: SessionMode>(_ kind: Mode.Type) -> Mode? {
    modes.lazy.compactMap { $0 as? Mode }.last
  }
}

extension Call {
  /// Throws an error if a mode cannot begin or end here: in a test, or in the commands of a file of
  /// somebody else.
  ///
  /// - Parameter what: What the command works with, such as "lessons".
  package func requireOpenFloor(for what: String) throws {
    guard let runner = session.runner, !runner.isPrivate else {
      throw CommandError(
        .refused("the commands of a lesson or a talk cannot open or leave \(what)"))
    }
    guard !runner.isInTest else {
      throw CommandError(.refused("a test is open; its 'end' comes first"))
    }
  }
}
