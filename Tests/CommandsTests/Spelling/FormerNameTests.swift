import SessionStage
import Testing

@testable import Commands

/// Scripts that were written for the version before keep running.
@Suite struct FormerNameTests {
  private static let scene = """
    add red 0,0 90x90
    add UISlider s 9,9 200x40
    target s valueChanged vc.ch:
    add UIScrollView list 0,100 300x300
    """

  /// Lines of that time, and how they are written now.
  private static let lines = [
    ("alpha red 0.5", "set red alpha 0.5"), ("frame red 10,20 30x40", "set red frame 10,20 30x40"),
    ("bounds red 0,5 30x40", "set red bounds 0,5 30x40"),
    ("center red 50,60", "set red center 50,60"),
    ("transform red identity", "set red transform identity"),
    ("transform red 0 1 -1 0 0 0", "set red transform 0 1 -1 0 0 0"),
    ("describe red", "get red"), ("controllers", "tree controllers"), ("layout", "tree layout"),
    ("layout red", "tree layout red"), ("targets s", "target s"),
    ("motion began", "shake began"), ("sendactions s valueChanged", "send s valueChanged"),
    ("profile classic", "reset classic"),
    ("profile private empty", "reset private empty"), ("console", "log print"),
  ]

  @Test(arguments: lines)
  func aFormerNameDoesTheSameAndSaysOnceHowItIsWrittenNow(former: String, present: String) throws {
    let (old, new) = (try TestSession(after: Self.scene), try TestSession(after: Self.scene))
    old.session.isInteractive = false
    let output = try old.printed(former)
    let note = try #require(output.first)
    #expect(note.hasPrefix("note: write '") && note.contains("for '"))
    #expect(try Array(output.dropFirst()) == new.printed(present))
    #expect(old.state == new.state)
    let again = try? old.printed(former)
    #expect(again?.first?.hasPrefix("note: write") != true)
  }

  @Test func everyFormerNameIsTried() {
    let tried = Set(Self.lines.map { String($0.0.prefix { $0 != " " }) })
    #expect(tried.union(["task"]) == Set(FormerNames.byWord.keys))
  }

  @Test(arguments: [
    ("alpha red 2%", "'2%' is not a number"), ("frame nobody 0,0 9x9", "no view is named 'nobody'"),
  ])
  func aMistakeBehindAFormerNameKeepsItsPlace(line: String, message: String) throws {
    let desk = try TestSession(after: Self.scene)
    desk.run(line)
    #expect(desk.messages.count == 1 && desk.messages[0].contains(message), "\(desk.messages)")
  }

  @Test func onesOwnAliasWins() throws {
    let desk = try TestSession(after: Self.scene)
    desk.run("alias console echo hello\nconsole")
    #expect(desk.output == ["hello"])
  }

  @Test func whatIsUndoneAndRecordedIsThePresentWord() throws {
    let desk = try TestSession(after: Self.scene)
    desk.session.isInteractive = true
    _ = try desk.printed("alpha red 0.25")
    #expect(try desk.printed("undo") == ["undone: set red alpha 0.25"])
  }
}
