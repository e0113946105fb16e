import Testing
import Text

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("card", 4), ("按钮", 4), ("カード", 6), ("ｶｰﾄﾞ", 4), ("한글", 4), ("ＡＢ", 4),
    ("e\u{301}", 1), ("é", 1), ("\u{1112}\u{1161}\u{11AB}", 2), ("a\u{200B}b", 2), ("👍", 2),
    ("✓", 1), ("├─ ", 3), ("·", 1), ("ß", 1), ("Жук", 3), ("שלום", 4), ("\u{1B}\t", 0),
    ("〇", 2), ("、", 2), ("𠮷", 2), ("a按b", 4), ("ก็", 1),
    ("👨‍👩‍👧", 2), ("🇩🇪", 2), ("👍🏽", 2), ("❤️‍🔥", 2), ("👍👍", 4), ("a👨‍👩‍👧b", 4),
  ])
  func aTextTakesTheColumnsOfATerminal(text: String, columns: Int) {
    #expect(text.displayWidth == columns)
  }

  @Test func theMarksOfTheShellAreAsWideAsUnicodeSays() {
    let marks = [
      0x2010...0x2027, 0x203A...0x203A, 0x2190...0x21FF, 0x2500...0x257F, 0x2713...0x2718,
    ]
    for scalar in marks.joined().compactMap({ Unicode.Scalar(UInt32($0)) }) {
      let properties = scalar.properties
      let hasColumns =
        ![.nonspacingMark, .enclosingMark, .format, .control].contains(properties.generalCategory)
      #expect(scalar.displayWidth == 1)
      #expect(hasColumns && !properties.isEmojiPresentation)
    }
  }

  @Test func aLineIsAsWideAsItsPieces() {
    var line = TextLine("按", .name)
    line.append("ab", .dim)
    line.pad(to: 6)
    #expect(line.width == 6)
    #expect(line.text == "按ab  ")
    line.pad(to: 3)
    #expect(line.width == 6)
  }
}
