import Foundation
import SessionStage
import Testing

@testable import Session

@Suite struct SourceTests {
  @Test func pathsAreRelativeToTheScriptThatNamesThem() throws {
    let folder = try Folder([
      "main.scope": "source lib/part.scope\necho main",
      "lib/part.scope": "source more.scope\necho part", "lib/more.scope": "echo more",
    ])
    let desk = TestSession()
    desk.run("source \(folder.path("main.scope"))")
    #expect(desk.output == ["more", "part", "main"])
    #expect(desk.messages.isEmpty)
  }

  @Test func aScriptCannotSourceItself() throws {
    let folder = try Folder(["a.scope": "source b.scope", "b.scope": "source ./a.scope"])
    let desk = TestSession()
    desk.run("source \(folder.path("a.scope"))")
    #expect(
      desk.messages == ["'./a.scope' is being run already; a script cannot source itself"])
  }

  @Test func aTestThatASourcedScriptLeavesOpenIsNamedWithThatScript() throws {
    let folder = try Folder(["part.scope": "\n\ntest a\nhide root"])
    let desk = TestSession()
    desk.run("source part.scope\necho after", path: folder.path("t.scope"))
    #expect(
      desk.reported.first == "part.scope:3:1: error: test 'a' has no 'end'", "\(desk.reported)")
  }

  @Test func aTestThatPassesUnexpectedlyIsNamedWithTheScriptItStandsIn() throws {
    let folder = try Folder(["part.scope": "\ntest a\nxfail why"])
    let desk = TestSession()
    desk.run("source part.scope\n\n\nend", path: folder.path("t.scope"))
    #expect(desk.diagnostics.map(\.file) == ["part.scope"])
    #expect(desk.diagnostics.map(\.line) == [2])
  }

  @Test func aScriptMayBeSourcedTwiceOneAfterTheOther() throws {
    let folder = try Folder(["a.scope": "echo a"])
    let desk = TestSession()
    desk.run("source \(folder.path("a.scope"))\nsource \(folder.path("a.scope"))")
    #expect(desk.output == ["a", "a"])
  }

  @Test func anErrorNamesItsPlaceAndWhereItWasSourced() throws {
    let folder = try Folder([
      "main.scope": "echo one\nsource lib/part.scope", "lib/part.scope": "\nsource more.scope",
      "lib/more.scope": "echo more\n\nhide x",
    ])
    let desk = TestSession()
    let main = folder.path("main.scope")
    desk.runner.policy.keepsGoing = false
    desk.run("source main.scope", name: "start", path: folder.path("start"))
    let diagnostic = try #require(desk.diagnostics.first)
    #expect((diagnostic.line, diagnostic.column) == (3, 6))
    #expect(diagnostic.file == "lib/more.scope")
    #expect(
      diagnostic.callers == [
        "sourced from lib/part.scope:2", "sourced from main.scope:2", "sourced from start:1",
      ])
    #expect(desk.diagnostics.count == 1)
    #expect(main.hasSuffix("main.scope"))
  }

  @Test func anErrorInASourcedScriptStopsThemAll() throws {
    let folder = try Folder(["a.scope": "hide x\necho never"])
    let desk = TestSession()
    desk.runner.policy.keepsGoing = false
    desk.run("source \(folder.path("a.scope")); echo never\necho never")
    #expect(desk.runner.isStopped)
    #expect(desk.output.isEmpty)
    #expect(desk.diagnostics.count == 1)
  }

  @Test func failuresInASourcedScriptCount() throws {
    let folder = try Folder(["a.scope": "test \"one\"\nexpect hit nil at 5,5\nend"])
    let desk = TestSession()
    desk.run("source \(folder.path("a.scope"))")
    #expect(
      desk.runner.tally
        == {
          var t = ScriptTally(); t.failed = 1; t.failures = 1; return t
        }())
  }
}
