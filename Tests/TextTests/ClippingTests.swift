import Testing
import Text

@Suite struct ClippingTests {
  @Test(arguments: [
    ("button", 6, "button"), ("button", 5, "butt…"), ("button", 1, "…"), ("按钮文字", 8, "按钮文字"),
    ("按钮文字", 7, "按钮文…"), ("按钮文字", 6, "按钮…"), ("按钮文字", 5, "按钮…"),
    ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"), ("👍👍", 3, "👍…"),
  ])
  func whatDoesNotFitEndsInAnEllipsis(text: String, columns: Int, clipped: String) {
    #expect(text.clipped(to: columns) == clipped)
  }

  @Test func theEllipsisMayBeASCII() {
    #expect("controller".clipped(to: 8, ellipsis: "...") == "contr...")
  }

  @Test(arguments: 1..<12)
  func nothingIsWiderThanItMayBe(columns: Int) {
    for text in ["plain text here", "按钮按钮按钮按钮", "a按b钮c文d字", "👍👍👍👍👍👍"] {
      let clipped = text.clipped(to: columns)
      #expect(clipped.displayWidth <= columns)
      #expect(clipped == text || clipped.hasSuffix("…"))
    }
  }
}
