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

  @Test("R11.4, R11.10: what is presented is placed again when the screen gets another size")
  func turning() throws {
    let desk = try TestSession(
      after: """
        controller card; present card from vc detents=medium,large grabber=on
        alert ask field Name action OK action Cancel cancel from card
        """)
    desk.run(
      """
      size 320x480
      expect card-view.frame 0,240 320x240
      expect ask-view.frame 25,26 270x168
      expect ask-ok.frame 135,124 135x44
      size 844x390
      expect card-view.frame 152,0 540x390
      expect ask-view.frame 287,-19 270x168
      undo
      undo
      expect card-view.frame 0,422 390x422
      expect ask-view.frame 60,170 270x168
      """)
    #expect(desk.messages.isEmpty)
  }

  @Test(
    "R11.7: a report of a dismissal calls UIKit's views by the names of the presentation",
    arguments: [
      "present card from vc; rename card board; rename card-view page",
      "present card from vc grabber=on; rename card board",
      "present card from vc; rename card board; set board grabber on",
      "present card from vc; undo; redo",
    ])
  func names(line: String) throws {
    let desk = try TestSession(after: "controller card; \(line)")
    let shown = try desk.printed("drag 200,100 to 200,800").joined(separator: "\n")
    #expect(shown.contains("is dismissed: its sheet is pulled down"))
    #expect(!shown.contains("that is gone"))
    #expect(!shown.contains("card's") || desk.scene.names["card"] != nil)
  }
}
