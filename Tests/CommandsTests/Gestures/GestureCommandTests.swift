import Interchange
import Scenes
import Session
import SessionStage
import Testing

@Suite struct GestureCommandTests {
  @Test func twoCommandsInARowAreTwoGestures() throws {
    let desk = try TestSession(after: "gesture tap twice on root taps=2\ntap root\ntap root")
    try desk.session.execute("expect state twice possible; expect touch.tapCount 1")
    try desk.session.execute("wait 0.2; tap root; expect state twice ended")
  }

  @Test(arguments: [
    ("require a toFail a", "'a' cannot wait for itself to fail"),
    ("require b toFail a", "'a' already waits for 'b'; they would wait for each other"),
    ("simultaneous a a", "two different recognizers are needed"),
    ("require red toFail a", "'red' is a UIView, not a gesture recognizer"),
    ("gesture tip c on root", nil),
    ("gesture swipe c on root direction=sideways", nil),
    ("gesture tap c on root direction=left", nil),
    ("delegate a shouldBegin=maybe", nil),
    ("delegate a shouldGo=on", nil),
    ("tap root count=0", "0 taps are not possible; use 1 to 100"),
    ("tap root fingers=99", "99 fingers are not possible; use 1 to 11"),
    ("wait -1", "'-1' is not a time to wait; use 0 to 86400 seconds"),
    ("press root for 1e9", nil),
    ("pinch root 0", "a scale is above 0 and at most 100"),
    ("touch moved 5,5", "finger 1 is not down; put it down with 'touch began' first"),
    ("touch began 5,5 finger=0", nil),
    ("touch began 5,5; touch began 6,6", nil),
    ("touch ended", nil),
    ("get touch phase", nil),
    ("ignore end", "no 'ignore begin' to end"),
    ("chain a", "'a' is a UITapGestureRecognizer, not a view or another responder"),
  ])
  func aWrongLineChangesNothing(line: String, message: String?) throws {
    let desk = try TestSession(
      after: """
        add red 0,0 90x90
        gesture tap a on red
        gesture tap b on red taps=2
        require a toFail b
        """)
    let before = desk.state
    #expect(throws: CommandError.self) { try desk.session.execute(line) }
    #expect(desk.state == before)
    desk.run(line)
    if let message { #expect(desk.messages.last == message) }
    #expect(desk.messages.allSatisfy { !$0.isEmpty })
  }

  @Test func aSavedSceneKeepsItsRecognizers() throws {
    let desk = try TestSession(
      after: """
        add card 0,0 90x90
        gesture tap single on card cancelsTouchesInView=off
        gesture longpress hold on card duration=0.25 allowableMovement=3
        gesture swipe back on root direction=left+right touches=2
        gesture edgepan edge on root edges=left
        require single toFail hold
        delegate back shouldBegin=off simultaneous=edge
        delegate hold requiresFailureOf=back mustFailFor=edge
        """)
    let again = try TestSession(after: desk.script)
    #expect(again.script == desk.script)
    #expect(again.script.contains("require single toFail hold"))
    #expect(again.script.contains("set back direction right+left"))
  }

  @Test func removingAViewLetsTheNamesOfItsRecognizersGo() throws {
    let desk = try TestSession(after: "add card 0,0 90x90\ngesture tap t on card\nremove card")
    #expect(desk.scene.names["t"] == nil)
    try desk.session.execute("undo; tap card; expect state t ended")
  }

  @Test("S-1, S-29, S-95, R1.1: the queue is first in, first out")
  func queue() throws {
    let desk = try TestSession(after: "handle root touches\nqueue hold")
    try desk.session.execute("touch began 5,5; touch moved 6,6; touch ended; expect received root")
    #expect(
      try desk.printed("queue") == [
        "1  finger 1 began (5, 5)", "2  finger 1 moved (6, 6)", "3  finger 1 ended (6, 6)",
      ])
    try desk.session.execute("queue release")
    try desk.session.execute("expect received root touchesBegan touchesMoved touchesEnded")
  }
}

extension TestSession {
  /// The script of the scene.
  var script: String { SceneScript(scene).lines.joined(separator: "\n") }
}
