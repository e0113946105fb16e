import Language
import SessionStage
import Testing

@testable import Help
@testable import Session

@Suite struct CatalogueTests {
  static let names = Catalogue.all.map(\.name)

  private func command(_ name: String) throws -> Command {
    try #require(Catalogue.byWord[name])
  }

  @Test(arguments: names)
  func everyCommandIsDescribed(name: String) throws {
    let command = try command(name)
    #expect(!command.summary.isEmpty)
    #expect(command.summary.first?.isUppercase == false && command.summary.last != ".")
    #expect(!command.forms.isEmpty)
    #expect(command.usages.allSatisfy { $0.hasPrefix(name) })
    let own = ["save", "source", "import", "quit", "end", "live"]
    #expect(!command.examples.isEmpty || own.contains(name))
    #expect(command.examples.allSatisfy { !$0.meaning.isEmpty })
  }

  @Test func noWordCallsTwoCommands() {
    let words = Catalogue.all.flatMap { [$0.name] + $0.aliases }
    #expect(Set(words).count == words.count)
  }

  @Test(arguments: [
    ("pviews", "tree"), ("presponder", "chain"), ("po", "get"),
    ("fv", "find"), ("rm", "remove"), ("q", "quit"), ("?", "help"),
  ])
  func oldFriendsAreAliases(alias: String, name: String) {
    #expect(Catalogue.byWord[alias]?.name == name)
  }
}

/// Words that people know from elsewhere call the command that does the same.
@Suite struct OldFriendTests {
  @Test(arguments: [
    ("bt", "chain"), ("p", "get"), ("print", "get"), ("po", "get"),
    ("delete", "remove"),
  ])
  func anOldFriendCallsItsCounterpart(word: String, name: String) throws {
    let desk = TestSession()
    desk.session.isInteractive = true
    let word = Word(text: word, range: 0..<0, quoting: .bare)
    #expect(try desk.session.command(for: word).name == name)
  }
}
