import Inspection
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
    #expect(Look().render(line) == "a")
    #expect(Look(hasColor: true).render(line) == "\u{1B}[1ma\u{1B}[0m")
    #expect(Look().render(TextLine("  ")) == "")
  }

  @Test func colourCodesInATextAreNotObeyed() {
    let line = TextLine("\u{1B}[31mred", .name)
    #expect(Look(hasColor: true).render(line) == "\u{1B}[1m\u{FFFD}[31mred\u{1B}[0m")
  }
}
