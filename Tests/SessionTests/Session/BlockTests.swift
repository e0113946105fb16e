import Scenes
import Session
import SessionStage
import Testing

@Suite struct BlockTests {
  private func ran(_ lines: String) -> TestSession {
    let desk = TestSession()
    desk.run(lines)
    return desk
  }

  @Test func aRepeatCountsFromOne() {
    let desk = ran("repeat 3 as i\n  echo row $i\nend\necho done")
    #expect(desk.output == ["row 1", "row 2", "row 3", "done"])
  }

  @Test func aRepeatMayHoldARepeatAndTests() {
    let desk = ran(
      """
      repeat 2 as i
        test "row $i"
          repeat 2 as j; echo $i.$j; end
          expect hit root at $i,$i
        end
      end
      """)
    #expect(desk.messages.isEmpty)
    #expect(desk.runner.tally.passed == 2)
    #expect(desk.output == ["test row 1", "1.1", "1.2", "test row 2", "2.1", "2.2"])
  }

  @Test func aRepeatOfNothingIsOverAtOnce() {
    let desk = ran("repeat 1000\nrepeat 1000 as i\nend\nend\necho done")
    #expect(desk.output == ["done"])
  }

  @Test func itsVariableIsGoneAfterwards() {
    let desk = ran("let i 9\nrepeat 2 as i\nend\necho $i\nrepeat 1 as k\nend\necho $k")
    #expect(desk.output == ["9"])
    #expect(desk.messages.count == 1)
  }

  @Test func anErrorInABlockHasItsOwnLine() {
    let desk = ran("repeat 2\n  echo x\n  hide nobody\nend")
    #expect(desk.diagnostics.map(\.line) == [3, 3])
    #expect(desk.diagnostics.map(\.column) == [8, 8])
  }

  @Test(arguments: [
    ("repeat 2\necho x", "'repeat' has no 'end'", 1),
    ("echo a\nmacro m\necho x", "'macro' has no 'end'", 2),
    ("repeat 0\nend", "'repeat' takes a whole number from 1 to 1000000", 1),
    (
      "repeat 1000\nrepeat 1001\necho x\nend\nend",
      "it is in blocks that repeat 1000 times: together that is more than 1000000", 2
    ),
    ("macro tap\nend", "'tap' is a command; choose another name", 1),
    ("alias hide show", "'hide' is a command; choose another name", 1),
    ("macro m a a\nend", "two parameters have the same name", 1),
    ("alias nobody none", "there is no alias or macro 'nobody'", 1),
    ("expect error \"x\" : repeat 2", "'repeat' cannot follow 'expect error'", 1),
  ])
  func whatIsNoBlockIsAnError(lines: String, message: String, line: Int) {
    let desk = ran(lines)
    #expect(desk.messages.first == message)
    #expect(desk.diagnostics.first?.line == line)
  }

  @Test func aBlockThatNeverEndsDoesNothing() {
    let desk = ran("repeat 2\nadd red")
    #expect(desk.scene.names["red"] == nil)
  }

  @Test func aMacroIsACommandOfOnesOwn() {
    let desk = ran(
      """
      macro row n y
        add row$n 0,$y 390x44
        tap row$n
      end
      row 1 100; row 2 200
      expect hit row2
      expect row1.frame 0,100 390x44
      """)
    #expect(desk.messages.isEmpty)
  }

  @Test func anErrorInAMacroTellsItsLineAndWhoCalled() {
    let desk = ran("macro gone what\n  hide $what\nend\n\ngone nobody")
    #expect(desk.diagnostics.first?.line == 2)
    #expect(desk.diagnostics.first?.callers == ["called from t.scope:5"])
    #expect(desk.diagnostics.first?.notes == ["$what is nobody"])
  }

  @Test(arguments: [
    ("row", "n is missing; usage: row n y"), ("row 1", "y is missing; usage: row n y"),
    ("row 1 2 3", "'3' is not expected here; usage: row n y"),
  ])
  func aMacroWantsItsParameters(call: String, message: String) {
    #expect(ran("macro row n y\nend\n\(call)").messages == [message])
  }

  @Test func blocksInEachOtherAreLimited() {
    func nested(_ depth: Int) -> String {
      Array(repeating: "repeat 1", count: depth).joined(separator: "\n")
        + "\necho inside\n" + Array(repeating: "end", count: depth).joined(separator: "\n")
    }
    #expect(ran(nested(64)).output == ["inside"])
    let desk = ran("\(nested(65))\necho after")
    #expect(desk.messages == ["blocks stand in each other more than 64 deep"])
    #expect(desk.diagnostics.first?.line == 65)
    #expect(desk.output == ["after"])
  }

  @Test func blocksInBlocksRunAsOftenAsTheirProduct() {
    let desk = ran(
      """
      macro twice word
        repeat 2
          echo $word
          repeat 0
            echo never
          end
          repeat 2 as k; repeat 1; echo $word$k; end; end
        end
      end
      repeat 2 as i
        test "t$i"
          twice a
        end
        twice b
      end
      """)
    // The wrong number of times is told wherever it is met, and its block is skipped.
    #expect(desk.messages.count == 8)
    let once = { (word: String) in [word, "\(word)1", "\(word)2"] }
    let all = ["a", "a", "b", "b"].flatMap(once)
    #expect(desk.output.filter { $0.count < 3 } == all + all)
  }

  @Test func macrosThatCallEachOtherForEverEnd() {
    let desk = ran("macro a\nb\nend\nmacro b\na\nend\na")
    #expect(desk.messages.first == "macros call each other more than 64 deep")
  }

  @Test func anAliasTakesWhatFollows() {
    let desk = ran("add red 0,0 90x90\nalias t tap\nt red count=2\nexpect hit red")
    #expect(desk.messages.isEmpty)
    #expect(desk.output.contains { $0.contains("lifts") || $0.contains("hit") })
  }

  @Test func anAliasOfItselfEnds() {
    #expect(ran("alias a b\nalias b a\na").messages == ["the alias 'a' refers to itself"])
  }

  @Test func anErrorInAnAliasIsUnderItsWord() {
    let desk = ran("alias gone hide nobody\necho x; gone")
    #expect(desk.diagnostics.first?.column == 9)
    #expect(desk.diagnostics.first?.line == 2)
  }

  @Test(arguments: ["repeat 0", "repeat -1", "repeat 2 i", "macro tap x", "macro m a a"])
  func theBodyOfABlockThatIsRefusedIsSkipped(header: String) {
    let desk = ran("\(header)\n  echo inside\n  repeat 2\n  end\nend\necho after")
    #expect(desk.messages.count == 1)
    #expect(desk.output == ["after"])
  }

  @Test func aRepeatAtThePromptEndsWithTheFirstError() {
    let desk = TestSession()
    desk.runner.policy.keepsGoing = false
    desk.session.isInteractive = true
    desk.say("repeat 1000; echo one; hide nobody; echo two; end")
    #expect(desk.messages.count == 1)
    #expect(desk.output == ["one"])
  }

  @Test func aPersonTakesABlockBackAsOne() throws {
    let desk = TestSession()
    desk.session.isInteractive = true
    desk.say("repeat 3 as i; add cell$i; end")
    desk.say("macro two; add a; add b; end")
    desk.say("two")
    #expect(desk.scene.journal.undoLabels == ["repeat 3 as i …", "two …"])
    desk.say("undo")
    #expect(desk.scene.names["a"] == nil && desk.scene.names["cell3"] != nil)
    desk.say("undo")
    #expect(desk.scene.names["cell1"] == nil)
    desk.say("redo 2")
    #expect(desk.scene.names["b"] != nil)
  }

  @Test func aCheckpointWithinABlockIsFoundAgain() {
    let desk = TestSession()
    desk.session.isInteractive = true
    desk.say("repeat 2 as i; add cell$i; checkpoint at$i; end")
    #expect(desk.scene.journal.undoLabels.count == 2)
  }

  @Test func aTestForgetsItsMacrosAndAliases() {
    let desk = ran("test a\nmacro m\nend\nalias t tap\nend\nm\nt 5,5")
    #expect(desk.messages.count == 2)
  }

  @Test func callsThatRepeatAreToldOnce() {
    let desk = ran("macro a\na\nend\na")
    #expect(
      desk.diagnostics.first?.callers == [
        "called from t.scope:2, 63 times", "called from t.scope:4",
      ])
  }

  @Test func aFailureTellsItsTest() {
    let desk = ran("test \"the card\"\nexpect hit nil at 5,5\nend")
    #expect(desk.reported.last == "  note: in test 'the card'")
  }

  @Test func aMacroMayBeAnAliasOfTheOld() {
    let desk = ran("macro m\necho old\nend\nalias m echo new\nm\nalias m none\nm")
    #expect(desk.output == ["new"])
    #expect(desk.messages.count == 1)
  }
}
