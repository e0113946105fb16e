import Testing

@testable import Commands

/// Presentations that would bite their own tail.
@Suite("R11.4") struct PresentationTests {
  private func messages(_ line: String) throws -> [String] {
    let desk = try TestSession(
      after: "controller a; controller b; present a from vc; present b from a")
    let before = desk.state
    desk.run(line)
    #expect(desk.state == before)
    return desk.messages
  }

  @Test(arguments: [
    ("present vc from b", "'vc' presents 'b' already"),
    ("present vc from a", "'a' presents already; dismiss that first"),
    ("present a from b", "'a' is presented already"),
    ("present b from b", "'b' cannot present itself"),
    ("present b from vc", "'vc' presents already; dismiss that first"),
  ])
  func aCircleIsRefused(line: String, message: String) throws {
    #expect(try messages(line) == [message])
  }

  @Test func aControllerMayBePresentedAgainWhereItIsDismissed() throws {
    let desk = try TestSession(
      after: """
        controller a; controller b; present a from vc; present b from a
        dismiss b; dismiss a
        present b from vc; present a from b
        """)
    #expect(try desk.printed("get a presentingViewController") == ["b"])
  }
}
