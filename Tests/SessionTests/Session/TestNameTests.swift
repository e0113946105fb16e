import Session
import SessionStage
import Testing

/// Two tests of one name in a script are an error that names both places.
@Suite struct TestNameTests {
  private func reports(_ lines: String, _ files: [String: String] = [:]) throws -> [String] {
    let folder = try Folder(files)
    let desk = TestSession()
    desk.run(lines, path: folder.path("t.scope"))
    return desk.reported.filter { $0.contains("error") }
  }

  @Test func twoTestsOfOneNameAreAnErrorThatNamesBothPlaces() throws {
    #expect(
      try reports("test a\nend\ntest b\nend\ntest a\nend\ntest c\nend") == [
        "t.scope:5:1: error: two tests have the name 'a'; the other one is at t.scope:1:1"
      ])
    #expect(
      try reports("test a; end; test a; end") == [
        "t.scope:1:14: error: two tests have the name 'a'; the other one is at t.scope:1:1"
      ])
  }

  @Test func theSecondOneFailsAndPutsTheSceneBack() {
    let desk = TestSession()
    desk.run("test a\nend\ntest a\nadd red\nend")
    #expect((desk.runner.tally.passed, desk.runner.tally.failed) == (1, 1))
    #expect(desk.scene.names["red"] == nil && !desk.runner.isInTest)
  }

  @Test func aSourcedScriptCountsAsAPart() throws {
    #expect(
      try reports("test a\nend\nsource part.scope", ["part.scope": "\ntest a\nend"]) == [
        "part.scope:2:1: error: two tests have the name 'a'; the other one is at t.scope:1:1"
      ])
  }

  @Test func oneTestMayRunSeveralTimes() throws {
    #expect(try reports("repeat 2; test a; end; end").isEmpty)
    #expect(try reports("repeat 2 as i; test \"a$i\"; end; end").isEmpty)
    #expect(
      try reports("source p.scope\nsource p.scope", ["p.scope": "test a\nend"]).isEmpty)
    #expect(try reports("macro check\ntest a\nend\nend\ncheck\ncheck").isEmpty)
  }

  @Test func anotherScriptMayHaveTheName() {
    let desk = TestSession()
    desk.run("test a\nend")
    desk.run("test a\nend", name: "u.scope")
    #expect(desk.messages.isEmpty)
  }

  @Test func aPersonMayTypeATestAgain() {
    let desk = TestSession()
    desk.runner.begin(name: nil)
    for line in ["test a", "end", "test a", "end"] { desk.runner.run(line) }
    #expect(desk.messages.isEmpty)
    desk.runner.run("test a; end; test a; end")
    #expect(desk.messages == ["two tests have the name 'a'; the other one is at column 1"])
  }
}
