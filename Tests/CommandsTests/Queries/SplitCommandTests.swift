import Commands
import Session
import SessionStage
import Testing
import Text

@Suite struct SplitCommandTests {
  @Test func theAnswerStandsBesideTheSceneAfterTheCommand() throws {
    let desk = try TestSession(after: "add UIButton buy 0,100 390x200")
    let lines = try desk.printed("split tap buy")
    #expect(lines[0].hasPrefix("┌ window") && lines[0].hasSuffix("  hit-test (195, 200)"))
    #expect(lines.contains { $0.contains("✕") })
    #expect(lines.contains { $0.contains("buy takes the touch") })
  }

  @Test func anErrorIsThatOfTheCommandAndNothingIsDrawn() throws {
    let desk = try TestSession(after: "")
    #expect(try desk.printed("expect error \"no view is named 'nobody'\" : split why nobody") == [])
    #expect(try desk.printed("expect error \"cannot follow 'split'\" : split quit") == [])
  }

  @Test func theSceneChangesAsWithoutIt() throws {
    let desk = try TestSession(after: "split add card 0,0 90x90")
    try desk.session.execute("expect count card 1; undo; expect count card 0")
  }

  @Test func theWidthOfOutputIsAsBeforeAfterwards() throws {
    let desk = try TestSession(after: "split tree")
    #expect(desk.session.style.width == OutputStyle().width)
    try desk.session.execute("split set-option width 70")
    #expect(desk.session.style.width == 70)
  }

  @Test(
    "With the option, what a person asks and does is answered beside the drawing",
    arguments: [
      ("tap root", true), ("tree", true), ("add x; why x", true), ("draw", false), ("step", false),
      ("help tap", false), ("undo", false), ("test \"a\"", false), ("", false), ("\"", false),
    ])
  func answersOfTheOption(line: String, isSplit: Bool) throws {
    let desk = try TestSession(after: "set-option split on")
    #expect(!desk.session.splits(line), "scripts are not split")
    desk.session.isInteractive = true
    #expect(desk.session.splits(line) == isSplit)
  }
}
