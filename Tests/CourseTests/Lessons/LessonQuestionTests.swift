import Commands
import Help
import Session
import SessionStage
import Testing

@testable import Course

/// What lessons ask first, and how a guess is answered.
@Suite struct LessonQuestionTests {
  private func opened(_ name: String, _ lines: String...) -> TestSession {
    let desk = TestSession()
    desk.session.isInteractive = true
    desk.say("lesson \(name)")
    lines.forEach { desk.say($0) }
    return desk
  }

  @Test(
    "The scene has an answer to each question, and another one is near",
    arguments: Course.own.lessons.indices)
  func answers(index: Int) throws {
    let lesson = Course.own.lessons[index]
    let trial = LessonTrial(lesson, kit: .tapscope)
    let ask = try #require(lesson.asks.first)
    #expect(trial.problem(of: ask) == nil)
    let question = try #require(trial.session.question(ask, of: lesson))
    if let choices = question.choiceWords {
      #expect(Set(choices).count == choices.count && choices.contains(question.answer))
      #expect(choices.count <= 8)
    }
  }

  @Test(arguments: [
    ("tap card", Probe.hit, "tap card"),
    ("actions: tap card count=2", .actions, "tap card count=2"),
    ("received card: press card for 1", .received("card"), "press card for 1"),
    ("state slide: swipe card left", .state("slide"), "swipe card left"),
    ("performer bold: tap bold", .performer("bold"), "tap bold"),
    ("first: key return", .first, "key return"),
    ("handlers: shake", .handlers, "shake"), ("next card", .next("card"), "chain card"),
    ("target buy touchDown vc.buy: ; tap buy", .hit, "target buy touchDown vc.buy: ; tap buy"),
    ("next card root; tap card", .hit, "next card root; tap card"),
  ])
  func aQuestionIsRead(text: String, probe: Probe, line: String) {
    let read = Probe.read(text)
    #expect(read.probe == probe && read.line == line)
  }

  @Test(
    "A guess is judged, and the rule behind the answer told",
    arguments: [
      ("double", "zoom", "you said zoom:; it was select:, zoom:", "R6.6"),
      ("double", "select and zoom", "prediction held: select:, zoom:", "R6.6"),
      (
        "cancel", "began, ended",
        "you said touchesBegan, touchesEnded; it was touchesBegan, touchesCancelled", "R6.8"
      ),
      ("child", "vc", "you said vc; it was root", "R4.3"),
      ("shake", "pad", "you said pad; it was vc", "R10.2"),
      ("keyboard", "mail", "you said mail; it was name", "R9.4"),
      ("niltarget", "editor", "you said editor; it was nobody", "R7.8"),
      ("pinch", "ended", "you said ended; it was failed", "R6.6"),
      ("delay", "play:", "you said play:; it was nothing", "R8.1"),
      ("enlarge", "close", "you said close; it was root", "R2.4"),
    ])
  func guesses(name: String, guess: String, verdict: String, rule: String) {
    let desk = opened(name)
    let count = desk.output.count
    desk.say(guess)
    let told = desk.output[count...].joined(separator: " ").split(separator: " ")
      .joined(separator: " ")
    #expect(told.hasPrefix(verdict), "\(told)")
    #expect(told.contains(rule), "\(told)")
    #expect(desk.messages.isEmpty && desk.session.poll == nil)
  }

  @Test(
    "A mistyped guess is asked again",
    arguments: [
      ("double", "zooom", "'zooom' is no action; did you mean zoom?"),
      ("double", "9", "there are 4 answers: 1 to 4"),
      ("predict", "yelow", "'yelow' is no view; did you mean yellow?"),
      ("child", "rooot", "'rooot' is no responder; did you mean root?"),
    ])
  func mistypedGuesses(name: String, guess: String, message: String) {
    let desk = opened(name)
    let prompt = desk.session.promptText
    desk.say(guess)
    #expect(desk.messages == [message])
    #expect(desk.session.promptText == prompt && desk.session.poll != nil)
  }

  @Test func aClassOrANumberIsAnAnswer() {
    let sheet = opened("sheet", "UIDimmingView")
    #expect(sheet.output.contains { $0.hasPrefix("prediction held: UIDimmingView") })
    let first = opened("keyboard", "2")
    #expect(first.output.contains { $0.hasPrefix("prediction held: name") })
  }

  @Test func nextOpensTheNextLessonAlsoFromItsQuestion() {
    let desk = opened("predict", "next")
    #expect(desk.session.lesson?.lesson.name == "order")
    desk.say("blue")
    desk.say("next")
    #expect(desk.session.lesson?.lesson.name == "refusals")
    // The override of a responder's next is still one.
    desk.say("next buy root")
    #expect(desk.messages.isEmpty)
  }

  @Test func theLastHintSolvesTheLessonAsItStands() {
    let desk = opened("order", "blue", "hint", "hint", "hint")
    #expect(desk.output.last == "hint 3 of 3  Type: front red")
    desk.say("hide blue")
    desk.say("hint")
    #expect(desk.output.last == "hint 3 of 3  Type: reset ; front red")
    desk.say("reset ; front red")
    #expect(desk.output.contains("✓ solved  1 command, par 1"))
  }
}
