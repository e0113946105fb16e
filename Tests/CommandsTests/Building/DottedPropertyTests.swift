import Testing

@testable import Commands

/// `set` and `get` take a property behind a dot, as `expect` does.
@Suite struct DottedPropertyTests {
  @Test func aPropertyIsSetAndPrintedBehindADot() throws {
    let desk = try TestSession(
      after: "add card 0,0 9x9; set card.alpha 0.5; set card.interaction off")
    #expect(try desk.printed("get card.alpha") == ["0.5"])
    #expect(try desk.printed("get card isUserInteractionEnabled") == ["off"])
  }

  @Test func whatIsSetIsConfirmedAndTakenBack() throws {
    let desk = try TestSession(after: "add card 0,0 9x9")
    desk.session.isInteractive = true
    #expect(try desk.printed("set card.alpha 7") == ["card: alpha 1"])
    try desk.session.execute("set card.alpha 0.25; undo")
    #expect(try desk.printed("get card.alpha") == ["1"])
  }

  @Test func aReferenceWithADotIsStillAReference() throws {
    let desk = try TestSession(
      after: "set vc.view alpha 0.5; add UIScrollView list 0,0 9x9; set list.pan isEnabled off")
    #expect(try desk.printed("get vc.view alpha") == ["0.5"])
    #expect(try desk.printed("get vc.view.alpha") == ["0.5"])
    #expect(try desk.printed("get vc.view") == ["root"])
    #expect(try desk.printed("get list.pan isEnabled") == ["off"])
    try desk.session.execute("set vc.view.alpha 0.25; set list.pan.isEnabled on")
    #expect(try desk.printed("get list.pan.enabled") == ["on"])
  }
}
