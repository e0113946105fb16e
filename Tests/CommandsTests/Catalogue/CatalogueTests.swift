import Testing

@testable import Commands

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
    let own = ["save", "source", "import", "quit", "end"]
    #expect(!command.examples.isEmpty || own.contains(name))
    #expect(command.examples.allSatisfy { !$0.meaning.isEmpty })
  }

  @Test func noWordCallsTwoCommands() {
    let words = Catalogue.all.flatMap { [$0.name] + $0.aliases }
    #expect(Set(words).count == words.count)
  }

  @Test(arguments: [
    ("pviews", "tree"), ("presponder", "chain"), ("pvc", "controllers"), ("po", "describe"),
    ("fv", "find"), ("rm", "remove"), ("q", "quit"), ("?", "help"),
  ])
  func oldFriendsAreAliases(alias: String, name: String) {
    #expect(Catalogue.byWord[alias]?.name == name)
  }

  @Test(arguments: names)
  func everyCommandHasAHelpPage(name: String) throws {
    let page = try Desk().printed("help \(name)")
    #expect(page[0].hasPrefix("\(name)  "))
    #expect(page.contains { $0.hasPrefix("usage: \(name)") })
    for example in try command(name).examples {
      for line in example.line.split(separator: "\n") {
        #expect(page.contains { $0.contains(line) })
      }
    }
  }

  @Test(arguments: HelpTopic.all.map(\.name))
  func theLinesOfATopicRun(name: String) throws {
    let topic = try #require(HelpTopic.all.first { $0.name == name })
    for line in topic.paragraphs where line.hasPrefix("  ") && !line.hasPrefix("  tapscope") {
      try Desk().session.execute(line)
    }
    #expect(try Desk().printed("help \(name)")[0] == "\(name)  \(topic.summary)")
  }

  @Test func theOverviewListsEveryCommandAndTopic() throws {
    let words = Set(
      try Desk().printed("help").flatMap { $0.split(separator: " ").map(String.init) })
    #expect(words.isSuperset(of: Self.names))
    #expect(words.isSuperset(of: HelpTopic.all.map(\.name)))
  }
}
