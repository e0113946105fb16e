import Commands
import Session

/// What a paper asks about a command that shows something.
struct PaperQuestion {
  /// The question; nil for a command that only tells more, or whose outcome is of no interest.
  var words: String?
  /// The number of lines to write on.
  var room = 1
  /// Indicates whether the views are drawn beside it.
  var hasPicture = false

  /// - Parameters:
  ///   - command: The command; nil for other words, such as a macro.
  ///   - hasHitTest: Indicates whether a view was looked for.
  init(_ command: Command?, _ line: String, hasHitTest: Bool) {
    if hasHitTest {
      (words, hasPicture) = ("Which view is hit?", true)
    } else if let command,
      let found = Self.ofCommands.first(where: { $0.command === command && line.hasPrefix($0.line) }
      )
    {
      (words, room, hasPicture) = (found.words, found.room, command === Command.chain)
    } else if let command, command.group == .happening {
      (words, room) = ("What happens?", 2)
    }
  }

  private static let ofCommands: [(command: Command, line: String, words: String, room: Int)] = [
    (.chain, "", "Write down the chain.", 2), (.why, "", "Why?", 2),
    (.log, "log print", "What is printed?", 2), (.get, "", "What is it?", 1),
    (.inside, "", "True or false?", 1), (.convert, "", "Which point?", 1),
    (.queue, "", "What does it show?", 2),
  ]
}
