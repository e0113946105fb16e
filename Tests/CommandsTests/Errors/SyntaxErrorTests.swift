import Scenes
import SessionStage
import Testing
import Text

@testable import Help
@testable import Session

/// What is said about words that no form of a command takes.
@Suite struct SyntaxErrorTests {
  private static let add =
    "add [CLASS] NAME [RECT] [in PARENT] [at INDEX | above SIBLING | below SIBLING] "
    + "[PROPERTY=VALUE …]"

  private static let overrides = CommandError.list(
    OverrideRegistry.standard.kinds.filter { !$0.hasOwnCommand }.map(\.word) + ["none"],
    joined: "or")

  static let lines = [
    WrongLine("tapp 3,3", 1, "there is no command 'tapp'; did you mean 'tap'?"),
    WrongLine("  xyzzy", 3, "there is no command 'xyzzy'; try 'help'"),
    WrongLine("Tree", 1, "there is no command 'Tree'; did you mean 'tree'?"),
    WrongLine("tre", 1, "there is no command 'tre'; did you mean 'tree' or 'try'?"),
    WrongLine("tree card buy", 11, "'buy' is not expected here; usage: tree [all | VIEW]"),
    WrongLine("hide", 5, "a view is missing; usage: hide VIEW …"),
    WrongLine("rotate card", 12, "a number is missing; usage: rotate VIEW DEGREES"),
    WrongLine("rotate card left", 13, "'left' is not a number; usage: rotate VIEW DEGREES"),
    WrongLine(
      "move card at 3", 11,
      "'at' is not 'to'; usage: move VIEW|GESTURE to PARENT "
        + "[at INDEX | above SIBLING | below SIBLING] [PROPERTY=VALUE …]"),
    WrongLine(
      "move buy to card abvoe title", 18, "'abvoe' does not fit here; did you mean 'above'?"),
    WrongLine(
      "move buy to card 3", 18,
      "'3' does not fit here; expected: 'at', 'above', 'below' or a property such as hidden or "
        + "alpha=0.5"),
    WrongLine(
      "add", 4,
      "a word is missing; expected: a class such as UIButton, a new name or a class of the code"),
    WrongLine(
      "add red 1 2 3", 9,
      "'1' does not fit here; expected: a rectangle such as 20,40 100x44, "
        + "'in', 'at', 'above', 'below' or a property such as hidden or alpha=0.5"),
    WrongLine(
      "add red hidden foo", 16,
      "'foo' is not a property such as hidden or alpha=0.5; "
        + "usage: \(add)"),
    WrongLine(
      "tap", 4,
      "a point such as 20,40 or a view is missing; usage: tap WHERE [in VIEW] [count=N] [fingers=N]"
    ),
    WrongLine("hit 1,2 im card", 9, "'im' is not expected here; usage: hit POINT [in VIEW]"),
    WrongLine("hit card", 5, "'card' is not a point such as 20,40; usage: hit POINT [in VIEW]"),
    WrongLine(
      "profile ios13", 9, "'ios13' does not fit here; expected: 'classic', 'scenes' or 'private'"
    ),
    WrongLine("override card cirle", 15, "'cirle' does not fit here; did you mean 'circle'?"),
    WrongLine(
      "override card", 14,
      "a word is missing; expected: \(overrides)"),
    WrongLine(
      "override card redirect", 23, "a view is missing; usage: override VIEW redirect OTHER"),
    WrongLine(
      "next", 5, "a view or another responder is missing; usage: next REF default | next REF OTHER"),
    WrongLine("expect hti card", 8, "'hti' does not fit here; did you mean 'hit'?"),
    WrongLine(
      "expect foo", 8,
      "'foo' does not fit here; expected: 'hit', 'actionable', 'agreement', 'asked', "
        + "'answered', 'not', 'refused', 'chain', 'handled', 'received', 'state', 'fired', 'nothing', 'sent', 'first', 'convert', 'inside', 'count', 'error', 'line' "
        + "or a property such as buy.alpha"),
    WrongLine("expect hit", 11, "a word is missing; expected: 'nil' or a view"),
    WrongLine(
      "expect chain card root", 19, "'root' is not expected here; usage: expect chain REF [> REF …]"
    ),
    WrongLine(
      "scale card 1,2,3", 12,
      "'1,2,3' is not a factor such as 2, or two such as 2,1; "
        + "usage: scale VIEW N[,N]"),
    WrongLine(
      "inset card 1,2,3", 12,
      "'1,2,3' is not a distance such as -20, two such as -20,-10, "
        + "or four; usage: inset VIEW DX[,DY]"),
    WrongLine(
      "set card transform 1 2 3", 20,
      "'1' is not a value for transform; expected six numbers a b c d tx ty, or identity"),
    WrongLine("quit now", 6, "'now' is not expected here; usage: quit"),
    WrongLine("size 100", 6, "'100' is not a size such as 100x44; usage: size SIZE"),
    WrongLine("echo \"a", 6, "'\"' is never closed"),
    WrongLine("tap (1, 2", 5, "'(' is never closed"),
    WrongLine(
      "echo \"\\q\"", 7,
      "'\\q' is not an escape; in double quotes you can use "
        + "\\\" \\\\ \\$ \\n \\t \\u{1F600}"),
    WrongLine(
      "tree\u{7}", 5, "the line contains the control character U+0007; only text is allowed"),
    WrongLine("tree; hide 按钮 x", 12, "no view is named '按钮'; 'tree' lists them"),
    WrongLine("echo 按钮; hide x", 15, "no view is named 'x'; 'tree' lists them"),
  ]

  /// Something is left out before a word that belongs to what comes later.
  static let gaps = [
    WrongLine(
      "gesture tap on card", 13,
      "'on' does not fit here; did you mean 'gesture tap card-tap on card'?"),
    WrongLine(
      "xfail : expect hit card", 7,
      "text is missing: ':' is a reserved word; usage: xfail \"WHY\" : COMMAND"),
    WrongLine(
      "expect error : hide x", 14,
      "text is missing: ':' is a reserved word; usage: expect error \"TEXT\" : COMMAND"),
    WrongLine(
      "swipe left", 7,
      "a point such as 20,40 or a view is missing: 'left' is a reserved word; "
        + "usage: swipe WHERE [in VIEW] left | right | up | down [fingers=N]"),
    WrongLine(
      "expect hit at 5,5 buy", 12, "a word is missing; expected: 'nil' or a view"),
    WrongLine(
      "move to card", 6,
      "a view or a gesture recognizer is missing: 'to' is a reserved word; "
        + "usage: move VIEW|GESTURE to PARENT "
        + "[at INDEX | above SIBLING | below SIBLING] [PROPERTY=VALUE …]"),
    WrongLine("add UIView in", 12, "a new name is missing: 'in' is a reserved word; usage: \(add)"),
    WrongLine(
      "require toFail buy", 9,
      "a gesture recognizer is missing: 'toFail' is a reserved word; usage: require A toFail B"),
  ]

  @Test(arguments: gaps)
  func aGapIsBlamedAndNotTheWordBehindIt(line: WrongLine) throws { try line.check() }

  @Test func aNameThatSomethingHasIsANameWhateverItMeansElsewhere() throws {
    let desk = try TestSession(after: "add left 0,0 90x90; add right 0,0 9x9")
    desk.run(
      "swipe left right; next left default; expect chain left > root > vc > window > scene > app > delegate"
    )
    #expect(desk.messages == [])
  }

  @Test func noNewNameCanBeTheWordThatFollowsIt() {
    for form in Catalogue.all.flatMap(\.forms) {
      for slot in form.syntax.slots() where slot.phrase == "a new name" {
        // Views may be called "tab" or "split", as in older scripts, and many are called "field".
        let names = ControllerKind.allCases.map(\.rawValue) + ["sheet", "field", "action"]
        for word in slot.keywords where !names.contains(word) {
          #expect(throws: CommandError.self) {
            try TestSession().session.checkName(word, at: 0..<0)
          }
        }
      }
    }
  }

  @Test(arguments: lines)
  func aWrongLineSaysWhatWouldBeRight(line: WrongLine) throws { try line.check() }
}

@Suite struct FittedErrorTests {
  private func diagnostic(_ line: String) throws -> Diagnostic {
    let desk = TestSession()
    desk.run(line, name: nil)
    return try #require(desk.diagnostics.first)
  }

  @Test func atThePromptSentencesAreBrokenBetweenWords() throws {
    let diagnostic = try diagnostic("add UIButton buy 40,40 200x60 title=\"Buy\" in root")
    let lines = diagnostic.lines(fitting: 80)
    #expect(lines.allSatisfy { $0.width <= 80 })
    #expect(lines.count > diagnostic.lines.count)
    #expect(diagnostic.lines[0].text.hasSuffix("[PROPERTY=VALUE …]"))
  }

  @Test func aKindOfGestureIsSuggested() throws {
    #expect(
      try diagnostic("gesture longPress x on root").message
        == "there is no gesture 'longPress'; did you mean 'longpress'?")
    #expect(
      try diagnostic("gesture zzz x on root").message
        == "there is no gesture 'zzz'; there are "
        + CommandError.list(GestureTable.standard.all.map(\.name)))
  }
}
