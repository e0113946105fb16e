import ResponderKit
import Scenes
import Session
import SessionStage
import Testing

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

/// A text is shown as the command language writes it, so that it can be set again.
@Suite struct TextValueTests {
  @Test(
    arguments: [
      (#"one\ntwo"#, #""one\ntwo""#), (#"a\tb"#, #""a\tb""#), (#"say \"hi\""#, #""say \"hi\"""#),
      (#"a\\b"#, #""a\\b""#), (#"Pay $83.40"#, #""Pay $83.40""#),
      (#"\$pay \${x}"#, #""\$pay \${x}""#),
      (#"a\u{9b}31m\u{202E}b"#, #""a\u{9b}31m\u{202e}b""#), ("按钮 👩‍👩‍👧", "\"按钮 👩‍👩‍👧\""),
    ])
  func whatGetPrintsCanBeSet(typed: String, shown: String) throws {
    let desk = try TestSession(after: "add UILabel v 0,0 9x9\nset v text \"\(typed)\"")
    #expect(try desk.printed("get v.text") == [shown])
    let label = try #require(desk.session.scene.names["v"] as? UILabel)
    let text = label.text
    try desk.session.execute("set v text none; set v text \(shown)")
    #expect(label.text == text)
    try desk.session.execute("expect v.text \(shown)")
  }

  @Test func aTreeShowsALineFeedAsItsEscape() throws {
    let desk = try TestSession(after: #"add UILabel v 0,0 9x9 text="one\ntwo""#)
    #expect(try desk.printed("tree v") == [#"v  UILabel  (0 0; 9 9)  no interaction  "one\ntwo""#])
  }
}
