import Testing
import Text

@testable import Shell

@Suite struct DecoratedRowsTests {
  private func drawing(
    _ runs: [(String, String?)], hint: String? = nil, before: String? = nil, columns: Int = 20,
    rows: Int = 5, next: Character? = nil
  ) -> String? {
    let decoration = LineDecoration(
      runs: runs.map { .init(text: $0.0, style: $0.1) },
      hint: hint.map { .init(text: $0, isAcceptable: true) })
    return DecoratedRows(
      size: .init(columns: columns, rows: rows), prompt: "> ",
      drawnWidth: { text in
        text.unicodeScalars.contains { $0.properties.generalCategory == .control }
          ? nil : text.unicodeScalars.reduce(0) { $0 + $1.displayWidth }
      },
      style: OutputStyle(hasColor: true)
    ).drawing(of: decoration, before: before ?? runs.map(\.0).joined(), next: next)?
    .replacing("\u{1B}", with: "^")
  }

  @Test func theLineIsDrawnOverItselfAndTheCursorComesBack() {
    #expect(drawing([("add", "36"), (" red", nil)]) == "^7\r^[2C^[36madd^[0m red^8")
  }

  @Test func theHintStandsBehindTheLineAndLeavesTheLastColumn() {
    #expect(drawing([("add", nil)], hint: " red") == "^7\r^[2Cadd^[38;5;244m red^[0m^8")
    #expect(drawing([("add", nil)], hint: " blue 0,0 100x100")?.contains(" blue 0,0 100…") == true)
    #expect(drawing([("add", nil)], hint: "按钮按钮按钮按钮")?.contains("按钮按钮按钮…") == true)
    #expect(drawing([("0123456789abcdefg", nil)], hint: "xy") == "^7\r^[2C0123456789abcdefg^8")
    // libedit has gone on to the next row by then.
    let full = drawing([("0123456789abcdefgh", nil)], hint: "xy")
    #expect(full == "^7\r^[1A^[2C0123456789abcdefgh^8")
  }

  @Test func rowsAboveTheCursorAreDrawnFromTheFirst() {
    let line = "0123456789abcdefghijk"
    #expect(drawing([(line, nil)])?.hasPrefix("^7\r^[1A^[2C") == true)
    #expect(drawing([(line, nil)], before: "0123")?.hasPrefix("^7\r^[2C") == true)
  }

  @Test func aRowThatIsTooShortForAWideCharacterIsFilled() {
    #expect(
      drawing([("abc", "36"), ("按钮", nil)], columns: 6)
        == "^7\r^[1A^[2C^[36mabc^[0m 按钮^8")
    // The cursor goes with the character it stands on.
    #expect(
      drawing([("abc按", nil)], before: "abc", columns: 6, next: "按")?
        .hasPrefix("^7\r^[1A") == true)
    #expect(
      drawing([("ab按", nil)], before: "ab", columns: 6, next: "按")?
        .hasPrefix("^7\r^[2C") == true)
  }

  @Test func charactersThatJoinAreLeftToLibedit() {
    #expect(drawing([("a👨‍👩‍👧", nil)]) == nil)
    #expect(drawing([("a", nil)], hint: "👨‍👩‍👧") == "^7\r^[2Ca^8")
  }

  @Test func whatIsNotDrawnAsItIsWrittenStaysPlain() {
    #expect(drawing([("a\tb", nil)]) == nil)
    #expect(drawing([("a\nb", nil)]) == nil)
    #expect(drawing([("abc", nil)], columns: 2) == nil)
    #expect(drawing([(String(repeating: "a", count: 100), nil)]) == nil)
  }

  @Test func aHintNeverDrivesTheTerminal() {
    #expect(drawing([("a", nil)], hint: "\u{1B}[2J")?.contains("\u{FFFD}[2J") == true)
  }

  @Test(arguments: [(" red 0,0", " red"), ("d 0,0", "d"), ("  x", "  x"), (" ", " "), ("", "")])
  func aWordOfAHintComesWithTheSpacesBeforeIt(text: String, word: String) {
    #expect(LineDecoration.Hint(text: text, isAcceptable: true).firstWord == word)
  }

  @Test(arguments: [(0, 4), (3, 4), (4, 12), (12, 15), (15, 15), (99, 15)])
  func theCursorMovesBehindTheNextWord(position: Int, end: Int) {
    #expect(WordEnd.next(in: "hide  card-a 按钮", from: position) == end)
  }
}
