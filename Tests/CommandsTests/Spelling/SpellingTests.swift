import Session
import SessionStage
import Testing

/// People write commands in words of their own.
@Suite struct SpellingTests {
  private static let scene = """
    add card 0,0 200x200
    add UIButton buy 20,20 60x44 in card
    controller sheet
    gesture tap single on root
    """

  /// Lines that the prompt carries out as others.
  private static let meant = [
    ("add view card2", "add UIView card2"), ("add Button b2", "add UIButton b2"),
    ("add b2 UIButton", "add UIButton b2"), ("add b2 60x44", "add b2 0,0 60x44"),
    ("add b2 at 10,10 60x44", "add b2 10,10 60x44"),
    ("add b2 in card 10,10 60x44", "add b2 10,10 60x44 in card"),
    ("tap 200.230", "tap 200,230"), ("tap 20x30", "tap 20,30"), ("tap on card", "tap card"),
    ("tap the card", "tap card"), ("tap Card", "tap card"), ("TAP card", "tap card"),
    ("swipe left card", "swipe card left"), ("swipe card to the left", "swipe card left"),
    ("double tap card", "tap card count=2"), ("tap card twice", "tap card count=2"),
    ("click buy", "tap buy"), ("touch buy", "tap buy"), ("long press card", "press card for 0.6"),
    ("press card 1", "press card for 1"), ("wait 1s", "wait 1"), ("wait 500ms", "wait 0.5"),
    ("wait 1 second", "wait 1"), ("wait for 1", "wait 1"), ("rotate card 45°", "rotate card 45"),
    ("rotate card by 45 degrees", "rotate card 45"), ("set card alpha 50%", "set card alpha 0.5"),
    ("tap 10，20", "tap 10,20"), ("tap （10，20）", "tap (10,20)"),
    ("n = 5", "let n 5"), ("let n 3*60", "let n 180"), ("tap 3*60,40", "tap 180,40"),
    ("set card alpha=0.5", "set card alpha 0.5"), ("set card.alpha = 0.5", "set card.alpha 0.5"),
    ("set card alpha to 0.5", "set card alpha 0.5"), ("card.alpha = 0.5", "set card alpha 0.5"),
    ("card.addSubview(buy)", "move buy to card"), ("card.removeFromSuperview()", "detach card"),
    ("tap(card)", "tap card"), ("bring card to front", "front card"),
    ("send card to back", "back card"), ("drag card 100,100", "drag card to 100,100"),
    ("gesture single2 tap on root", "gesture tap single2 on root"),
    ("gesture tap single2 root", "gesture tap single2 on root"),
    ("present sheet vc", "present sheet from vc"), ("hide card and buy", "hide card buy"),
    ("card alpha 0.5", "set card alpha 0.5"), ("card", "get card"), ("buy tap", "tap buy"),
    ("target buy tap vc.buy:", "target buy touchUpInside vc.buy:"), ("why buy?", "why buy"),
    ("why isn't buy working", "why buy"), ("tap x=10 y=20", "tap 10 20"), ("hello", "help start"),
    ("add UITapGestureRecognizer single2 on card", "gesture tap single2 on card"),
    ("override card hitTest passthrough", "override card passthrough"),
    ("print tree", "tree"), ("nextResponder buy", "chain buy"), ("why buy dead", "why buy"),
    ("tap buy button", "tap buy"), ("undo everything", "undo all"),
    ("surprise 21", "help surprise 21"), ("surprises", "help surprises"),
  ]

  @Test(arguments: meant)
  func thePromptDoesWhatIsMeantAndShowsHowItIsWritten(line: String, written: String) throws {
    let prompt = try prompt()
    let output = try prompt.printed(line)
    #expect(output.first == "read as: \(written.replacing("\"", with: ""))")
    let other = try self.prompt()
    #expect(try Array(output.dropFirst()) == other.printed(written))
    #expect(prompt.state == other.state)
  }

  /// A loop is better written with a variable, which the error of a script tells.
  @Test(arguments: meant.filter { !$0.1.hasPrefix("let") })
  func aScriptIsRefusedAndToldHowItIsWritten(line: String, written: String) throws {
    let desk = try TestSession(after: Self.scene)
    desk.run(line)
    #expect(desk.output.isEmpty && desk.messages.count == 1)
    #expect(
      desk.messages[0].hasSuffix("; did you mean '\(written.replacing("\"", with: ""))'?"))
  }

  /// What looks like a variable that is set, and may be meant otherwise.
  @Test(arguments: [
    "n = 5s", "n = 50%", "n = 5!", "n = x=5", "n = = 5", "n = 5 =", "n = 3*60", "n = 1/2",
    "n = 5 6",
    "n = on", "n = buy", "n = 30,40", "n == 5", "5 = n", "the n = 5", "n 5", "n: 5", "n := 5",
    "buy = 5", "buy = \"Buy\"", "buy=5", "n = buy.alpha",
  ])
  func onlyANameWithALiteralBecomesAVariable(line: String) throws {
    let prompt = try prompt()
    prompt.say(line)
    #expect(prompt.messages.count == 1)
    #expect(prompt.output.allSatisfy { !$0.hasPrefix("read as") })
    #expect(prompt.session.vocabulary.variables.isEmpty)
  }

  @Test(arguments: [true, false])
  func aClassWhoseCodeWasNotReadIsNamed(isTyped: Bool) throws {
    let desk = try TestSession(after: Self.scene)
    desk.session.isInteractive = isTyped
    desk.run("add MyView m 0,0 10x10")
    #expect(
      desk.messages == [
        "there is no class 'MyView'; paste its code, or read it with 'code MyView.swift'"
      ])
  }

  @Test func wordsOfATextAreJoined() throws {
    let prompt = try prompt()
    #expect(
      try prompt.printed("add UIButton b2 0,0 60x44 text=Buy it now").first
        == "read as: add UIButton b2 0,0 60x44 text=\"Buy it now\"")
    #expect(try prompt.printed("get b2.title") == ["\"Buy it now\""])
  }

  @Test(arguments: [
    ("move card 10,10", "'10,10' does not fit here; did you mean 'set card frame 10,10 200x200'?"),
    (
      "move card to 10,10",
      "'10,10' does not fit here; did you mean 'set card frame 10,10 200x200'?"
    ),
    ("size card 90x44", "'card' does not fit here; did you mean 'set card bounds 0,0 90x44'?"),
    ("gesture tap card", "'card' does not fit here; did you mean 'gesture tap card-tap on card'?"),
    (
      "add UIButton \"Buy now\"",
      "'Buy now' does not fit here; did you mean 'add UIButton buynow text=\"Buy now\"'?"
    ),
    ("tap 130", "'130' is not a point such as 20,40 or a view; usage: tap "),
    ("add UIButton below", "a new name is missing: 'below' is a reserved word; usage: "),
    ("present sheet2 from vc", "no view controller is named 'sheet2'"),
    ("trace card", "'card' does not fit here; did you mean 'tap card'?"),
    ("clear scene", "'scene' does not fit here; did you mean 'reset'?"),
    ("add b2 0,0 9x9 alpha=50%", "'50%' is not a number; did you mean 0.5?"),
    ("present card from vc", "'card' is a UIView, not a view controller"),
    ("tap crad", "no view is named 'crad'; did you mean 'card'?"),
    ("hide buy on card", "no view is named 'on'; 'tree' lists them"),
    ("remove buy from card", "no view is named 'from'; 'tree' lists them"),
    ("tap card in root", "'in' does not fit here; expected: 'at'"),
  ])
  func whatMayMeanTwoThingsIsAnErrorThatNamesTheWord(line: String, message: String) throws {
    let prompt = try prompt()
    prompt.say(line)
    #expect(
      prompt.messages.count == 1 && prompt.messages[0].hasPrefix(message), "\(prompt.messages)")
    #expect(prompt.state == (try self.prompt()).state)
  }

  @Test(arguments: [
    ("tap 10,10 in card", "tap card at 10,10"), ("tap 30,30 in buy", "tap 50,50"),
    ("drag 0,0 in buy to 5,5 in card", "drag 20,20 to 5,5"),
  ])
  func aPointOfAViewIsAPlace(line: String, other: String) throws {
    #expect(
      try TestSession(after: Self.scene).printed(line)
        == TestSession(after: Self.scene).printed(other))
  }

  @Test(arguments: [
    "expect error \"no view is named 'on'\" : tap on card",
    "expect error \"is not\" : wait 1s", "add on2 0,0 9x9", "echo 你好，世界",
    "add UILabel t text=你好，世界", "add x 0,0 9x9 autoresizingMask=flexibleWidth+flexibleHeight",
    "add UISwitch s 10,10",
  ])
  func aLineThatIsRightStaysWhatItIs(line: String) throws {
    let prompt = try prompt()
    #expect(try prompt.printed(line).allSatisfy { !$0.hasPrefix("read as") })
  }

  @Test func theStrictFormIsWhatUndoNamesAndARecordingHolds() throws {
    let prompt = try prompt()
    let folder = try Folder(["x": ""])
    try prompt.session.execute("record \(folder.path("r.scope"))")
    try prompt.session.execute("set card alpha 50%")
    #expect(prompt.scene.journal.undoLabels.last == "set card alpha 0.5")
    try prompt.session.execute("record none")
    let text = try folder.text("r.scope")
    #expect(text.contains("set card alpha 0.5") && !text.contains("%"))
  }

  @Test func severalCommandsBetweenFullWidthSemicolonsAreCarriedOut() throws {
    let prompt = try prompt()
    try prompt.session.execute("set card alpha 0.5；hide buy")
    #expect(try prompt.printed("get card.alpha") == ["0.5"])
    #expect(try prompt.printed("get buy.hidden") == ["on"])
  }

  private func prompt() throws -> TestSession {
    let session = try TestSession(after: Self.scene)
    session.session.isInteractive = true
    return session
  }

  @Test(
    "a name that is taken is told, and given to nothing else", arguments: [false, true],
    [
      ("alert sheet action B", "sheet", "UIViewController"),
      ("gesture tap buy on card", "buy", "UIButton"), ("add UIView card 0,0 9x9", "card", "UIView"),
    ])
  func takenNames(isTyped: Bool, line: (words: String, name: String, className: String)) throws {
    let desk = try TestSession(after: Self.scene)
    desk.session.isInteractive = isTyped
    desk.run(line.words)
    #expect(
      desk.messages == ["the name '\(line.name)' is already used by a \(line.className)"])
    #expect(desk.scene.names["B"] == nil && desk.scene.names["on"] == nil)
  }
}
