import Testing

@testable import Shell

@Suite struct EditedTextTests {
  @Test func aPromptEndsWithASpaceBehindItsLastSequence() {
    #expect(StyledPrompt("> ").marked(with: "!") == "> ")
    #expect(StyledPrompt("tap>").marked(with: "!") == "tap> ")
    #expect(
      StyledPrompt("tap> ", style: "1;32").marked(with: "!") == "!\u{1B}[0;1;32m!tap>!\u{1B}[0m! ")
  }

  @Test func twoSequencesNeverMeetInAPrompt() {
    let prompt = StyledPrompt(runs: [
      .init(text: "a", style: "1"), .init(text: "", style: "2"), .init(text: "b", style: nil),
      .init(text: "> ", style: "3"),
    ])
    #expect(prompt.plainText == "ab> ")
    #expect(
      prompt.marked(with: "!") == "!\u{1B}[0;1m!a!\u{1B}[0m!b!\u{1B}[0;3m!>!\u{1B}[0m! ")
  }

  @Test(arguments: [
    ("a\rb\r", "a\nb\n"), ("a\r\nb", "a\nb"), ("a\n\nb", "a\n\nb"),
    ("\tx\u{07}\u{1B}[Ay", "\tx[Ay"), ("按钮~", "按钮~"), ("", ""),
  ])
  func pastedTextKeepsItsLinesAndNoCommands(pasted: String, text: String) {
    var reader = PasteReader(isMarked: true)
    var chunk = Array((pasted + "\u{1B}[201~").utf8)[...]
    #expect(reader.take(&chunk) == .mark)
    #expect(chunk.isEmpty && reader.text == text)
  }

  @Test func theCursorMovesBetweenRowsInItsColumn() {
    let text = MultilineText("add one\nb\n\nlast")
    #expect(text.position(above: 5) == nil)
    #expect(text.position(above: 14) == 10)
    #expect(text.position(above: 9) == 1)
    #expect(text.position(below: 5) == 9)
    #expect(text.position(below: 10) == 11)
    #expect(text.position(below: 12) == nil)
  }

  private func rows(_ columns: Int, _ text: String) -> ScreenRows {
    var rows = ScreenRows(columns: columns)
    rows.draw(text)
    return rows
  }

  @Test(arguments: [
    ("", 0, 0), ("abc", 0, 3), ("abcd", 1, 0), ("a\nb", 1, 1), ("abc按", 1, 2), ("ab按按c", 1, 3),
  ])
  func rowsAreCountedAsTheTerminalWrapsThem(text: String, row: Int, column: Int) {
    let rows = rows(4, text)
    #expect(rows.row == row && rows.column == column)
  }

  @Test func whatFillsARowFlowsWithItIntoAWiderOne() {
    var narrow = ScreenRows(columns: 4)
    #expect(narrow.draw("abc按d") == "abc 按d")
    #expect(rows(20, "abcdefg").row == 0)
    #expect(rows(20, "abc 按d").column == 7)
    #expect(rows(20, "ab\nc").row == 1)
  }

  @Test func theCursorGoesWithTheCharacterItStandsOn() {
    var place = rows(4, "abc")
    #expect(place.wrap(before: "d") == "" && place.row == 0)
    #expect(place.wrap(before: "按") == " " && place.row == 1)
    #expect(place.wrap(before: nil) == "")
  }
}
