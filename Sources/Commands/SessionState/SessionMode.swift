/// A mode of a session: what its prompt says, what a line means that is no command there, and what
/// follows the lines that are carried out. Modes stand within each other, the innermost last.
protocol SessionMode: AnyObject {
  /// The text of the prompt, without the sign at its end.
  var promptText: String { get }
  /// The reason why nothing more can be undone in the mode; nil if it has no floor of its own.
  var undoFloor: String? { get }

  /// Takes a line that is an answer and no command.
  ///
  /// - Returns: False if the line is to be carried out as usual.
  func take(_ line: String, in session: Session) -> Bool

  /// Is told that a line was carried out, while this is the innermost mode.
  func didCarryOutLine(in session: Session)
}

extension SessionMode {
  var undoFloor: String? { nil }
  func take(_ line: String, in session: Session) -> Bool { false }
  func didCarryOutLine(in session: Session) {}
}

/// The mode between `test` and its `end`.
final class TestMode: SessionMode {
  let promptText = "test"
  let undoFloor: String? = "the test begins here; 'end' takes back all of it"
}

extension Session {
  /// The text of the prompt, without the sign at its end.
  package var promptText: String { modes.last?.promptText ?? "tapscope" }

  /// Indicates whether an empty line is an answer.
  package var awaitsAnswer: Bool { modes.last is QuestionMode }

  /// Begins a mode within the present one.
  func enter(_ mode: any SessionMode) { modes.append(mode) }

  /// Ends a mode, with those within it.
  func leave(_ mode: any SessionMode) {
    if let place = modes.lastIndex(where: { $0 === mode }) { modes.removeSubrange(place...) }
  }

  /// The lesson that is open, if one is.
  var lesson: LessonMode? { modes.lazy.compactMap { $0 as? LessonMode }.last }
}
