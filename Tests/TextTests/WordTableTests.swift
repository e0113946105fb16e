import Testing

@testable import Text

@Suite struct WordTableTests {
  @Test func aWordFindsItsValue() {
    var table: WordTable<Int> = ["one": 1, "two": 2]
    #expect(table["one"] == 1 && table["three"] == nil && table.count == 2)
    table["one"] = nil
    #expect(table["one"] == nil && table.words == ["two"])
    table["many", default: 0] += 5
    #expect(table["many"] == 5)
  }

  /// As a dictionary of strings does.
  @Test func equalWordsNeedNotHaveTheSameBytes() {
    let table: WordTable<Int> = ["caf\u{E9}": 1]
    #expect(table["cafe\u{301}"] == 1)
    #expect(table["cafe"] == nil)
  }

  @Test func manyWordsStayApart() {
    var table: WordTable<Int> = [:]
    for k in 0..<10_000 { table["v\(k)"] = k }
    // The order of one table is no bad order for another.
    var copy: WordTable<Int> = [:]
    for word in table.words { copy[word] = table[word] }
    #expect(copy.count == 10_000)
    for k in 0..<10_000 where copy["v\(k)"] != k { Issue.record("v\(k)") }
  }
}
