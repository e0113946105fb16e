import Session
import SessionStage
import Testing

@testable import Commands

/// What the lines of a lesson or a talk leave behind: what they set stays, and who listens to the person
/// listens on.
@Suite struct PrivateLinesTests {
  @Test(
    "a breakpoint, a prediction and a question that such lines set work", arguments: [true, false])
  func whatIsSetStays(isTrusted: Bool) {
    let desk = TestSession.prompt("add card 20,100 200x100")
    _ = desk.session.carryOutPrivately(["break card; predict card"], as: "l", isTrusted: isTrusted)
    desk.say("tap card")
    #expect(desk.session.walk != nil)
    desk.session.leaveWalk()
    #expect(desk.output.contains { $0.hasPrefix("prediction held: card is hit") })
  }

  @Test("a transcript goes on, and none begins") func transcripts() {
    let desk = TestSession.prompt()
    _ = desk.session.carryOutPrivately(["set-option transcript on"], as: "l")
    #expect(desk.session.transcript == nil)
    desk.session.keepTranscript(true)
    _ = desk.session.carryOutPrivately(["set-option transcript off", "echo secret"], as: "l")
    desk.say("echo open; export markdown")
    #expect(desk.session.transcript != nil)
    #expect(!desk.output.contains { $0.contains("secret") })
  }

  @Test("a recording goes on, and none begins", arguments: [true, false])
  func recordings(isTrusted: Bool) throws {
    let folder = try Folder([:])
    let (desk, file) = (TestSession.prompt(), folder.path("r.scope"))
    _ = desk.session.carryOutPrivately(["record \"\(file)\""], as: "l", isTrusted: isTrusted)
    #expect(desk.session.recording == nil)
    desk.say("record \"\(file)\"")
    _ = desk.session.carryOutPrivately(["record none", "add x"], as: "l", isTrusted: isTrusted)
    #expect(desk.session.recording != nil)
  }
}
