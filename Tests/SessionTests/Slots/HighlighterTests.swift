import Language
import Session
import SessionStage
import Testing
import Text

@Suite struct HighlighterTests {
  private let desk = try! TestSession(
    after: """
      add card 0,0 200x200
      add UIButton buy 10,10 60x44 in card title="Buy"
      add 按钮 10,80 60x20 in card
      gesture tap single on card
      """)

  /// The pieces of a line that are not plain, each with a letter for its style.
  private func marked(_ line: String) -> String {
    let runs = LineReading(line, desk.session).runs
    #expect(runs.map(\.text).joined() == line)
    return runs.compactMap { run -> String? in
      switch run.style {
      case .type: "t:\(run.text)"
      case .name: "n:\(run.text)"
      case .good: "s:\(run.text)"
      case .bad: "!:\(run.text)"
      case .dim: "c:\(run.text)"
      default: nil
      }
    }.joined(separator: " ")
  }

  @Test(arguments: [
    ("", ""), ("tr", ""), ("tree", "t:tree"), ("xyz", "!:xyz"), ("tr ", "!:tr"),
    ("tree; tree", "t:tree t:tree"), ("tre; zz", "!:tre !:zz"), ("pviews", "t:pviews"),
  ])
  func aCommandIsKnownOrWrongUnlessItIsABeginning(line: String, marks: String) {
    #expect(marked(line) == marks)
  }

  @Test(arguments: [
    ("tap on card", "t:tap"), ("doubletap card", ""), ("wait 1s", "t:wait"),
    ("card.alpha = 0.5", ""), ("card.frame = CGRect(x: 1,", ""), ("[card setHidden:YES]", ""),
    ("let v = UIView()", "t:let"), ("po card.frame", "t:po n:card"), ("e card.alpha = 1", ""),
    ("card.alphq = 1", "!:card.alphq"), ("tap on cxrd ", "t:tap !:on"),
    ("split tap on card", "t:split t:tap !:on"),
  ])
  func whatIsUnderstoodAtThePromptIsNotWrong(line: String, marks: String) {
    desk.session.isInteractive = true
    #expect(marked(line) == marks)
  }

  @Test(arguments: [
    ("hide card buy", "t:hide n:card n:buy"), ("hide 按钮", "t:hide n:按钮"),
    ("hide ca", "t:hide"), ("hide ca ", "t:hide !:ca"), ("hide cx", "t:hide !:cx"),
    ("hide ca; tree", "t:hide !:ca t:tree"), ("add new; hide new", "t:add t:hide"),
    ("hide card/bu", "t:hide"),
    ("hide card/buy", "t:hide n:card/buy"), ("hide card/x", "t:hide !:card/x"),
    ("hide UIButton#", "t:hide"), ("hide UIButton#1", "t:hide n:UIButton#1"),
    ("hide UIButton#7 ", "t:hide !:UIButton#7"), ("hide \"Buy\"", "t:hide s:\"Buy\""),
    ("enable card", "t:enable !:card"), ("enable bu", "t:enable"), ("tap buy", "t:tap n:buy"),
    ("require single toFail single", "t:require n:single n:single"),
    ("move buy to ro", "t:move n:buy"), ("move buy xx", "t:move n:buy !:xx"),
  ])
  func whatExistsStandsOutAndWhatDoesNotIsWrong(line: String, marks: String) {
    #expect(marked(line) == marks)
  }

  @Test(arguments: [
    "add red 10,", "add red 10,10", "add red 10,10 ", "add red 10,10 60x", "add red 10,10 60x4",
    "add red 1 2", "add red 1 2 ", "add red 1 2 3 ", "add red (1 2; 3 4", "tap 1", "tap 1,",
    "tap -", "tap 10 ", "tap 1,2 count=", "transform card 1 0 0 ", "add b", "add buy alpha=0.",
    "add veil hid",
  ])
  func anUnfinishedNumberIsNotWrong(line: String) {
    let word = line.split(separator: " ")[0]
    #expect(
      marked(line).replacing(" n:card", with: "") == "t:\(word)"
        + (line.contains("add buy") ? " !:buy" : ""))
  }

  @Test(arguments: [
    ("add red 1,2 ; tree", "t:add !:1,2 t:tree"), ("tap 1,2,3", "t:tap !:1,2,3"),
    ("add buy ", "t:add !:buy"), ("add UIBotton x", "t:add !:UIBotton"),
    ("add UIButton x", "t:add t:UIButton"), ("add x colour=red", "t:add !:colour"),
    ("add x alpha=0.5 hidden", "t:add"),
    ("add UILabel x text=\"a b\"", "t:add t:UILabel s:\"a b\""),
    ("set card alpha 0.5 hiden on", "t:set n:card !:hiden"),
    ("set card isHidden maybe ", "t:set n:card !:maybe"), ("get buy.alpha", "t:get n:buy"),
    ("expect buy.alpha 1", "t:expect n:buy"), ("tree card buy", "t:tree n:card !:buy"),
    ("target buy touchUpInside vc.save:", "t:target n:buy n:vc"),
  ])
  func wordsAreMarkedByTheirSlots(line: String, marks: String) {
    #expect(marked(line) == marks)
  }

  @Test(arguments: [
    ("tree # c", "t:tree c:# c"), ("# c", "c:# c"), ("echo \"a", "t:echo s:\"a"),
    ("echo 'a' b", "t:echo s:'a'"), ("echo \"a\\q\" b", "t:echo !:\\q\" b"),
    ("expect error \"x\" : hide nobody ", "t:expect s:\"x\" t:hide !:nobody"),
    ("add x text=\"un", "t:add s:\"un"), ("tree ; # hide", "t:tree c:# hide"),
  ])
  func textsAndComments(line: String, marks: String) {
    #expect(marked(line) == marks)
  }

  @Test func lookingAtALineChangesNothing() {
    let before = desk.state
    for line in ["add red 0,0 9x9", "hide card", "remove buy", "it"] { _ = marked(line) }
    #expect(desk.state == before)
    #expect(desk.output.isEmpty)
  }

  @Test func aLineInTheMiddleOfAnythingIsTakenWithGoodGrace() {
    let line = "add UIButton x 1,2 3x4 in card text=\"a\\\"b\" ; expect error 'x' : tap (1 2) # 按钮"
    for count in 0...line.count {
      let prefix = String(line.prefix(count))
      _ = marked(prefix)
      _ = LineReading(prefix, desk.session).hint(history: [])
      _ = LineReading(line, desk.session).completions(at: count)
    }
  }

  @Test(arguments: [
    ("hide $v", "t:hide n:$v"), ("hide $nobody", "t:hide"), ("fade card", "t:fade"),
    ("verify hide ca <<END\nx\n", "t:verify t:hide !:ca s:<<END\nx\n"),
    ("verify hide ca <<END\nx\nEND\n", "t:verify t:hide !:ca s:<<END"),
  ])
  func variablesAliasesAndHeredocs(line: String, marks: String) throws {
    try desk.session.execute("let v card")
    try desk.session.execute("alias fade hide")
    #expect(marked(line) == marks)
    #expect(LineReading("hide $", desk.session).completions(at: 6).candidates.count == 1)
    let found = LineReading("hide $v", desk.session).completions(at: 7)
    #expect(found.candidates.map(\.text) == ["$v"])
    #expect(LineReading("move $v ", desk.session).hint(history: [])?.text.hasPrefix(" to") == true)
  }
}
