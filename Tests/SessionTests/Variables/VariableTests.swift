import Session
import SessionStage
import Testing

@Suite struct VariableTests {
  private func echoed(_ line: String) -> [String] {
    let desk = TestSession()
    desk.run(line)
    return desk.output + desk.messages
  }

  @Test(arguments: [
    ("let x 5; echo $x", "5"),
    ("let x 5; echo a${x}b$x", "a5b5"),
    ("let x 5; echo \"row $x\" 'row $x' \"\\$x\"", "row 5 row $x $x"),
    ("let p 20,40 100x44; echo ($p) $p", "(20,40 100x44) 20,40 100x44"),
    ("let x 20; echo ($x, ${x})", "(20, 20)"),
    ("let t \"two words\"; let u $t; echo $u", "two words"),
    ("let x 1; let x $x + 1; echo $x", "2"),
    ("let x 2 + 3 * 4 - 1; echo $x", "13"),
    ("let x 1 / 4; echo $x", "0.25"),
    ("let x 7 % 4; echo $x", "3"),
    ("let x 0.1 + 0.2; echo $x", "0.3"),
    ("let d 5 -3; echo $d", "5 -3"),
    ("echo costs $5 or 3$ or $", "costs $5 or 3$ or $"),
    ("let 按 7; echo $按", "7"), ("let z = 5; echo $z", "5"), ("let z = \"=\"; echo $z", "="),
    ("let z 4; let z = $z * 2 + 1; echo $z", "9"),
  ])
  func aVariableStandsForItsValue(line: String, printed: String) {
    #expect(echoed(line) == [printed])
  }

  @Test(arguments: [
    (
      "tap $nowhere",
      "there is no variable 'nowhere'; 'let nowhere …' sets it; write '\\$' for a dollar sign"
    ),
    ("let width 5; tap $widht,3", "there is no variable 'widht'; did you mean 'width'?"),
    ("echo ${x", "'${' is never closed"),
    ("let x 1 / 0", "division by 0"),
    ("let x 1 + two", "'two' is not a number"),
    ("let x-y 1", "'x-y' is not a name of letters, digits and '_'; usage: let NAME VALUE"),
    ("let x <<END\nEND", "'<<' works with 'verify' only"),
    ("let z = two", "'let NAME VALUE' needs no '='"),
    ("let z =", "'let NAME VALUE' needs no '='"),
    ("let z = \"a\" b", "'let NAME VALUE' needs no '='"),
    ("let x 1 +", "a number after '+' is missing; usage: let NAME A + B * C"),
    ("let x 5*2", "'5*2' is not a number; a calculation needs spaces around + - * / %"),
    ("let x 10/3 + 1", "'10/3' is not a number; a calculation needs spaces around + - * / %"),
    ("let x (2 + 3) * 4", "a calculation cannot have brackets"),
  ])
  func whatIsNoValueIsAnError(line: String, message: String) {
    let desk = TestSession()
    desk.run(line)
    #expect(desk.messages.map { String($0.prefix(message.count)) } == [message])
  }

  @Test func aWordThatDoublesItselfIsAnErrorBeforeItFillsTheMemory() throws {
    let desk = TestSession()
    desk.run("let x a\nrepeat 17\nlet x \"$x$x\"\nend")
    #expect(desk.messages == ["a word is too long after its variables are replaced"])
    let note = try #require(desk.diagnostics.first?.notes.first)
    #expect(note == "$x is " + String(repeating: "a", count: 100) + " …")
  }

  @Test func aVariableOfSeveralWordsIsARectangle() throws {
    let desk = TestSession()
    desk.run(
      "let box 20,40 100x44\nadd buy $box\nexpect buy.frame $box\nexpect buy.frame 20,40 100x44")
    #expect(desk.messages.isEmpty)
  }

  @Test func aTestForgetsWhatItLet() {
    let desk = TestSession()
    desk.run("let x 1\ntest a\nlet x 2\nlet y 3\nend\necho $x\necho $y")
    #expect(desk.output == ["1"])
    #expect(desk.messages.count == 1)
  }

  @Test func anErrorTellsWhatTheVariablesStoodFor() {
    let desk = TestSession()
    desk.run("let name nobody\nhide $name")
    #expect(desk.diagnostics.first?.notes == ["$name is nobody"])
    #expect(desk.diagnostics.first?.column == 6)
  }

  @Test(arguments: [
    ("let o count=2; tap red $o", 0), ("let o red.alpha; get $o", 0),
    ("let o alpha=0.5; add b $o", 0), ("let o red=red; tap red; expect answered $o", 0),
    ("let o colour=0.5; add b $o", 1), ("let o red.colour; get $o", 1),
    ("let o shouldBegin=maybe; gesture tap g on red; delegate g $o", 1),
    ("let o red.hitTest; answer $o nil", 0), ("let o red.nothing; answer $o nil", 1),
    ("let o count=x; tap red $o", 1), ("let o vc.buy:; add UIButton b; target b touchDown $o", 0),
  ])
  func aVariableMayStandForMoreThanItsNameIsLong(line: String, errors: Int) throws {
    let desk = try TestSession(after: "add red 0,0 90x90")
    desk.run(line)
    #expect(desk.messages.count == errors, "\(desk.messages)")
  }

  @Test func aVariableThatFeedsItselfStaysSmall() {
    let desk = TestSession()
    desk.run("let x 1 1\nrepeat 40\nlet x $x $x\nend")
    #expect(desk.messages.first == "a line has too many words after its variables are replaced")
  }
}
