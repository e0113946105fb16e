import Testing
import Text

@testable import Shell

@Suite struct CompletionListTests {
  @Test func summariesStandInOneColumn() {
    let list = list([("add", "Add a view"), ("按钮", "a button"), ("x", "")])
    #expect(
      list.rows(columns: 80, maximumRows: 10) == ["add   Add a view", "按钮  a button", "x"])
  }

  @Test func summariesAreCutToTheTerminal() {
    let rows = list([("add", "Add a view to another"), ("tap", "轻点一个视图")])
      .rows(columns: 14, maximumRows: 10)
    #expect(rows == ["add  Add a v…", "tap  轻点一…"])
    #expect(rows.allSatisfy { $0.displayWidth < 14 })
  }

  @Test func aLongNameLeavesHalfTheRowToSummaries() {
    let rows = list([("abcdefghijklmnopqrstuvwxyz", "long"), ("b", "short")])
      .rows(columns: 21, maximumRows: 10)
    #expect(rows == ["abcdefghi…  long", "b           short"])
  }

  @Test func candidatesWithoutSummariesStandSideBySide() {
    let list = list(["a", "bb", "ccc", "d", "按"].map { ($0, "") })
    #expect(list.rows(columns: 14, maximumRows: 10) == ["a    ccc  按", "bb   d"])
  }

  @Test func theLastRowTellsHowManyWereLeftOut() {
    let many = (0..<30).map { ("v\($0)", "a view") }
    let rows = list(many).rows(columns: 80, maximumRows: 5)
    #expect(rows.count == 5)
    #expect(rows.last == "… and 26 more")
    let grid = list(many.map { ($0.0, "") }).rows(columns: 11, maximumRows: 4)
    #expect(grid == ["v0   v3", "v1   v4", "v2   v5", "… and 24 …"])
  }

  @Test func anEllipsisMayBeSpelledInAscii() {
    var list = list([("add", "Add a view"), ("tap", "Tap"), ("x", "")])
    list.style.isASCII = true
    #expect(list.rows(columns: 15, maximumRows: 2) == ["add  Add a ...", "... and 2 more"])
  }

  @Test func summariesAreGrey() {
    var list = list([("add", "Add a view"), ("tap", "Tap")])
    list.style = OutputStyle(hasColor: true)
    #expect(
      list.rows(columns: 40, maximumRows: 5).first == "add  \u{1B}[38;5;244mAdd a view\u{1B}[0m")
  }

  @Test func whatFitsExactlyIsShownWithoutARemark() {
    let rows = list((0..<5).map { ("v\($0)", "a view") }).rows(columns: 80, maximumRows: 5)
    #expect(rows.last == "v4  a view")
  }

  @Test func controlCharactersNeverReachTheTerminal() {
    let rows = list([("a\u{1B}[2J", "two\nrows"), ("b", "")]).rows(columns: 80, maximumRows: 5)
    #expect(rows == ["a\u{FFFD}[2J  two\u{FFFD}rows", "b"])
    let turned = list([("a\u{202E}b", "")]).rows(columns: 80, maximumRows: 5)
    #expect(turned == ["a\u{FFFD}b"])
  }

  @Test(arguments: [0, 1, 2, 3])
  func aTinyTerminalStillGetsARow(columns: Int) {
    let rows = list([("add", "Add"), ("tap", "Tap")]).rows(columns: columns, maximumRows: 0)
    #expect(rows.count == 1)
  }

  private func list(_ candidates: [(String, String)]) -> CompletionList {
    CompletionList(
      candidates: candidates.map {
        CompletionCandidate(text: $0.0, summary: $0.1, suffix: " ")
      })
  }
}
