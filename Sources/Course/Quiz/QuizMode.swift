import Analysis
import Explanation
import Presentation
import ResponderKit
import Scenes
import Session
import Text

/// The mode of a quiz: a scene, a question, and choices that a line may be.
final class QuizMode: SessionMode {
  var promptText: String { "quiz \(number)" }
  let undoFloor: String? = "the question begins here; 'quiz leave' brings back your own scene"
  let takesEmptyLines = true

  private var maker: QuizMaker
  /// The number of questions after which the tally stands out.
  private static let round = 10
  /// The name of the person who answers; empty for none.
  private let person: String
  private let stage: ModeStage
  private(set) var question: QuizQuestion
  /// The number of the question, from 1.
  private(set) var number = 1
  private var isAnswered = false
  /// The next question, if a line of a script was compared with its choices.
  private var upcoming: QuizQuestion?
  private(set) var right = 0
  private(set) var answered = 0

  init(_ maker: QuizMaker, by person: String, in session: Session) {
    (self.maker, self.person) = (maker, person)
    stage = ModeStage(session)
    question = self.maker.next()
    show(in: session)
  }

  var card: ModeCard? {
    ModeCard(
      name: "quiz",
      data: [
        "number": .integer(number), "text": .string(question.text),
        "choices": .strings(question.choices.map(\.answer)),
        "remark": .text(question.draft.remark.isEmpty ? nil : question.draft.remark),
      ])
  }

  func willLeave(_ session: Session) {
    session.dropPoll()
    stage.strike()
  }

  func inputDidEnd(in session: Session) {
    guard !isAnswered else { return }
    session.write(
      TextLine("the answer is \(question.key + 1): ", .dim)
        + TextLine(question.choices[question.key].answer, .winner))
  }

  func take(_ text: String, in session: Session) throws -> Bool {
    if text.isEmpty {
      guard isAnswered else {
        // The class has answered.
        guard let most = session.poll?.counts.first else { return true }
        session.write(TextLine("most say \(most.choice)", .strong))
        return try answer(most.choice, in: session)
      }
      goOn(in: session)
      return true
    }
    guard isAnswered else { return try answer(text, in: session) }
    // The next question waits until it is asked for. A person sees it before answering.
    if session.isInteractive {
      guard Int(text) != nil else { return false }
      goOn(in: session)
      return true
    }
    let next = upcoming ?? maker.next()
    upcoming = next
    guard Int(text) != nil || next.choices.contains(where: { $0.answer == text }) else {
      return false
    }
    goOn(in: session)
    return try answer(text, in: session)
  }

  private func answer(_ text: String, in session: Session) throws -> Bool {
    let choices = question.choices
    let place: Int
    if let number = Int(text) {
      guard choices.indices.contains(number - 1) else {
        throw CommandError(.refused("there are \(choices.count) choices: 1 to \(choices.count)"))
      }
      place = number - 1
    } else if let found = choices.firstIndex(where: { $0.answer == text }) {
      place = found
    } else {
      // A mistyped name is no command, and the question stays open.
      let isName = !text.contains { !$0.isLetter && !$0.isNumber && $0 != "-" && $0 != "_" }
      guard isName, !session.isCommandWord(text), !session.isShorthand(text) else { return false }
      throw CommandError(
        .refused("'\(text)' is none of the \(choices.count) answers; a number will do"))
    }
    judge(choices[place], in: session)
    return true
  }

  private func judge(_ choice: QuizQuestion.Choice, in session: Session) {
    (isAnswered, answered) = (true, answered + 1)
    // A session that is resumed answers nothing again.
    if session.access.allowsWriting { session.quizRecord.note(choice, to: question, by: person) }
    if let reason = session.quizRecord.failure {
      session.writeWrapped(TextLine("your answers cannot be kept: \(reason)", .notice))
    }
    let glyphs = session.style.glyphs
    let truth = question.choices[question.key].answer
    let choices = question.choices
    session.closePoll(
      answer: truth, view: session.scene.names[truth] as? UIView, said: choice.answer
    ) { guess in
      choices.first { $0.answer == guess }.map { BeliefWords.sentence($0.answer, $0.beliefs) }
    }
    if choice.beliefs.isEmpty {
      right += 1
      session.writeWrapped(
        TextLine("\(glyphs.yes) right: ", .good) + TextLine(truth, .winner) + tally)
    } else {
      session.writeWrapped(
        TextLine("\(glyphs.no) wrong: ", .bad) + TextLine("it is ", .strong)
          + TextLine(truth, .winner) + tally)
      session.writeWrapped(TextLine(BeliefWords.sentence(choice.answer, choice.beliefs)))
      session.write(TextLine())
      var lines: [TextLine] = []
      _ = session.carryOutPrivately([question.draft.event], as: "quiz") { lines.append($0) }
      lines.forEach(session.write)
      if let event = session.lastInteraction { session.post(.shown(event)) }
    }
    if let rule = question.draft.openRule {
      session.writeWrapped(
        TextLine("UIKit's behaviour is open here: 'help \(rule)' tells what is known", .notice))
    }
    if answered % Self.round == 0 {
      session.write(TextLine("\(right) of \(answered) right", .strong))
    }
    if session.isInteractive {
      let look = choice.beliefs.isEmpty ? "'\(question.draft.event)' shows it; " : ""
      session.writeWrapped(TextLine(look + "Enter for the next, 'quiz leave' to end", .dim))
    }
  }

  private var tally: TextLine { TextLine("  (\(right) of \(answered))", .dim) }

  private func goOn(in session: Session) {
    (question, number, isAnswered) = (upcoming ?? maker.next(), number + 1, false)
    upcoming = nil
    show(in: session)
  }

  private func show(in session: Session) {
    // A question was carried out once already when it was made.
    _ = stage.set(question.draft.scene, as: "quiz")
    session.write(TextLine("Question \(number)", .dim))
    QuizBoard(question.draft).lines(of: session.scene, session.style).forEach(session.write)
    session.writeWrapped(TextLine(question.text, .strong))
    if session.isInteractive, number == 1 {
      session.writeWrapped(
        TextLine("answer with a number, or as it stands there", .dim))
    }
    for (k, choice) in question.choices.enumerated() {
      session.write(TextLine("  \(k + 1)  ", .dim) + TextLine(choice.answer))
    }
    session.open(question.text, at: question.draft.point, choices: question.choices.map(\.answer))
  }
}
