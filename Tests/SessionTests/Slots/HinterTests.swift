import Language
import SessionStage
import Testing

@Suite struct HinterTests {
  private let desk = try! TestSession(
    after: "add card 0,0 200x200; add UIButton buy 10,10 60x44 in card")

  private func hint(_ line: String, history: [String] = []) -> String? {
    LineReading(line, desk.session).hint(history: history)?.text
  }

  @Test(arguments: [
    ("tap", "  WHERE [in VIEW] [count=N]"), ("hide", "  VIEW …"), ("hide ", " VIEW …"),
    ("hide card", "  [VIEW …]"),
    ("add red", "  [RECT] [in PARENT]"), ("add red ", " [RECT] [in PARENT]"),
    ("add red 1,2 ", " WxH [in PARENT]"), ("add red 1 ", " Y W H [in PARENT]"),
    ("add red 1 2 3 4 ", " [in PARENT]"), ("add red in ", " PARENT [at INDEX"),
    ("move buy ", " to PARENT"), ("set card alpha ", " VALUE: number, now 1"),
    ("set card alpha 0.5 ", " [PROPERTY VALUE …]"), ("tree; hide ", " VIEW …"),
    ("expect error \"x\" : hide ", " VIEW …"), ("inside card 1 ", " Y"),
    ("swap card ", " B"), ("expect ", " hit | actionable | agreement"),
  ])
  func theSyntaxThatIsStillToCome(line: String, beginning: String) throws {
    let hint = try #require(self.hint(line))
    #expect(hint.hasPrefix(beginning), "\(hint)")
  }

  @Test(arguments: [
    "", "  ", "t", "ad", "xyz ", "hide nobody ", "hide nob", "swap card buy ", "echo \"a",
    "tree # x",
    "hide card;", "undo 1 2 3",
  ])
  func nothingToHint(line: String) {
    #expect(hint(line) == nil)
  }

  @Test func theLastLineThatBeginsSoComesFirst() {
    let history = ["add red 0,0 9x9", "add blue", "tap buy", "a\nb"]
    #expect(hint("add", history: history) == " blue")
    #expect(hint("add r", history: history) == "ed 0,0 9x9")
    #expect(hint("add blue", history: history)?.hasPrefix("  [RECT]") == true)
    #expect(hint("a", history: history) == "dd blue")
    #expect(hint("", history: history) == nil)
    #expect(LineReading("t", desk.session).hint(history: history)?.source == .history)
    #expect(LineReading("tap ", desk.session).hint(history: [])?.source == .syntax)
  }

  @Test func namesInOtherScriptsAreCutBetweenScalars() {
    let desk = try! TestSession(after: "add 按钮 0,0 9x9")
    #expect(LineReading("hide 按", desk.session).hint(history: ["hide 按钮"])?.text == "钮")
  }

  @Test(arguments: [
    ("tap buy", true), ("tap nobody", false), ("hide nobody", false), ("ecko one", false),
    ("hide", false), ("add x 1,1 9x9; hide x", true), ("add x 1,1 9x9; hide y", false),
    ("tap buy; tap nobody", false), ("move buy to card", true), ("move buy to nobody", false),
    ("echo \"one", false), ("expect hit buy at 15,15", true), ("expect hit no at 15,15", false),
    ("tap $x", false), ("let x 15,15; tap $x", true), ("tap buy # and so on", true),
    ("expect error \"no\" : hide buy", true), ("# only this", true),
  ])
  func onlyLinesOfWhichTheNamesExistNowAreOffered(_ line: String, _ isOffered: Bool) {
    let beginning = String(line.prefix(2))
    #expect(
      LineReading(beginning, desk.session).hint(history: [line])?.source
        == (isOffered ? .history : nil))
  }

  @Test func anOlderLineComesInPlaceOfOneThatWouldFail() {
    #expect(hint("tap", history: ["tap buy", "tap nobody"]) == " buy")
  }
}
