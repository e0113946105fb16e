import SessionStage
import Testing

/// What is said about words that look right and mean nothing, or something impossible.
@Suite struct MeaningErrorTests {
  static let references = [
    WrongLine("hide byu", 6, "no view is named 'byu'; did you mean 'buy'?"),
    WrongLine("hide nothing", 6, "no view is named 'nothing'; 'tree' lists them"),
    WrongLine("hide UIButton#2", 6, "there is no UIButton#2; the scene has 1 of UIButton"),
    WrongLine("hide UIButton#x", 6, "'UIButton#x' needs a whole number from 1 after '#'"),
    WrongLine("hide 0xdead", 6, "no imported view has the address '0xdead'"),
    WrongLine("hide \"Sell\"", 6, "no view shows the text \"Sell\""),
    WrongLine("hide \"Buy\"", 6, "several views show \"Buy\": 'buy' and 'title'"),
    WrongLine("hide card/byu", 6, "no view is named 'card/byu'; did you mean 'buy'?"),
    WrongLine("get buy.view", 9, "buy has no property 'view'; 'get' lists what it has"),
    WrongLine("hide vc", 6, "'vc' is a UIViewController, not a view"),
    WrongLine(
      "disable card", 9, "'card' is a UIView, not a control; use 'set card interaction off'"),
    WrongLine(
      "enable title", 8, "'title' is a UILabel, not a control; use 'set title interaction on'"),
    WrongLine("enable vc", 8, "'vc' is a UIViewController, not a control"),
    WrongLine("target card", 8, "'card' is a UIView, not a control or a gesture recognizer"),
    WrongLine("require a toFail b", 9, "no recognizer is named 'a'; 'gestures' lists them"),
    WrongLine(
      "delegate zz shouldBegin=off", 10, "no recognizer is named 'zz'; 'gestures' lists them"),
    WrongLine("break R99", 7, "there is no rule 'R99'; did you mean 'R12.1'?"),
    WrongLine("break r9", 7, "no view is named 'r9'; 'tree' lists them"),
    WrongLine("key card", 5, "'card' is a UIView, not a window"),
    WrongLine("dismiss card", 9, "'card' is a UIView, not a view controller"),
    WrongLine("scroll card 0,9", 8, "'card' is a UIView, not a scroll view"),
  ]

  static let names = [
    WrongLine(
      "add 'q'", 5, "'q' cannot be a name: a letter or '_', then letters, digits, '_' or '-'"),
    WrongLine(
      "add 9x 0,0 9x9", 5,
      "'9x' cannot be a name: a letter or '_', then letters, digits, '_' or '-'"),
    WrongLine("add it", 5, "'it' cannot be a name: it is a reserved word"),
    WrongLine("window in", 8, "'in' cannot be a name: it is a reserved word"),
    WrongLine("window on", 8, "'on' cannot be a name: it is a reserved word"),
    WrongLine("add buy", 5, "the name 'buy' is already used by a UIButton"),
    WrongLine(
      "rename card vc", 13, "the name 'vc' is already used by a UIViewController"),
    WrongLine("add UIVew x", 5, "there is no class 'UIVew'; did you mean 'UIView'?"),
    WrongLine("add UINothing x", 5, "there is no class 'UINothing'; try 'help classes'"),
  ]

  static let values = [
    WrongLine("set card alhpa 1", 10, "card has no property 'alhpa'; did you mean 'alpha'?"),
    WrongLine(
      "set card isEnabled on", 10, "card has no property 'isEnabled'; 'get' lists what it has"),
    WrongLine(
      "set card alpha=0.5", 10, "'alpha=0.5' does not fit here; did you mean 'set card alpha 0.5'?"),
    WrongLine(
      "set card.alpha=0.5", 5,
      "'card.alpha=0.5' does not fit here; did you mean 'set card.alpha 0.5'?"),
    WrongLine("set card.alhpa 1", 10, "card has no property 'alhpa'; did you mean 'alpha'?"),
    WrongLine("set crad.alpha 1", 5, "no view is named 'crad'; did you mean 'card'?"),
    WrongLine(
      "set card.superview nil", 10, "'superview' is read-only"),
    WrongLine("set card alpha half", 16, "'half' is not a value for alpha; expected a number"),
    WrongLine(
      "set card hidden maybe", 17, "'maybe' is not a value for isHidden; expected on or off"),
    WrongLine(
      "set card frame 1,2", 16,
      "'1,2' is not a value for frame; expected a rectangle such as 20,40 100x44"),
    WrongLine(
      "set card autoresize X", 21,
      "'X' is not a value for autoresizingMask; expected a mask such as W+H, or none"),
    WrongLine("set card superview nil", 10, "'superview' is read-only"),
    WrongLine(
      "set card alpha", 15, "a value is missing; usage: set REF PROPERTY VALUE …"),
    WrongLine("rotate card nan", 13, "'nan' is not a number"),
    WrongLine("rotate card inf", 13, "'inf' cannot be used; a number must be finite"),
    WrongLine("rotate card 1e16", 13, "'1e16' is too large; numbers go up to 1e15"),
    WrongLine("rotate card 0x10", 13, "'0x10' is not a number"),
    WrongLine(
      "override card circle -3", 22, "'-3' has a negative size; a size must be zero or more"),
    WrongLine("override card path \"L 4\"", 20, "the path cannot be read: it must begin with M"),
    WrongLine(
      "override card path \"M 0 0 L\"", 20, "the path cannot be read: a number is missing before ''"
    ),
    WrongLine(
      "override card path \"M 0 0 X\"", 20,
      "the path cannot be read: 'X' is not one of M L H V C S Q T Z"),
    WrongLine(
      "handle card touchesx", 13,
      "'touchesx' is not an event method; use touches, motion, "
        + "presses, remote or a single method such as touchesBegan"),
    WrongLine("add red tag=x", 13, "'x' is not a value for tag; expected a whole number"),
    WrongLine("add red tag=1.5", 13, "'1.5' is not a whole number"),
    WrongLine("add red tag", 9, "'tag' is not a value for tag; expected a whole number"),
  ]

  static let refusals = [
    WrongLine("move card to card", 14, "'card' cannot be added to itself (R12.2)"),
    WrongLine("move card to buy", 14, "'card' cannot be moved into its own subview 'buy' (R12.2)"),
    WrongLine("add red at -1", 12, "the index -1 is negative; 0 is the back"),
    WrongLine(
      "swap card buy", 11, "'card' and 'buy' have different superviews; only siblings change places"
    ),
    WrongLine("remove app", 8, "'app' is part of every scene and stays"),
    WrongLine(
      "remove root", 8, "'root' is the root view of a window's root view controller and stays"),
    WrongLine("remove vc", 8, "'vc' is a window's root view controller and stays"),
    WrongLine("remove window", 8, "'window' is the only window"),
    WrongLine("copy window w", 6, "a window cannot be copied; use 'window NAME'"),
    WrongLine(
      "controller k for root", 18,
      "'root' is the root view of 'vc' already; "
        + "a view has one controller at most (R11.1)"),
    WrongLine(
      "controller k view=root", 19,
      "'root' is the root view of 'vc' already; "
        + "a view has one controller at most (R11.1)"),
    WrongLine(
      "window w rootViewController=vc", 29,
      "'vc' cannot be a root view controller: it must have no parent, not be presented, and have "
        + "only one window"),
    WrongLine("add UIStackView s arrangedSubviews=card", 36, "'card' is not a subview of 's'"),
    WrongLine("present vc from vc", 9, "'vc' cannot present itself"),
    WrongLine("dismiss vc", 9, "'vc' does not present and is not presented"),
    WrongLine("size 0x0", 6, "a screen has at least 1x1 points"),
    WrongLine("undo 0", 6, "'undo' takes a whole number from 1"),
    WrongLine("redo", 1, "there is nothing to redo"),
    WrongLine("trace", 1, "nothing has been asked yet; try 'tap 100,100'"),
    WrongLine("expect hit card", 1, "nothing has been asked yet; try 'tap 100,100'"),
    WrongLine("end", 1, "'end' has no 'test' to close"),
    WrongLine("help tres", 6, "there is no help on 'tres'; did you mean 'tree'?"),
    WrongLine("import gone.txt", 8, "cannot read 'gone.txt': there is no such file"),
    WrongLine("source /", 8, "cannot read '/': it is a directory"),
    WrongLine("save /gone/x", 6, "cannot write '/gone/x': there is no such directory"),
  ]

  @Test func itIsNothingBeforeTheFirstView() {
    let desk = TestSession()
    desk.run("hide it")
    #expect(desk.messages == ["'it' is the view last created or hit, and there is none yet"])
  }

  @Test(arguments: references)
  func aReferenceThatNamesNothingSaysWhy(line: WrongLine) throws {
    try line.check()
  }

  @Test(arguments: names)
  func aNameThatCannotBeSaysWhy(line: WrongLine) throws { try line.check() }

  @Test(arguments: values)
  func aValueThatCannotBeSaysWhatCould(line: WrongLine) throws { try line.check() }

  @Test("R2.3", arguments: [("1.5", "1"), ("7", "1"), ("-2", "0"), ("0.25", "0.25")])
  func anAlphaIsClampedAsUIKitDoes(number: String, alpha: String) throws {
    for command in ["alpha card", "set card alpha"] {
      let desk = try TestSession(after: "add card 0,0 9x9; \(command) \(number)")
      #expect(try desk.printed("get card alpha") == [alpha])
    }
  }

  @Test(arguments: refusals)
  func whatCannotBeDoneSaysWhy(line: WrongLine) throws { try line.check() }

  @Test(arguments: SyntaxErrorTests.lines + references + names + values + refusals)
  func everyMessageIsInTheHouseStyle(line: WrongLine) {
    let isName = line.message.hasPrefix("'") || line.message.first?.isLowercase == true
    #expect(isName)
    #expect(line.message.last != ".")
  }
}
