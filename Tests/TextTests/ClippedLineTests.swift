import Testing
import Text

@Suite struct ClippedLineTests {
  private let line = TextLine("ab", .name) + TextLine("cd") + TextLine("按钮", .dim)

  @Test(arguments: [
    (8, "abcd按钮"), (7, "abcd按…"), (6, "abcd…"), (5, "abcd…"), (4, "abc…"), (2, "a…"), (1, "…"),
    (0, ""),
  ])
  func aLineIsCutAtAColumnWithAnEllipsis(columns: Int, text: String) {
    #expect(line.clipped(to: columns, OutputStyle()).text == text)
  }

  @Test func theEllipsisMayBeASCII() {
    #expect(line.clipped(to: 6, OutputStyle(isASCII: true)).text == "abc...")
    #expect(line.clipped(to: 2, OutputStyle(isASCII: true)).text == "..")
  }
}
