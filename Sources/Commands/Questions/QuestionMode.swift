import Analysis
import Explanation
import Foundation
import Presentation
import ResponderKit
import Scenes
import Session
import Text

/// The mode of a question: who gets an event? The next line is the answer, or another command.
package final class QuestionMode: SessionMode {
  package let promptText = "who?"
  package let takesEmptyLines = true
  private let test: HitTest
  /// The event that was asked about; nil if it was only tried.
  private let event: EventTrace?
  /// The lines of the event that wait for the answer.
  private let held: [TextLine]
  /// The point of the screen that the question is about.
  var point: CGPoint { test.point }

  /// - Parameters:
  ///   - test: The hit-test of the event.
  ///   - event: The event; nil if it was only tried.
  ///   - held: The lines that tell of the event.
  package init(_ test: HitTest, of event: EventTrace? = nil, held: [TextLine] = []) {
    (self.test, self.event, self.held) = (test, event, held)
  }

  package func willLeave(_ session: Session) {
    session.closePoll(answer: answer(in: session), view: test.answer.flatMap(session.scene.view)) {
      self.sentence(about: $0, in: session)
    }
  }

  /// The true answer.
  private func answer(in session: Session) -> String {
    test.answer.map { session.scene.label(of: $0) } ?? "nobody"
  }

  /// Returns what those believe who give a wrong answer; nil if no belief is known.
  private func sentence(about guess: String, in session: Session) -> String? {
    let view = session.scene.names[guess] as? UIView
    guard view != nil || guess == "nobody" else { return nil }
    let beliefs = BelievedHitTest.beliefs(
      behind: view, at: test.point, in: session.scene.application)
    return beliefs.isEmpty ? nil : BeliefWords.sentence(guess, beliefs)
  }

  /// Leaves the question, and tells what has waited for the answer.
  private func leave(_ session: Session, _ judge: () -> Void = {}) {
    session.leave(self)
    judge()
    held.forEach(session.write)
    if let event { session.post(.shown(event)) }
  }

  package func take(_ line: String, in session: Session) throws -> Bool {
    let word = line.trimmingCharacters(in: .whitespaces)
    let guess: UIView?
    switch word {
    case "": return reveal(in: session)
    case "nobody", "nil": guess = nil
    default:
      guard let view = session.scene.names[word] as? UIView else {
        let first = String(word.prefix { $0 != " " })
        let command = session.kit.byWord[first]
        if command == nil, !session.isShorthand(first), !word.contains(" ") {
          throw CommandError(
            .refused("'\(word)' is no view; answer with a view's name, 'nobody', or Enter to see"))
        }
        // Who looks before guessing is still to be asked.
        let leavesItOpen = ["help", "hint", "task", "votes", "live"].contains(command?.name)
        if command?.group == .looking || leavesItOpen { return false }
        leave(session)
        return false
      }
      guess = view
    }
    leave(session) {
      session.judge(hit: Predictions.Guess(guess, in: session.scene), test)
      if let sentence = sentence(about: word, in: session) {
        session.writeWrapped(TextLine(sentence, .notice))
      }
    }
    return true
  }

  private func reveal(in session: Session) -> Bool {
    leave(session) {
      if held.isEmpty { session.write(TextLine("\(answer(in: session)) gets it", .winner)) }
    }
    return true
  }
}

extension Session {
  /// Puts a question, which the next line may answer.
  ///
  /// - Parameter followsEvent: Whether the event has happened already.
  package func ask(_ question: String, _ mode: QuestionMode, followsEvent: Bool = false) {
    writeWrapped(
      TextLine(question, .strong) + TextLine("  a name, nobody, or Enter to see", .dim))
    enter(mode)
    open(question, at: mode.point, followsEvent: followsEvent)
  }
}
