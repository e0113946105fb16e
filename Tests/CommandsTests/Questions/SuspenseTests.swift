import Session
import SessionStage
import Testing

/// What is told before the answer, and what waits.
@Suite struct SuspenseTests {
  @Test func anEventAsksFirst() {
    let desk = TestSession.prompt("add card 20,100 200x100", "set-option reveal ask", "tap 30,110")
    #expect(desk.output.last == "Guess: who gets it? (a name, nobody; Enter shows it)")
    #expect(!desk.output.contains { $0.contains("hit-test") })
    desk.say("root")
    let verdict = desk.output.firstIndex { $0.hasPrefix("you said root; it was card") }
    let trace = desk.output.firstIndex { $0.hasPrefix("hit-test") }
    #expect(verdict != nil && trace != nil && verdict! < trace!)
  }

  @Test func aWrongGuessNamesTheBeliefBehindIt() {
    let desk = TestSession.prompt(
      "add card 20,100 200x100", "add UIButton buy 150,60 100x80 in card", "set-option reveal ask",
      "tap 200,230", "buy")
    #expect(
      desk.output.contains(
        "buy would be right if a subview was alive outside its superview: surprise 4"))
    // An override decides otherwise than any belief.
    desk.say("override root block")
    desk.say("tap 30,110")
    desk.say("card")
    #expect(desk.output.count { $0.contains("would be right if") } == 1)
  }

  @Test func enterShowsAndAnotherCommandGoesOn() {
    let desk = TestSession.prompt(
      "add card 20,100 200x100", "set-option reveal ask", "tap card", "")
    #expect(desk.output.contains { $0.hasSuffix("← hit") })
    desk.say("tap card")
    let count = desk.output.count
    desk.say("echo go on")
    #expect(desk.output[count...].contains { $0.hasSuffix("← hit") })
    #expect(desk.output.last == "go on")
    #expect(desk.session.promptText == "tapscope")
  }

  @Test func aScriptIsNeverAsked() {
    let desk = TestSession()
    desk.run("set-option reveal ask; add card 20,100 200x100\ntap card\nexpect hit card")
    #expect(desk.messages.isEmpty && desk.output.contains { $0.hasSuffix("← hit") })
  }

  @Test(
    "a breakpoint comes before a question, however they were set",
    arguments: ["set-option reveal ask; break card", "break card; set-option reveal ask"])
  func breakpointBeforeQuestion(lines: String) {
    let desk = TestSession.prompt("add card 20,100 200x100", lines, "tap card")
    #expect(desk.session.walk != nil && desk.session.poll == nil)
  }

  @Test func aBreakpointOpensTheWalkBeforeTheStory() {
    let desk = TestSession.prompt("add card 20,100 200x100", "break card", "tap card")
    #expect(desk.output.last == "a breakpoint on card")
    let walk = desk.session.walk
    #expect(walk?.start == walk?.stop(after: -1))
    desk.session.leaveWalk()
    #expect(desk.output.contains { $0.hasSuffix("← hit") })
  }
}
