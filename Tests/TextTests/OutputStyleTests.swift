import Testing
import Text

@Suite struct OutputStyleTests {
  private let line = TextLine("red", .name) + TextLine("  ✓ ") + TextLine("hit  ", .winner)

  @Test func aPlainLookWritesCharactersWithoutTrailingSpaces() {
    #expect(OutputStyle().render(line) == "red  ✓ hit")
  }

  @Test func colourIsPutRoundEachPieceAndTakenBack() {
    let text = OutputStyle(hasColor: true).render(line)
    #expect(text == "\u{1B}[1mred\u{1B}[0m  ✓ \u{1B}[1;38;5;65mhit\u{1B}[0m")
  }

  @Test func theLookFollowsTheTheme() {
    var style = OutputStyle(hasColor: true)
    style.appearance.choice = .dark
    #expect(style.render(TextLine("hit", .good)) == "\u{1B}[38;5;78mhit\u{1B}[0m")
    style.appearance.hasManyColors = false
    #expect(style.render(TextLine("hit", .good)) == "\u{1B}[32mhit\u{1B}[0m")
    style.appearance.choice = .light
    #expect(style.render(TextLine("hit", .good)) == "\u{1B}[1mhit\u{1B}[0m")
  }

  @Test func piecesOfSpacesAtTheEndAreDroppedWithTheirColour() {
    let padded = TextLine("red ", .name) + TextLine("   ", .dim) + TextLine("  ")
    #expect(OutputStyle(hasColor: true).render(padded) == "\u{1B}[1mred\u{1B}[0m")
    #expect(OutputStyle(hasColor: true).render(TextLine("   ", .winner)) == "")
  }

  @Test func plainTextHasNoColour() {
    #expect(OutputStyle(hasColor: true).render(TextLine("red")) == "red")
  }

  @Test func theASCIIGlyphsAreASCII() {
    let glyphs = Glyphs.ascii
    let texts =
      [
        glyphs.branch, glyphs.lastBranch, glyphs.trunk, glyphs.yes, glyphs.no, glyphs.skip,
        glyphs.pointer, glyphs.next, glyphs.tap, glyphs.ellipsis,
      ] + (glyphs.box + glyphs.faintBox).map { String($0) }
    #expect(texts.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } })
  }

  @Test func branchesTakeThreeColumnsInBothSets() {
    for glyphs in [Glyphs.unicode, .ascii] {
      for text in [glyphs.branch, glyphs.lastBranch, glyphs.trunk] {
        #expect(text.displayWidth == 3)
      }
      #expect(glyphs.box.count == 6 && glyphs.faintBox.count == 6)
    }
  }
}
