import SessionStage
import Testing

@Suite struct ExpectedErrorTests {
  private func messages(_ line: String) -> [String] {
    let desk = TestSession()
    desk.run(line)
    return desk.messages
  }

  @Test func anEmptyTextIsInEveryMessage() {
    #expect(messages("expect error \"\" : hide nobody").isEmpty)
    #expect(
      messages("expect error \"\" : hide root")
        == ["expected error \"\", but the command succeeded"])
  }

  @Test func anExpectationThatFailsMayBeExpectedItself() {
    #expect(
      messages("expect error \"the command succeeded\" : expect error \"\" : show root").isEmpty)
    #expect(
      messages("expect error \"got: no view\" : expect error \"zzz\" : hide nobody").isEmpty)
    #expect(
      messages("expect error \"x\" : expect error \"no view\" : hide nobody")
        == ["expected error \"x\", but the command succeeded"])
  }

  @Test func expectationsOfErrorsTakeTurnsHoweverManyThereAre() {
    let nested = { (count: Int) in
      String(repeating: "expect error \"\" : ", count: count) + "hide nobody"
    }
    let succeeded = "expected error \"\", but the command succeeded"
    #expect(messages(nested(15)).isEmpty)
    #expect(messages(nested(16)) == [succeeded])
    // So many that each would cost too much stack: the run goes on.
    #expect(messages(nested(2_000)) == [succeeded])
  }

  @Test(arguments: ["test a", "quit", "source a.scope"])
  func whatChangesTheRunCannotBeExpectedToFail(command: String) {
    let word = command.split(separator: " ")[0]
    #expect(
      messages("expect error \"\" : \(command)")
        == ["'\(word)' cannot follow 'expect error'"])
  }

  @Test func aSceneIsAsBeforeTheCommandThatFailed() {
    let desk = TestSession()
    let before = desk.state
    desk.run("expect error \"\" : set root hidden on alpha x")
    #expect(desk.messages.isEmpty)
    #expect(desk.state == before)
  }
}
