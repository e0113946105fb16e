import Analysis
import Help
import Session
import SessionStage
import Testing

@testable import Course

/// `quiz` at the prompt and in scripts.
@Suite struct QuizModeTests {
  private func question(of desk: TestSession) throws -> QuizQuestion {
    var maker = QuizMaker(seed: 7, kit: .tapscope)
    return maker.next()
  }

  @Test func aWrongAnswerNamesItsBeliefAndShowsWhatHappens() throws {
    let desk = TestSession.prompt("add card 0,0 9x9", "quiz 7")
    let question = try question(of: desk)
    let wrong = try #require(question.choices.first { !$0.beliefs.isEmpty })
    desk.say(wrong.answer)
    let truth = question.choices[question.key].answer
    #expect(desk.output.contains("✗ wrong: it is \(truth)  (0 of 1)"))
    #expect(desk.output.contains { $0.hasPrefix("\(wrong.answer) would be right if ") })
    // The event, or the chain.
    #expect(desk.output.contains { $0.contains("window") })
    #expect(desk.session.promptText == "quiz 1")
    desk.say("")
    #expect(desk.session.promptText == "quiz 2" && desk.output.contains("Question 2"))
    desk.say("quiz leave")
    #expect(desk.session.promptText == "tapscope")
    #expect(desk.scene.names["card"] != nil)
    #expect(desk.messages.isEmpty)
  }

  @Test func aRightAnswerIsCounted() throws {
    let desk = TestSession.prompt("quiz 7")
    let question = try question(of: desk)
    desk.say("\(question.key + 1)")
    #expect(desk.output.contains { $0.hasPrefix("✓ right: ") && $0.hasSuffix("(1 of 1)") })
    desk.say("quiz report")
    #expect(desk.output.contains { $0.hasPrefix("      1      0  ") })
  }

  @Test func aCommandWorksOnTheQuestionsScene() throws {
    let desk = TestSession.prompt("quiz hit-test 7", "hide root", "undo", "undo")
    #expect(desk.messages.last?.contains("the question begins here") == true)
    desk.say("9")
    #expect(desk.messages.last?.hasPrefix("there are ") == true)
    // The question still waits.
    desk.say("1")
    #expect(desk.output.contains { $0.contains("(0 of 1)") || $0.contains("(1 of 1)") })
  }

  @Test func aNumberBehindAnAnswerShowsTheNextQuestionFirst() throws {
    let desk = TestSession.prompt("quiz 7", "1", "2")
    #expect(desk.messages.isEmpty && desk.session.promptText == "quiz 2")
    #expect(desk.output.contains("Question 2"))
    #expect(!desk.output.contains { $0.contains("of 2)") })
  }

  @Test func theTallyStandsOutAfterTenQuestions() throws {
    let desk = TestSession()
    desk.run("quiz 7\n" + String(repeating: "1\n", count: 10))
    #expect(desk.output.contains { $0.wholeMatch(of: /\d+ of 10 right/) != nil })
  }

  @Test func aResumedSessionAnswersNothingAgain() throws {
    let desk = TestSession.prompt()
    desk.session.access.allowsWriting = false
    for line in ["quiz 7", "1", ""] { desk.say(line) }
    #expect(desk.session.quizRecord.people.isEmpty && desk.session.promptText == "quiz 2")
  }

  @Test func aScriptAnswersInItsNextLines() throws {
    let desk = TestSession()
    desk.run("quiz 7\n1\n2\n1")
    #expect(desk.output.count { $0.hasPrefix("Question ") } == 3)
    #expect(desk.output.count { $0.hasPrefix("✓ right") || $0.hasPrefix("✗ wrong") } == 3)
    #expect(!desk.output.contains { $0.hasPrefix("the answer is") })
    #expect(desk.messages.isEmpty)
  }

  @Test func answersStandBehindSemicolonsToo() {
    let desk = TestSession()
    desk.run("quiz 7; 1; 2")
    #expect(desk.output.count { $0.hasPrefix("✓ right") || $0.hasPrefix("✗ wrong") } == 2)
    #expect(desk.messages.isEmpty)
  }

  @Test func theKeyIsPrintedWhereNoAnswerComes() throws {
    let desk = TestSession()
    desk.run("quiz 7")
    let question = try question(of: desk)
    let key = question.choices[question.key].answer
    #expect(desk.output.last == "the answer is \(question.key + 1): \(key)")
    #expect(desk.messages.isEmpty)
  }

  @Test(arguments: [
    ("quiz gesture", "'gesture' is no topic of a quiz; did you mean gestures?"),
    (
      "quiz zzzzzz", "'zzzzzz' is no topic of a quiz; take hit-test, chain or gestures, or a lesson"
    ),
    ("quiz leave", "no quiz is open; 'quiz' begins one"),
    ("test t\nquiz 7\nend", "a test is open; its 'end' comes first"),
    ("quiz 99999999999999999999", "a seed is a whole number below 2^64"),
  ])
  func whatIsNoQuizSaysWhatWouldBe(line: String, message: String) {
    let desk = TestSession()
    desk.run(line)
    #expect(desk.messages.first == message)
  }

  @Test func anAnswerThatIsNoneHasItsPlace() {
    let desk = TestSession()
    desk.run("quiz 7; 9")
    #expect(desk.diagnostics.first?.column == 9)
  }

  @Test func peopleAreKeptApart() throws {
    let folder = try Folder()
    func desk() -> TestSession {
      let desk = TestSession()
      desk.session.keepRecords(in: folder.path("state"))
      return desk
    }
    let first = desk()
    first.run("quiz 7 as Ann\n1\nquiz leave\nquiz 8 as Bob\n1")
    let later = desk()
    later.run("quiz report Ann")
    let counts = try #require(later.session.quizRecord.people["Ann"])
    #expect(!counts.isEmpty)
    #expect(later.output.count == counts.count + 1)
    #expect(later.session.quizRecord.people["Bob"] != nil)
    later.run("quiz report Cy")
    #expect(later.output.last == "no question was answered by Cy; 'quiz' asks some")
  }

  @Test func countsThatNobodyCanHaveAreNoCounts() throws {
    let folder = try Folder([
      "state/quiz": "\tclosedEdges\t9223372036854775807\t0\nAnn\tclosedEdges\t5\t9\nx\n\t\t\t\n"
    ])
    let desk = TestSession()
    desk.session.keepRecords(in: folder.path("state"))
    desk.run("quiz report")
    #expect(desk.output.contains { $0.hasPrefix("      5      9  ") })
  }

  @Test func aQuizInALessonEndsWithIt() throws {
    let desk = TestSession.prompt("add mine 0,0 9x9", "lesson order", "quiz 7", "lesson leave")
    #expect(desk.messages.isEmpty)
    #expect(desk.session.promptText == "tapscope" && desk.scene.names["mine"] != nil)
  }
}
