import Session
import SessionStage
import Testing

@Suite struct ConfirmationTests {
  private static let cases = [
    ("set red alpha 2 tag 3", "red: alpha 1, tag 3"), ("set red alpha 0.2", "red: alpha 0.2"),
    ("set s value 0.3 maximumValue 0.7", "s: value 0.3, maximumValue 0.7"),
    ("hide red buy", "red, buy: isHidden on"),
    ("show red", "red: isHidden off already; nothing changed"),
    ("disable buy", "buy: isEnabled off"),
    ("enable buy", "buy: isEnabled on already; nothing changed"),
    ("simultaneous a b", "a and b may succeed together"),
    (
      "delegate a shouldBegin=off simultaneous=b", "a's delegate: shouldBegin=off simultaneous=b"
    ),
    ("delegate a none", "a has no delegate"),
    ("require a toFail b", "a waits until b has failed"),
    ("handle red touches", "red handles touches"),
    ("handle red touchesBegan and forward", "red handles touchesBegan and calls super"),
    ("handle red none", "red overrides no event method"),
    ("next red app", "red: app is next"),
    ("next red default", "red: root is next again"),
    ("implements vc save: print:", "vc implements save:, print:"),
  ]

  @Test(arguments: cases)
  func aChangeIsConfirmedAtThePromptAlone(line: String, answer: String) throws {
    let setUp =
      "add red\nadd UIButton buy\nadd UISlider s\n"
      + "gesture tap a on red\ngesture pan b on red"
    let desk = try TestSession(after: setUp)
    #expect(try desk.printed(line) == [])
    let prompt = try TestSession(after: setUp)
    prompt.session.isInteractive = true
    #expect(try prompt.printed(line) == [answer])
  }
}
