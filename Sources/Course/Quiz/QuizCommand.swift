import Analysis
import Language
import Presentation
import Scenes
import Session
import Text

extension Command {
  package static let quiz = Command(
    name: "quiz", group: .session,
    summary: "asks questions, each with the wrong answers that people believe",
    movesSteps: true,
    forms: [
      Form("leave", summary: "ends the quiz; your scene comes back") { call in
        guard let mode = call.session.mode(QuizMode.self) else {
          throw CommandError(.refused("no quiz is open; 'quiz' begins one"))
        }
        try call.requireOpenFloor(for: "a quiz")
        call.session.leave(mode)
        if mode.answered > 0 { call.write(TextLine("\(mode.right) of \(mode.answered) right")) }
        call.confirm("your scene is back")
      },
      Form(
        .word("report", .optional(.text("NAME"))),
        summary: "what was believed, how often; of all, or of one person"
      ) { call, person in call.reportQuiz(of: person) },
      Form(
        .optional(.quizTopic()), .optional(.seed()), .optional(.word("as", .text("NAME"))),
        summary: "begins a quiz"
      ) { call, subject, seed, person in
        try call.requireOpenFloor(for: "a quiz")
        if let mode = call.session.mode(QuizMode.self) { call.session.leave(mode) }
        let person = person ?? ""
        guard !person.contains(where: { $0 == "\t" || $0.isNewline }) else {
          throw CommandError(.refused("a name has no tabs and no line breaks"))
        }
        let number = seed ?? UInt64.random(in: 1...9999)
        if seed == nil { call.confirm("seed \(number)") }
        let maker = QuizMaker(subject ?? .all, seed: number, kit: call.session.kit)
        call.session.enter(QuizMode(maker, by: person, in: call.session))
      },
    ])
}

extension Part where Context == Session, Value == QuizSubject {
  /// Returns a slot for what a quiz is about.
  static func quizTopic() -> Part {
    var slot = Slot<Session, QuizSubject>(
      "TOPIC", "hit-test, chain, gestures, or a lesson"
    ) { reader in
      let word = reader.word
      if word.text == "as" || word.text.allSatisfy(\.isNumber) { return nil }
      defer { reader.position += 1 }
      if let topic = QuizTopic(rawValue: word.text) { return .topic(topic) }
      let lessons = reader.context.courseInUse.lessons
      guard let lesson = lessons.first(where: { $0.name == word.text }) else {
        let topics = QuizTopic.allCases.map(\.rawValue)
        let near = word.text.nearest(in: topics + lessons.map(\.name), most: 2)
        throw CommandError(
          .refused(
            "'\(word.text)' is no topic of a quiz; "
              + (near.isEmpty
                ? "take \(topics.listed("or")), or a lesson"
                : "did you mean \(near.listed("or"))?")), at: word.range)
      }
      let beliefs = QuizKind.beliefs.filter { lesson.teaches.contains($0.rule.description) }
      guard !beliefs.isEmpty else {
        throw CommandError(
          .refused("no question is about the lesson '\(lesson.name)'; try 'quiz'"), at: word.range)
      }
      return .beliefs(beliefs)
    }
    slot.candidates = { completion in
      completion.words(
        QuizTopic.allCases.map(\.rawValue) + completion.session.courseInUse.lessons.map(\.name))
    }
    return .slot(slot)
  }
}

extension Part where Context == Session, Value == UInt64 {
  /// Returns a slot for the seed of a quiz.
  fileprivate static func seed() -> Part {
    .slot(
      Slot("SEED", "a whole number") { reader in
        guard reader.word.text.allSatisfy(\.isNumber) else { return nil }
        guard let seed = UInt64(reader.word.text) else {
          throw CommandError(.refused("a seed is a whole number below 2^64"), at: reader.word.range)
        }
        reader.position += 1
        return seed
      })
  }
}

extension Call {
  fileprivate func reportQuiz(of person: String?) {
    let record = session.quizRecord
    let counts = record.counts(of: person)
    guard !counts.isEmpty else {
      write(
        TextLine(
          "no question was answered" + (person.map { " by \($0)" } ?? "")
            + "; 'quiz' asks some", .notice))
      return
    }
    write(TextLine("avoided  given  the answer that would be right if", .dim))
    let rows = counts.sorted {
      ($1.value.wrong, $0.key.rawValue) < ($0.value.wrong, $1.key.rawValue)
    }
    for (belief, count) in rows {
      var line = TextLine()
      line.append("\(count.right)".leftPadded(to: 7), count.right > 0 ? .good : .dim)
      line.append("\(count.wrong)".leftPadded(to: 7), count.wrong > 0 ? .bad : .dim)
      line.append("  \(belief.condition)")
      line.append(": \(BeliefWords.source(belief))", .dim)
      session.writeWrapped(line)
    }
    guard person == nil, record.people.count > 1 else { return }
    let names = record.people.keys.filter { !$0.isEmpty }.sorted()
    confirm("by person: 'quiz report NAME', for \(names.listed("and"))")
  }
}
