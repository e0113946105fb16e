import Commands
import Session
import SessionStage
import Testing

@testable import Help

/// `try` shows what a page says, in a scene of its own.
@Suite struct TryTests {
  @Test(arguments: SurpriseBook.all.map(\.number))
  func everySurpriseShowsSomething(number: Int) throws {
    let output = try TestSession().printed("try surprise \(number)")
    let surprise = try #require(SurpriseBook.surprise(number))
    for line in surprise.example { #expect(output.contains("> \(line)")) }
    #expect(output.contains("✓ holds"))
  }

  private static let pages =
    RuleBook.chapters.flatMap(\.entries).filter { RuleBook.example(of: $0) != nil }.map(\.number)
    + CodeBook.all.filter { !$0.example.isEmpty }.map(\.code)
    + HelpTopic.all.filter { !$0.examples.isEmpty }.map(\.name)

  @Test(arguments: pages)
  func everyPageWithAnExampleCanBeTried(page: String) throws {
    let desk = TestSession()
    desk.session.access.allowsFiles = false
    #expect(try desk.printed("try \(page)").contains { $0.hasPrefix("> ") })
  }

  @Test func theOwnSceneStaysAsItIs() throws {
    let desk = try TestSession(after: "add red 0,0 90x90\ntap red\nlet x 5")
    let (state, steps) = (desk.state, desk.scene.journal.undoLabels)
    let trace = try desk.printed("trace")
    try desk.session.execute("try surprise 4; try tap")
    #expect(desk.state == state && desk.scene.journal.undoLabels == steps)
    #expect(try desk.printed("trace") == trace)
    #expect(try desk.printed("echo $x") == ["5"])
  }

  @Test func theNumberOfAnExampleFollowsThePage() throws {
    let tap = try #require(Catalogue.byWord["tap"])
    for (k, example) in tap.examples.enumerated() {
      #expect(try TestSession().printed("try tap \(k + 1)").contains("> \(example.line)"))
    }
    #expect(try TestSession().printed("try tap") == TestSession().printed("try tap 1"))
  }

  @Test func thePromptTellsThatItComesBack() throws {
    let prompt = TestSession()
    prompt.session.isInteractive = true
    #expect(
      try prompt.printed("try tap").last
        == "your own scene again; 'try tap 2' shows the next of 3")
    #expect(try prompt.printed("try surprise 1").last == "your own scene again")
    #expect(try !prompt.printed("try surprise 1").contains("as expected"))
  }

  @Test(arguments: [
    ("try nothing", "there is no help on 'nothing'; try 'help'"),
    ("try tap 9", "'tap' has 3 examples; 'help tap' shows its page"),
    ("try UIWindow", "'UIWindow' has no example; 'help UIWindow' shows its page"),
    ("try surprise 99", "there is no help on 'surprise 99'; did you mean 'surprise 86'?"),
  ])
  func whatCannotBeTriedIsAnError(line: String, message: String) {
    let desk = TestSession()
    desk.run(line)
    #expect(desk.messages == [message] && desk.output == [])
  }
}
