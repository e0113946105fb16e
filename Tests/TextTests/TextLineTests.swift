import Foundation
import Testing
import Text

/// What a terminal would obey instead of showing it never reaches a terminal.
@Suite struct TextLineTests {
  @Test(
    "Control characters of both sets and marks of direction become U+FFFD",
    arguments: [
      "\0", "\u{1B}", "\u{8}", "\r", "\n", "\u{7F}", "\u{80}", "\u{9B}", "\u{9F}", "\u{202A}",
      "\u{202E}", "\u{2066}", "\u{2069}",
    ])
  func controlCharactersAreReplaced(character: String) {
    #expect(TextLine("a\(character)b").text == "a\u{FFFD}b")
    #expect(TextLine("a\(character)b").width == 3)
  }

  @Test func aLineIsAsWideAsItsCharacters() {
    for value in Array(0x20...0x33FF) + [0xFE0F, 0xFF01, 0x1F600, 0x20000] as [UInt32] {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let line = TextLine("a\(scalar)b")
      #expect(line.width == line.text.displayWidth, "U+\(String(value, radix: 16))")
    }
  }

  @Test func aPieceThatIsExtendedIsOnePiece() {
    var line = TextLine("at ", .dim)
    line.begin(.name)
    line.extend(CGPoint(x: 1, y: -2.5))
    line.extend(" ✓ ")
    line.extend(CGRect(x: 0, y: 0, width: 10, height: 20))
    line.extend(CGFloat(7))
    let text = "(1, -2.5) ✓ (0 0; 10 20)7"
    #expect(line.runs == [TextRun("at ", .dim), TextRun(text, .name)])
    #expect(line.width == 3 + text.count)
  }

  @Test func aTabIsASpace() {
    #expect(TextLine("a\tb").text == "a b")
  }

  @Test(arguments: ["~ é", "\u{A0}", "\u{202F}", "\u{2065}", "\u{206A}", "按钮", "👩‍👩‍👧", "e\u{301}"])
  func allElseStaysAsItIs(text: String) {
    #expect(TextLine(text).text == text)
  }

  @Test func aLineKeepsItsPiecesWhateverTheirLetters() {
    let pieces = [("├─ ", TextStyle.dim), ("按钮", .name), ("e", .plain), ("\u{301}", .bad)]
    var line = TextLine()
    for (text, style) in pieces { line.append(text, style) }
    let doubled = line + line
    #expect(doubled.runs == (pieces + pieces).map { TextRun($0.0, $0.1) })
    #expect(doubled.text == doubled.runs.map(\.text).joined())
    #expect(doubled.width == 2 * line.width)
    #expect(TextLine() + line == line)
    #expect(line + TextLine("") == line)
  }

  @Test func spacesAtTheEndAreNotWritten() {
    var line = TextLine("a ", .name)
    line.append("  ", .dim)
    #expect(OutputStyle().render(line) == "a")
    #expect(OutputStyle(hasColor: true).render(line) == "\u{1B}[1ma\u{1B}[0m")
    #expect(OutputStyle().render(TextLine("  ")) == "")
  }

  @Test func colourCodesInATextAreNotObeyed() {
    let line = TextLine("\u{1B}[31mred", .name)
    #expect(OutputStyle(hasColor: true).render(line) == "\u{1B}[1m\u{FFFD}[31mred\u{1B}[0m")
  }
}

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
