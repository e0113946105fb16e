import Testing

@testable import Shell

/// Parts of the tests, for several machines.
@Suite struct ShardTests {
  private let names = (1...400).map { "test \($0)" }

  @Test func eachTestIsInOnePart() throws {
    let shards = try (1...4).map { try #require(Shard("\($0)/4")) }
    for name in names {
      #expect(shards.count { $0.contains(name, of: "a.scope") } == 1)
    }
    for shard in shards {
      #expect((60...140).contains(names.count { shard.contains($0, of: "a.scope") }))
    }
  }

  @Test func thePartIsTheSameInEveryRun() throws {
    let shard = try #require(Shard("2/5"))
    let chosen = (1...12).filter { shard.contains("test \($0)", of: "Tests/a.scope") }
    #expect(chosen == [1, 5, 6, 7, 9])
  }

  @Test func aPartMustExist() {
    for text in ["", "1", "0/2", "3/2", "1/0", "-1/2", "1/2/3", "a/b", "1/", "/2", " 1/2"] {
      #expect(Shard(text) == nil, "\(text)")
    }
    #expect(Shard("1/1")?.contains("x", of: "y") == true)
  }
}
