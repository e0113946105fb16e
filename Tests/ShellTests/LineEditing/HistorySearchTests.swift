import Testing

@testable import Shell

@Suite struct HistorySearchTests {
  private let entries = ["add a", "tap b", "add c", "tap d"]

  @Test func anEmptyLineWalksThroughEverything() {
    var search = HistorySearch()
    var line = ""
    for expected in ["tap d", "add c", "tap b", "add a", nil] {
      let older = search.older(than: line, cursor: line.count, in: entries)
      #expect(older == expected)
      line = older ?? line
    }
  }

  @Test func onlyLinesThatBeginLikeTheTextBeforeTheCursorAreFound() {
    var search = HistorySearch()
    #expect(search.older(than: "add zzz", cursor: 3, in: entries) == "add c")
    #expect(search.older(than: "add c", cursor: 5, in: entries) == "add a")
    #expect(search.older(than: "add a", cursor: 5, in: entries) == nil)
  }

  @Test func theTypedLineComesBackBehindTheNewest() {
    var search = HistorySearch()
    #expect(search.newer(than: "ta", in: entries) == nil)
    #expect(search.older(than: "ta", cursor: 2, in: entries) == "tap d")
    #expect(search.older(than: "tap d", cursor: 5, in: entries) == "tap b")
    #expect(search.newer(than: "tap b", in: entries) == "tap d")
    #expect(search.newer(than: "tap d", in: entries) == "ta")
    #expect(search.newer(than: "ta", in: entries) == nil)
  }

  @Test func anEditedLineStartsANewWalk() {
    var search = HistorySearch()
    #expect(search.older(than: "", cursor: 0, in: entries) == "tap d")
    #expect(search.older(than: "add", cursor: 3, in: entries) == "add c")
  }
}
