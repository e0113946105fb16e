import Testing
import Text

@testable import Shell

@Suite struct HistoryFinderTests {
  private let entries = ["add button", "tap button", "hide 按钮", "tap card", "tree"]

  /// Types a text, in which `<` goes to older lines, `>` to newer ones and `#` erases.
  private func finder(after text: String) -> HistoryFinder {
    var finder = HistoryFinder(entries)
    for character in text {
      switch character {
      case "<": finder.goOlder()
      case ">": finder.goNewer()
      case "#": finder.erase()
      default: finder.type(character)
      }
    }
    return finder
  }

  @Test(
    arguments: [
      ("", nil), ("t", "tree"), ("ta", "tap card"), ("tap b", "tap button"), ("bu", "tap button"),
      ("BU", "tap button"), ("bu<", "add button"), ("bu<<", "add button"), ("bu<>", "tap button"),
      ("bu>", "tap button"), ("按", "hide 按钮"), ("x", nil), ("tax", "tap card"), ("ta#", "tree"),
      ("tax#", "tap card"), ("bu##", nil), ("#", nil), ("<>", nil), ("t<<", "tap button"),
    ] as [(String, String?)])
  func theLatestLineWithTheTextIsFound(_ typed: String, _ found: String?) {
    #expect(finder(after: typed).found == found)
  }

  @Test func theLineTellsWhatIsSoughtAndWhatComesOfIt() {
    #expect(finder(after: "").line(columns: 80).text.hasPrefix("search ''  type a part"))
    #expect(
      finder(after: "bu").line(columns: 80).text
        == "search 'bu'  tap button   Ctrl-R: older  Enter: run  Esc: edit")
    #expect(
      finder(after: "bu<<").line(columns: 60).text
        == "search 'bu'  no more before  add button")
    #expect(finder(after: "xyz").line(columns: 50).text == "search 'xyz'  is in no earlier line")
    #expect(finder(after: "按").line(columns: 12).width <= 11)
  }

  @Test func withoutHistoryNothingIsFound() {
    var finder = HistoryFinder([])
    finder.goOlder()
    finder.type("a")
    finder.erase()
    finder.goNewer()
    #expect(finder.found == nil)
  }
}
