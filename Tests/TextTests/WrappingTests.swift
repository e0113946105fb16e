import Testing
import Text

@Suite struct WrappingTests {
  private func line(_ words: [String], _ separator: String) -> TextLine {
    var line = TextLine()
    for (k, word) in words.enumerated() {
      if k > 0 { line.append(separator, .dim) }
      line.append(word, .name)
    }
    return line
  }

  @Test func aLineThatFitsStaysOneLine() {
    let line = line(["yellow", "blue", "root"], " › ")
    #expect(line.wrapped(to: 20) == [line])
  }

  @Test func aLongChainBreaksBehindItsArrows() {
    let lines = line(["yellow", "blue", "root", "vc"], " › ").wrapped(to: 16)
    #expect(lines.map(\.text) == ["yellow › blue ›", "    root › vc"])
    #expect(lines[1].runs.first { $0.text == "root" }?.style == .name)
  }

  @Test func continuationsAreIndentedAsAsked() {
    let lines = line(["one", "two", "three"], " ").wrapped(to: 8, indent: 2)
    #expect(lines.map(\.text) == ["one two", "  three"])
  }

  @Test func aWordWiderThanTheLineStandsAlone() {
    let lines = line(["a", "unbreakable", "b"], " ").wrapped(to: 6, indent: 1)
    #expect(lines.map(\.text) == ["a", " unbreakable", " b"])
  }

  @Test(arguments: [10, 17, 24, 40])
  func noWordIsLostAndNoLineTooWide(width: Int) {
    let words = (1...30).map { $0 % 3 == 0 ? "按钮\($0)" : "view\($0)" }
    let lines = line(words, " ").wrapped(to: width, indent: 3)
    #expect(lines.allSatisfy { OutputStyle().render($0).displayWidth <= width })
    #expect(lines.flatMap { $0.text.split(separator: " ").map(String.init) } == words)
  }
}

/// A number stays with its side.
@Suite struct PhraseWrappingTests {
  private let line = TextLine("outside (0 0; 20 20): 9.5 right, 31.75 below  inset -1  R2.12")

  @Test(arguments: [
    (62, ["outside (0 0; 20 20): 9.5 right, 31.75 below  inset -1  R2.12"]),
    (60, ["outside (0 0; 20 20): 9.5 right, 31.75 below  inset -1", "  R2.12"]),
    (40, ["outside (0 0; 20 20): 9.5 right,", "  31.75 below  inset -1  R2.12"]),
    (20, ["outside (0 0; 20", "  20): 9.5 right,", "  31.75 below  inset", "  -1  R2.12"]),
  ])
  func linesAreCutBehindPhrasesAsFarAsTheyFit(width: Int, lines: [String]) {
    #expect(line.wrappedAtPhrases(to: width, indent: 2).map(\.text) == lines)
  }
}
