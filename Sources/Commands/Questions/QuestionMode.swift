import Explanation
import ResponderKit
import Scenes
import Session
import Text

/// The mode of a question about an event. The next line is the answer, or another command.
package final class QuestionMode: SessionMode {
  package let promptText: String
  package let takesEmptyLines = true
  private let question: Question
  /// The lines of the event that wait for the answer; nil if it was only tried.
  private let held: [TextLine]?
  /// The answer that was given at the prompt.
  private var said: String?

  /// - Parameter held: The lines that tell of the event; nil if it was only tried.
  package init(_ question: Question, held: [TextLine]? = nil) {
    (self.question, self.held) = (question, held)
    switch question.probe {
    case .actions, .received, .state: promptText = "what?"
    case .hit, .next, .performer, .handlers, .first: promptText = "who?"
    }
  }

  package func willLeave(_ session: Session) {
    session.closePoll(
      answer: question.answer, view: question.view(in: session.scene), said: said
    ) { self.question.sentence(about: $0) }
  }

  /// Leaves the question, and tells what has waited for the answer.
  private func leave(_ session: Session, _ judge: () -> Void = {}) {
    session.leave(self)
    judge()
    guard let held else { return }
    held.forEach(session.write)
    if let event = question.event { session.post(.shown(event)) }
  }

  package func take(_ line: String, in session: Session) throws -> Bool {
    let line = line.trimmingCharacters(in: .whitespaces)
    guard !line.isEmpty else {
      leave(session) { self.reveal(in: session) }
      return true
    }
    switch question.read(line, in: session) {
    case .answer(let guess):
      said = question.words(guess)
      leave(session) { self.judge(guess, in: session) }
      return true
    case .mistake(let reason): throw CommandError(.refused(reason))
    case .other:
      // Who looks before guessing is still to be asked.
      let command = session.kit.byWord[String(line.prefix { $0 != " " })]
      let leavesItOpen =
        ["help", "hint", "votes", "live", "clear"].contains(command?.name) || line == "lesson task"
      if command?.group == .looking || leavesItOpen { return false }
      leave(session)
      // The mode behind the question may know what the line means.
      return try session.modes.last?.take(line, in: session) ?? false
    }
  }

  private func judge(_ guess: [String], in session: Session) {
    if case .hit = question.probe, let test = question.event?.hitTest {
      let view = guess.first.flatMap { name in
        session.scene.views.first { session.scene.label(of: $0) == name }
      }
      session.judge(hit: Predictions.Guess(view, in: session.scene), test)
    } else {
      session.judge(
        question.isRight(guess), said: question.words(guess), was: question.answer)
      if held == nil { question.explain(in: session) }
    }
    if let sentence = question.sentence(about: question.words(guess)) {
      session.writeWrapped(TextLine(sentence, .notice))
    }
  }

  private func reveal(in session: Session) {
    guard held == nil else { return }
    session.writeWrapped(TextLine("the answer is ") + TextLine(question.answer, .winner))
    question.explain(in: session)
  }
}

extension Session {
  /// Puts a question, which the next line may answer.
  ///
  /// - Parameter held: The lines of an event that has happened already; nil if it was only tried.
  package func ask(_ question: Question, held: [TextLine]? = nil) {
    let choices = question.choiceWords
    writeWrapped(
      TextLine("Guess: \(question.text)", .strong)
        + TextLine(
          choices == nil ? " (a name, nobody; Enter shows it)" : " (a number; Enter shows it)", .dim
        ))
    if let choices {
      var row = TextLine()
      for (k, choice) in choices.enumerated() {
        let entry = TextLine("  \(k + 1) ", .dim) + TextLine(choice)
        if !row.text.isEmpty, (row + entry).text.displayWidth > style.width {
          write(row)
          row = TextLine()
        }
        row = row + entry
      }
      write(row)
    }
    enter(QuestionMode(question, held: held))
    open(
      question.text, at: question.probe == .hit ? question.event?.hitTest?.point : nil,
      choices: choices, followsEvent: held != nil)
  }
}
