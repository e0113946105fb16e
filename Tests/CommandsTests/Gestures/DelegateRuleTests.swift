import Session
import SessionStage
import TestSupport
import Testing

@Suite("A delegate's answers are rules")
struct DelegateRuleTests {
  private let tap = "gesture tap g on root"

  @Test("R6.5, R6.10: a trace cites them, describe and save know them")
  func rules() throws {
    let desk = try TestSession(after: "\(tap); delegate g shouldBegin=off shouldReceive=off")
    #expect(try desk.printed("tap root").contains { $0.contains("shouldReceive of g answers off") })
    #expect(
      try desk.printed("answer g") == [
        "1  g.gestureRecognizerShouldBegin off", "1  g.shouldReceive off",
      ])
    #expect(desk.script.contains("answer g.shouldReceive off"))
    #expect(try desk.printed("get g").contains { $0.contains("shouldReceive off") })
    try desk.session.execute("delegate g shouldReceive=on; tap root; expect state g failed")
    try desk.session.execute("delegate g none; tap root; expect state g ended; undo")
    try desk.session.execute("tap root; expect state g failed")
  }

  @Test(
    "Short forms replace rules with conditions, and say so",
    arguments: [
      (
        "answer g.shouldReceive off when touch in root; delegate g shouldReceive=off",
        "g.shouldReceive"
      ),
      ("answer root.next app when super is vc; next root window", "root.next"),
      ("answer root.next app when super is vc; next root default", "root.next"),
      (
        "answer root.canBecomeFirstResponder on when super is off; set root canBecomeFirstResponder on",
        "root.canBecomeFirstResponder"
      ),
    ])
  func notes(line: String, method: String) throws {
    let desk = try TestSession(after: tap)
    #expect(try desk.printed(line) == ["note: \(method) had 1 rule. This replaces it."])
  }
}
