import Testing

@testable import Commands

@Suite struct NewSceneTests {
  @Test(arguments: ["reset", "profile classic"])
  func aNewSceneHasNoLastEvent(command: String) throws {
    let desk = TestSession()
    try desk.session.execute("add red 0,0 90x90; tap red; \(command)")
    #expect(throws: CommandError.self) { try desk.session.execute("trace") }
    #expect(throws: CommandError.self) { try desk.session.execute("expect handled nobody") }
    #expect(desk.session.memory.tap == nil)
  }
}
