import Session
import SessionStage
import Testing
import Text

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

  @Test(arguments: [
    ("present sheet from child", "vc"), ("present sheet from vc style=currentContext", "vc"),
    ("present sheet from inner style=currentContext", "child"),
    ("present sheet from child in place", "child"),
  ])
  func theRightControllerPresents(line: String, presenter: String) throws {
    let desk = try TestSession(
      after: """
        controller child in vc; controller inner in child; set child definesPresentationContext on
        add card 0,0 90x90; controller sheet for card
        """, OutputStyle(width: 200))
    let before = desk.state
    let printed = try desk.printed(line)
    #expect(try desk.printed("get sheet presentingViewController") == [presenter])
    #expect(try desk.printed("get child presentedViewController") == ["sheet"])
    let asked = line.split(separator: " ")[3]
    let note = "note: '\(presenter)' presents 'sheet', as a parent of '\(asked)' (R11.4)"
    #expect(printed == (presenter == asked ? [] : [note]))
    try desk.session.execute("undo")
    #expect(desk.state == before)
  }

  @Test func aControllerWithAParentIsNotPresented() throws {
    let desk = try TestSession(after: "controller parent; controller child in parent")
    desk.run("present child from vc style=currentContext")
    #expect(
      desk.messages == ["'child' is a child of 'parent', and a child cannot be presented"])
    #expect(try desk.printed("get child modalPresentationStyle") == ["automatic"])
    desk.run("set child style sideways")
    #expect(desk.messages.last?.contains("expected one of automatic, none, fullScreen") == true)
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
