import Foundation
import SessionStage
import Testing
import Text

@Suite struct DiagnosticTests {
  private func report(_ lines: String) -> [String] {
    let desk = TestSession()
    desk.run(lines)
    return desk.reported
  }

  @Test func theCulpritIsUnderlined() {
    #expect(
      report("tree root\nhide  nobody there") == [
        "t.scope:2:7: error: no view is named 'nobody'; 'tree' lists them",
        "  hide  nobody there", "        ^~~~~~",
      ])
  }

  @Test func columnsCountCharactersAndMarksStandInColumnsOfTheTerminal() {
    #expect(
      report("echo 按钮; hide nobody") == [
        "t.scope:1:15: error: no view is named 'nobody'; 'tree' lists them",
        "  echo 按钮; hide nobody", "                  ^~~~~~",
      ])
    #expect(report("hide 没有").suffix(2) == ["  hide 没有", "       ^~~~"])
  }

  @Test func tabsCountOneColumn() {
    #expect(report("\thide\tnobody").suffix(2) == ["   hide nobody", "        ^~~~~~"])
    #expect(
      report("echo 按;\thide nobody").suffix(2) == [
        "  echo 按; hide nobody", "                ^~~~~~",
      ])
  }

  @Test func aContinuedLineNamesTheLineOfTheCulprit() {
    #expect(
      report("echo a\nmove root \\\n  to \\\n  nobody\nhide x") == [
        "t.scope:4:3: error: no view is named 'nobody'; 'tree' lists them",
        "    nobody", "    ^~~~~~",
        "t.scope:5:6: error: no view is named 'x'; 'tree' lists them",
        "  hide x", "       ^",
      ])
  }

  @Test func somethingMissingIsMarkedBehindTheLine() {
    #expect(report("rotate root").suffix(2) == ["  rotate root", "             ^"])
  }

  @Test func aLongLineIsCutRoundTheCulprit() {
    let line =
      "echo \(String(repeating: "x", count: 500)); hide nobody; echo "
      + String(repeating: "y", count: 500)
    let lines = report(line)
    #expect(lines[0].hasPrefix("t.scope:1:513: error: "))
    #expect(lines[1].displayWidth <= 165)
    let mark = lines[2].firstIndex(of: "^").map {
      lines[2].distance(from: lines[2].startIndex, to: $0)
    }
    let culprit = lines[1].range(of: "nobody").map {
      lines[1].distance(from: lines[1].startIndex, to: $0.lowerBound)
    }
    #expect(mark == culprit)
  }

  @Test func aCarriageReturnIsNoPartOfTheLine() {
    #expect(report("test a\r\n  hide x\r\nend\r")[1] == "    hide x")
    #expect(report("nonsense\r").suffix(2) == ["  nonsense", "  ^~~~~~~~"])
  }

  @Test func aLineThatCannotBeReadIsNotExplainedByTheOneBefore() {
    #expect(report("let x 3\necho $x\necho \"open").count == 3)
    #expect(!report("let x 3\ntest a\necho $x").contains { $0.contains("$x is") })
  }

  @Test func thePromptNamesNoFile() {
    let desk = TestSession()
    desk.run("hide x", name: nil)
    #expect(desk.reported[0] == "error: no view is named 'x'; 'tree' lists them")
  }

  @Test func afterAFailedExpectationTheLineGoesOn() {
    let desk = TestSession()
    desk.run("expect hit nil at 5,5; echo on")
    #expect(desk.output == ["on"])
    #expect(desk.reported[1] == "  expect hit nil at 5,5; echo on")
    #expect(desk.reported[2] == "  ^~~~~~~~~~~~~~~~~~~~~")
  }
}
