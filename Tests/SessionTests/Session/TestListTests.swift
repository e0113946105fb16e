import Commands
import Help
import Session
import SessionStage
import Testing

/// A list of a script's tests, which runs nothing.
@Suite struct TestListTests {
  private func list(
    _ text: String, _ files: [String: String] = [:], definitions: [String] = []
  ) throws -> (tests: [String], errors: [String]) {
    let folder = try Folder(files.merging(["t.scope": text]) { $1 })
    let list = TestList(
      ofScriptAt: folder.path("t.scope"), name: "t.scope", kit: .tapscope,
      definitions: try definitions.map { try Definition($0) })
    return (
      list.tests.map { "\($0.file ?? ""):\($0.line):\($0.column) \($0.name)" },
      list.diagnostics.map(\.message)
    )
  }

  @Test func testsHaveTheirPlacesAndNames() throws {
    let list = try list("add red\ntest one\nhide nobody\nend\n\n  test \"two three\"; end\n")
    #expect(list.tests == ["t.scope:2:1 one", "t.scope:6:3 two three"])
    #expect(list.errors.isEmpty)
  }

  @Test func namesAreThoseOfARun() throws {
    let list = try list(
      """
      let n 2
      repeat $n as i
      test "row $i"; echo x; end
      end
      macro check view
      test "$view works"
      expect hit $view
      end
      end
      check buy
      source lib.scope
      quit
      test never; end
      """, ["lib.scope": "test \"in lib $n\"\nend"], definitions: ["n=3"])
    #expect(
      list.tests == [
        "t.scope:3:1 row 1", "t.scope:3:1 row 2", "t.scope:3:1 row 3", "t.scope:6:1 buy works",
        "lib.scope:1:1 in lib 3",
      ])
  }

  @Test func nothingElseIsCarriedOut() throws {
    let folder = try Folder([:])
    let made = folder.path("made.scope")
    let list = try list("save \(made)\nnonsense\nrecord \(made)\ntest a\nsave \(made)\nend")
    #expect(list.tests.count == 1 && list.errors.isEmpty)
    #expect(TestList(ofScriptAt: made, name: "made.scope", kit: .tapscope).tests.isEmpty)
  }

  @Test func errorsInTheFormOfAScriptAreTold() throws {
    let list = try list("source missing.scope\ntest a\nend\ntest a\nend\ntest b\nend")
    #expect(list.tests.count == 3)
    #expect(
      list.errors == [
        "cannot read 'missing.scope': there is no such file",
        "two tests have the name 'a'; the other one is at t.scope:2:1",
      ])
  }
}

/// Variables that are set from outside.
@Suite struct DefinitionTests {
  private func output(_ lines: String, _ definitions: String...) throws -> [String] {
    let desk = TestSession()
    desk.session.define(try definitions.map { try Definition($0) })
    desk.run(lines)
    #expect(desk.messages.isEmpty)
    return desk.output
  }

  @Test func aDefinitionBeatsALetAtTheTopLevel() throws {
    #expect(try output("let x 1\necho $x", "x=2") == ["2"])
    #expect(try output("let x 1; let y $x * 10; echo $y", "x=2") == ["20"])
    #expect(try output("let x 1; let z 3; echo $x $z", "x=2") == ["2 3"])
  }

  @Test func aLetInATestOrABlockIsTheScriptsOwn() throws {
    let script = "test a\nlet x 5\necho $x\nend\necho $x\nrepeat 1; let x 6; end; echo $x"
    #expect(try output(script, "x=2").filter { $0 != "test a" } == ["5", "2", "6"])
    #expect(try output("macro m; let x 7; end; m; echo $x", "x=2") == ["7"])
  }

  @Test func eachScriptBeginsWithIt() throws {
    let desk = TestSession()
    desk.session.define([try Definition("x=2")])
    desk.run("repeat 1; let x 6; end; echo $x")
    desk.session.startAnew()
    desk.run("let x 1; echo $x")
    #expect(desk.output == ["6", "2"])
  }

  @Test func aValueIsReadAsLetReadsIt() throws {
    #expect(try output("add v $x; get v frame", "x=1,2 30x40") == ["(1 2; 30 40)"])
    #expect(try output("echo [$x]", "x='a b'") == ["[a b]"])
    #expect(try output("echo [$x]", "x=2 * 3") == ["[6]"])
    #expect(try output("echo [\"$x\"]", "x=").count == 1)
  }

  @Test(
    "A bad definition is refused",
    arguments: ["x", "=1", "9=1", "a-b=1", "x=1;2", "x=\"a", "x=$y", "x=# no", "x=<<END"])
  func aBadDefinitionIsRefused(text: String) {
    #expect(throws: CommandError.self) { try Definition(text) }
  }
}
