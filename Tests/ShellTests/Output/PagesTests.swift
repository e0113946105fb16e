import Testing
import Text

@testable import Shell

@Suite struct PagesTests {
  /// Pages of numbered rows on a screen of 40 by 6, of which the last row tells the place.
  private func pages(_ count: Int, isComplete: Bool = true, columns: Int = 40) -> Pages {
    var pages = Pages(size: .init(columns: columns, rows: 6))
    for k in 0..<count { pages.append(TextLine("row \(k + 1)")) }
    pages.isComplete = isComplete
    return pages
  }

  private func press(_ keys: String, in pages: inout Pages) -> Pages.Outcome {
    var outcome = Pages.Outcome.nothing
    for key in keys {
      switch key {
      case " ": outcome = pages.press(.space)
      case "\n": outcome = pages.press(.enter)
      default: outcome = pages.press(.character(key))
      }
    }
    return outcome
  }

  @Test(
    arguments: [
      ("", 0), (" ", 5), ("  ", 10), ("   ", 15), ("j", 1), ("jjk", 1), ("k", 0), ("b", 0),
      (" b", 0), ("G", 15), ("Gk", 14), ("Gg", 0), ("d", 2), ("du", 0), ("\n\n", 2), ("Gj", 15),
      ("x", 0), ("/row 13\n", 12), ("/ROW 13\n", 12), ("/row 2\nn", 15), ("/nothing\n", 0),
      ("/1\nnn", 10), ("/1\nN", 15), ("/3\nnn", 2), ("n", 0), ("?", 0),
    ] as [(String, Int)])
  func keysMoveThePage(_ keys: String, _ top: Int) {
    var pages = pages(20)
    _ = press(keys, in: &pages)
    #expect(pages.top == top)
  }

  @Test func thePageAndItsPlaceFillTheScreen() {
    var pages = pages(20)
    #expect(
      pages.screen.map(\.text) == [
        "row 1", "row 2", "row 3", "row 4", "row 5", "rows 1-5 of 20  space: more  q: back  /",
      ])
    _ = press("G", in: &pages)
    #expect(pages.screen.first?.text == "row 16")
    #expect(pages.screen.last?.text == "rows 16-20 of 20  b: up  space: back to")
  }

  @Test func theEndIsLeftWithSpaceAndAnyPageWithQ() {
    var pages = pages(20)
    #expect(press("q", in: &pages) == .leave)
    #expect(pages.press(.interrupt) == .leave)
    #expect(press("   ", in: &pages) == .show)
    #expect(press(" ", in: &pages) == .leave)
    #expect(press("j", in: &pages) == .nothing)
  }

  @Test func aPageBehindTheLinesThatHaveComeAsksForMore() {
    var pages = pages(7, isComplete: false)
    #expect(press(" ", in: &pages) == .show)
    #expect(pages.screen.last?.text.hasPrefix("rows 3-7 of 7+") == true)
    #expect(press(" ", in: &pages) == .more)
    for k in 0..<9 { pages.append(TextLine("more \(k)")) }
    pages.goOn()
    #expect(pages.top == 7)
    #expect(press("G", in: &pages) == .more)
    #expect(pages.wantsEnd)
    pages.append(TextLine("last"))
    pages.isComplete = true
    pages.goOn()
    #expect(pages.screen[4].text == "last")
  }

  @Test func whatIsSoughtIsLit() {
    var pages = pages(20)
    _ = press("/w 1\n", in: &pages)
    #expect(OutputStyle(hasColor: true).render(pages.screen[0]).contains("\u{1B}[1;7mw"))
    #expect(pages.screen.last?.text == "rows 1-5 of 20  'w 1' in row 1  n N: ot")
    _ = press("/卡\n", in: &pages)
    #expect(pages.screen.last?.text == "rows 1-5 of 20  '卡' is not found")
  }

  @Test func aSearchCanBeGivenUp() {
    var pages = pages(20)
    _ = press("/ro", in: &pages)
    #expect(pages.screen.last?.text == "/ro")
    _ = pages.press(.backspace)
    #expect(pages.screen.last?.text == "/r")
    #expect(pages.press(.interrupt) == .show)
    #expect(pages.screen.last?.text.hasPrefix("rows 1-5") == true)
  }

  @Test func wideLinesTakeSeveralRows() {
    var pages = pages(0, columns: 20)
    pages.append(TextLine(String(repeating: "卡", count: 21), .bad))
    #expect(pages.rowCount == 3)
    #expect(pages.screen[0].text == String(repeating: "卡", count: 10))
    #expect(pages.screen[2].runs == [TextRun("卡", .bad)])
  }

  @Test func anotherScreenKeepsTheLineAtTheTop() {
    var pages = pages(0, columns: 20)
    for k in 0..<20 { pages.append(TextLine("\(k) " + String(repeating: "x", count: 30))) }
    _ = press("  ", in: &pages)
    #expect(pages.screen[0].text.hasPrefix("5 "))
    pages.resize(to: .init(columns: 60, rows: 10))
    #expect(pages.top == 5)
    #expect(pages.screen.count == 10)
    pages.resize(to: .init(columns: 20, rows: 2))
    #expect(pages.screen.count == 2)
    #expect(pages.screen[0].text.hasPrefix("5 "))
  }

  @Test func whatWasReadStaysBehind() {
    var pages = pages(20)
    _ = press(" ", in: &pages)
    #expect(pages.rest(most: 500).map(\.text) == (1...10).map { "row \($0)" } + ["rows 6-10 of 20"])
    #expect(pages.rest(most: 2).map(\.text) == ["row 9", "row 10", "rows 6-10 of 20"])
    _ = press("G", in: &pages)
    #expect(pages.rest(most: 500).last?.text == "row 20")
    #expect(self.pages(0).rest(most: 500).isEmpty)
  }
}
