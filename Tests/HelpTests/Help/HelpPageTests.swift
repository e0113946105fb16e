import Commands
import SessionStage
import TestSupport
import Testing
import Text

@testable import Help
@testable import Session

/// Pages of help are short, fit the screen, and what stands in them can be typed.
@Suite struct HelpPageTests {
  static let commands = Catalogue.all.map(\.name)
  static let topics = HelpTopic.all.map(\.name)
  static let others =
    ["", "commands", "topics", "rules", "surprises", "R6"] + ClassPages.all.map(\.name)
    + RuleBook.all.map(\.number) + SurpriseBook.all.map { "surprise \($0.number)" }
  static let looks = [OutputStyle(width: 80), OutputStyle(width: 60, isASCII: true)]

  @Test(arguments: commands)
  func everyCommandHasAPage(name: String) throws {
    let page = try TestSession().printed("help \(name)")
    #expect(page[0].hasPrefix("\(name)  "))
    #expect(page.contains { $0.hasPrefix("usage: \(name)") })
  }

  @Test(arguments: commands)
  func aPageThatWouldBeLongerThanAScreenShowsItsFirstExamples(name: String) throws {
    let desk = TestSession()
    let (page, all) = (try desk.printed("help \(name)"), try desk.printed("help \(name) all"))
    let isFolded = page.contains("  help \(name) all  shows all examples")
    #expect(isFolded == (all.count > 23 && Catalogue.byWord[name]?.examples.count ?? 0 > 1))
    #expect(isFolded ? page.count < all.count : page == all)
  }

  @Test(arguments: HelpTopic.all.map(\.name))
  func aTopicFitsAScreenAndHasExamplesThatClaimSomething(name: String) throws {
    let topic = try #require(HelpTopic.named(name))
    let page = try TestSession().printed("help \(name)")
    #expect(page[0] == "\(name)  \(topic.summary)")
    #expect(page.count <= 23)
    #expect(!topic.examples.isEmpty)
    for example in topic.examples {
      #expect(!example.shows.isEmpty || example.line.contains("expect "), "\(example.line)")
    }
  }

  @Test(arguments: sample(commands + topics + others, oneIn: 2))
  func noLineIsWiderThanTheScreen(name: String) throws {
    for style in Self.looks {
      let lines = try TestSession(style).printed("help \(name)")
      #expect(lines.allSatisfy { $0.displayWidth <= style.width })
      // An example may hold what a command prints.
      let isPlain = (Catalogue.byWord[name]?.examples ?? []).allSatisfy(\.line.isASCII)
      #expect(style.glyphs.next != ">" || !isPlain || lines.allSatisfy(\.isASCII))
    }
  }

  @Test(arguments: sample(ExampleCase.all, oneIn: 3))
  func anExampleCanBePastedFromThePage(example: ExampleCase) throws {
    for style in [OutputStyle(width: 80), OutputStyle(width: 60)] {
      let desk = TestSession()
      desk.run(
        HelpPages.lines(of: example.example, style).map(style.render).joined(separator: "\n"))
      #expect(desk.messages.isEmpty)
      let shows = example.example.shows
      #expect(shows.isEmpty || desk.output.joined(separator: "\n").contains(shows))
    }
  }

  @Test(arguments: [80, 60])
  func theFirstPageIsTenCommandsAndTwoLinesToType(width: Int) throws {
    let lines = try TestSession(OutputStyle(width: width)).printed("help")
    #expect(lines.count <= (width == 60 ? 19 : 23))
    #expect(HelpPages.firstCommands.count == 10)
    for (usage, _) in HelpPages.firstCommands {
      let name = String(usage.prefix { $0 != " " })
      #expect(Catalogue.byWord[name] != nil && lines.contains { $0.hasPrefix("  \(usage)  ") })
    }
    let desk = TestSession()
    let typed = lines[1...].prefix { !$0.isEmpty }.filter { !$0.hasPrefix("   ") }
    desk.run(typed.map { String($0.prefix(28)) }.joined(separator: "\n"))
    #expect(desk.messages == [] && desk.output.contains { $0.contains("← hit") })
  }

  @Test(arguments: [80, 60, 40])
  func theListOfCommandsHasEveryCommandWithAWordForIt(width: Int) throws {
    let lines = try TestSession(OutputStyle(width: width)).printed("help commands")
    #expect(lines.allSatisfy { $0.count <= width } && (width < 80 || lines.count <= 52))
    for entry in Catalogue.entries {
      let told = entry.command.name + " "
      #expect(
        lines.contains { line in
          line.ranges(of: "  \(told)").contains {
            line[$0.upperBound...].drop { $0 == " " }.hasPrefix(entry.word)
          }
        }, "\(told)")
    }
  }

  @Test func thereAreFewCommandsToLearn() {
    #expect(Catalogue.all.count <= 115)
    #expect(Catalogue.entries.allSatisfy { !$0.word.isEmpty && $0.word.count <= 15 })
  }

  @Test func longUsagesGoOnUnderTheirBeginning() throws {
    let page = try TestSession(OutputStyle(width: 60)).printed("help remote")
    let start = try #require(page.firstIndex { $0.contains("remote play |") })
    #expect(page[start].hasPrefix("       remote play"))
    #expect(page[start + 1].hasPrefix("           |"))
  }

  @Test(arguments: [
    ("help HIT-TESTING", "hit-testing"), ("help hit testing", "hit-testing"),
    ("help scroll view", "scroll-views"), ("help window", "window"), ("help windows", "windows"),
    ("help exit status", "errors"), ("help gesture recognizers", "recognizers"),
    ("help TAP", "tap"), ("help keyboard", "first-responder"),
  ])
  func aTopicIsFoundHoweverItIsWritten(line: String, name: String) throws {
    #expect(try TestSession().printed(line)[0].hasPrefix("\(name)  "))
  }

  @Test(arguments: [
    ("hit", "hit-testing"), ("remote", "first-responder, R10.5"), ("gestures", "recognizers"),
    ("R6.8", "dead-buttons, recognizers, timeline"),
    ("R2.9", "dead-buttons, hit-testing, controls"),
    ("surprise 12", "dead-buttons, hit-testing, controls"), ("event-queue", "R1, queue, ignore"),
  ])
  func aPageNamesWhatBelongsToIt(name: String, links: String) throws {
    let page = try TestSession().printed("help \(name)")
    #expect(page.contains { $0.hasPrefix("see also: \(links)") }, "\(page)")
  }

  @Test(arguments: sample(commands + topics + others.dropFirst(), oneIn: 3))
  func everyLinkOpensAPage(name: String) throws {
    let page = try TestSession(OutputStyle(width: 100)).printed("help \(name)")
    guard let start = page.firstIndex(where: { $0.hasPrefix("see also: ") }) else { return }
    let links = page[start...].joined(separator: " ").dropFirst("see also: ".count)
    for link in links.split(whereSeparator: { ", ".contains($0) }) {
      #expect(HelpPages.page(on: String(link), OutputStyle()) != nil, "\(link)")
    }
  }
}

extension String {
  fileprivate var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }
}
