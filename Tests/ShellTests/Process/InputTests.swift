import Foundation
import Testing

@Suite struct InputTests {
  @Test func aPipeAndNoScriptIsRun() throws {
    let run = try Tapscope.run(input: Data(text: "add red 0,0 90x90\nhit 5,5 in red\n"))
    #expect(run.lines.first == "hit-test (5, 5)")
    #expect(run.status == 0)
  }

  @Test func aDashIsStandardInputAmongScripts() throws {
    let scratch = try Scratch()
    let first = try scratch.write("a.scope", "echo first")
    let last = try scratch.write("b.scope", "echo last")
    let run = try Tapscope.run(first, "-", last, input: Data(text: "echo middle"))
    #expect(run.lines == ["first", "middle", "last"])
  }

  @Test func severalScriptsEachStartWithAFreshScene() throws {
    let scratch = try Scratch()
    let first = try scratch.write("a.scope", "size 320x480\nadd red 0,0 90x90\ntap red")
    let last = try scratch.write(
      "b.scope",
      """
      expect count red 0
      expect window.frame 0,0 390x844
      expect error "nothing has been asked yet" : trace
      expect error "nothing to undo" : undo
      add red 0,0 50x50
      """)
    let run = try Tapscope.run(first, last)
    #expect(run.errors.isEmpty)
    #expect(run.status == 0)
  }

  @Test func commandsRunAfterTheScriptsOnTheLastOnesScene() throws {
    let scratch = try Scratch()
    let first = try scratch.write("a.scope", "add blue 0,0 90x90")
    let last = try scratch.write("b.scope", "add red 0,0 90x90")
    let run = try Tapscope.run(
      first, last, "-c", "expect hit red at 5,5\nexpect count blue 0\necho done")
    #expect(run.errors.isEmpty)
    #expect(run.lines == ["done"])
  }

  @Test func sourcedScriptsShareOneScene() throws {
    let scratch = try Scratch()
    _ = try scratch.write("a.scope", "add red 0,0 90x90")
    _ = try scratch.write("b.scope", "expect hit red at 5,5\nhide red")
    let run = try Tapscope.run(
      "-c", "source a.scope\nsource b.scope\nexpect hit root at 5,5\necho done", in: scratch.url)
    #expect(run.errors.isEmpty)
    #expect(run.lines == ["done"])
  }

  @Test func commandsNeedNoFileAndIgnoreStandardInput() throws {
    let run = try Tapscope.run("-c", "echo a; echo b\necho c", input: Data(text: "echo d"))
    #expect(run.lines == ["a", "b", "c"])
  }

  @Test func errorsNameTheirSource() throws {
    #expect(try Tapscope.run("-c", "tree\nhide x").errors.hasPrefix("-c:2:6: error: "))
    #expect(try Tapscope.run(input: Data(text: "hide x")).errors.hasPrefix("<stdin>:1:6: error: "))
    let scratch = try Scratch()
    _ = try scratch.write("a.scope", "\n\nhide x")
    let run = try Tapscope.run("a.scope", in: scratch.url)
    #expect(run.errors.hasPrefix("a.scope:3:6: error: no view is named 'x'"))
    #expect(run.output.isEmpty)
  }

  @Test func lineEndsAndMarksOfOtherSystemsAreRead() throws {
    let run = try Tapscope.run(
      input: Data([0xEF, 0xBB, 0xBF]) + Data(text: "echo a\r\necho b\r\n"))
    #expect(run.lines == ["a", "b"])
  }

  @Test func aLineMayContinueAndTheLastNeedsNoEnd() throws {
    #expect(try Tapscope.run(input: Data(text: "echo a \\\n b")).lines == ["a b"])
  }

  @Test func aScriptMaySourceAnotherFromItsOwnFolder() throws {
    let scratch = try Scratch()
    _ = try scratch.write("lib/part.scope", "echo part\nsource more.scope")
    _ = try scratch.write("lib/more.scope", "echo more\nhide x")
    _ = try scratch.write("main.scope", "source lib/part.scope\necho never")
    let run = try Tapscope.run("main.scope", in: scratch.url)
    #expect(run.lines == ["part", "more"])
    #expect(run.status == 3)
    #expect(run.errors.contains("more.scope:2:6: error: "))
    #expect(run.errors.contains("note: sourced from "))
  }
}
