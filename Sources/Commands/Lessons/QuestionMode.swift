import Analysis
import Explanation
import Presentation
import ResponderKit
import Scenes
import Text

/// The mode of a question: who gets an event? The next line is the answer, or another command.
final class QuestionMode: SessionMode {
  let promptText = "who?"
  let takesEmptyLines = true
  private let test: HitTest
  /// The lines of the event that wait for the answer.
  private let held: [TextLine]

  /// - Parameters:
  ///   - test: The hit-test of the event.
  ///   - held: The lines that tell of the event.
  init(_ test: HitTest, held: [TextLine] = []) {
    (self.test, self.held) = (test, held)
  }

  func take(_ line: String, in session: Session) throws -> Bool {
    let word = line.trimmingCharacters(in: .whitespaces)
    let guess: UIView?
    switch word {
    case "": return reveal(in: session)
    case "nobody", "nil": guess = nil
    default:
      guard let view = session.scene.names[word] as? UIView else {
        let first = String(word.prefix { $0 != " " })
        let command = Catalogue.byWord[first]
        if command == nil, !session.isShorthand(first), !word.contains(" ") {
          throw CommandError(
            .refused("'\(word)' is no view; answer with a view's name, 'nobody', or Enter to see"))
        }
        // Who looks before guessing is still to be asked.
        let leavesItOpen = [Command.help, .hint, .task].contains { $0 === command }
        if command?.group == .looking || leavesItOpen { return false }
        session.leave(self)
        held.forEach(session.write)
        return false
      }
      guess = view
    }
    session.leave(self)
    session.judge(hit: Predictions.Guess(guess, in: session.scene), test)
    let beliefs = BelievedHitTest.beliefs(
      behind: guess, at: test.point, in: session.scene.application)
    if !beliefs.isEmpty {
      session.writeWrapped(TextLine(BeliefWords.sentence(word, beliefs), .notice))
    }
    held.forEach(session.write)
    return true
  }

  private func reveal(in session: Session) -> Bool {
    session.leave(self)
    let name = test.answer.map { session.scene.label(of: $0) } ?? "nobody"
    if held.isEmpty { session.write(TextLine("\(name) gets it", .winner)) }
    held.forEach(session.write)
    return true
  }
}
