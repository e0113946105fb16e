import Foundation
import TestSupport
import Testing

@Suite struct HostileInputTests {
  private func isClean(_ run: Run) -> Bool {
    run.status < 5 && !run.errors.contains("Fatal error")
  }

  @Test func aMissingFileIsNamed() throws {
    let run = try Tapscope.run("gone.scope")
    #expect(
      run.errors == "tapscope: error: cannot read 'gone.scope': there is no such file\n")
  }

  @Test func aDirectoryIsNoScript() throws {
    let run = try Tapscope.run("/tmp")
    #expect(run.errors.contains("cannot read '/tmp': it is a directory"))
    #expect(run.status == 2)
  }

  @Test func aBinaryFileIsRefusedWithItsPlace() throws {
    let scratch = try Scratch()
    let path = try scratch.write("a.scope", Data((0..<4096).map { UInt8($0 & 0xFF) }))
    let run = try Tapscope.run(path)
    #expect(run.status == 3)
    #expect(isClean(run))
  }

  @Test func bytesThatAreNoTextAreAnErrorWithTheirColumn() throws {
    let run = try Tapscope.run(input: Data(text: "echo a\necho 按") + Data([0xFF, 0x0A]))
    #expect(run.lines == ["a"])
    #expect(run.errors.hasPrefix("<stdin>:2:7: error: the line is not valid UTF-8"))
    #expect(run.status == 3)
  }

  @Test func aZeroByteIsAnError() throws {
    let run = try Tapscope.run(input: Data(text: "echo a\0b\n"))
    #expect(run.status == 3)
    #expect(run.errors.contains("U+0000"))
  }

  /// The limit catches work that grows with the square of the line, on any machine.
  @Test(.timeLimit(.minutes(10))) func aLineOfMegabytesIsRead() throws {
    let long = Data(repeating: UInt8(ascii: "x"), count: size(1, of: 10) << 20)
    let echoed = try Tapscope.run(input: Data(text: "echo ") + long)
    #expect(echoed.output.utf8.count == long.count + 1)
    let refused = try Tapscope.run(input: Data(text: "hide ") + long)
    #expect(refused.status == 3)
    #expect(refused.errors.utf8.count < 2_000)
  }

  @Test(
    "Errors quote the beginning and the end of what is long",
    arguments: [
      "add LONG 0,0 x", "import LONG", "test LONG; expect hit root at 900,5; end", "LONG",
      "set root alpha LONG", "echo $LONG", "override root LONG", "expect hit LONG at 5,5",
      "tap 5,5; expect handled LONG", "find LONG; LONG",
    ])
  func errorsQuoteLittle(line: String) throws {
    let text = line.replacing("LONG", with: String(repeating: "long", count: 25_000))
    let run = try Tapscope.run(input: Data(text: text))
    #expect(run.errors.utf8.count < 3_000 && run.errors.contains("error: "))
    #expect(run.errors.contains("…"))
  }

  @Test func anUnclosedQuoteIsAnErrorAtTheQuote() throws {
    let run = try Tapscope.run("-c", "echo \"open\necho b")
    #expect(run.errors.hasPrefix("-c:1:6: error: '\"' is never closed"))
    #expect(run.status == 3)
  }

  @Test func aScriptThatSourcesItselfStops() throws {
    let scratch = try Scratch()
    _ = try scratch.write("a.scope", "source b.scope")
    _ = try scratch.write("b.scope", "source a.scope")
    let run = try Tapscope.run("a.scope", in: scratch.url)
    #expect(run.status == 3)
    #expect(run.errors.contains("'a.scope' is being run already; a script cannot source itself"))
  }

  @Test func manyCommandsOnOneLineAreFine() throws {
    let line = String(repeating: "hit 5,5;", count: 5000)
    #expect(try Tapscope.run(input: Data(text: line)).status == 0)
  }

  @Test func deepTreesNeedNoStack() throws {
    var script = "add v0 0,0 390x844\n"
    for k in 1...3000 { script += "add v\(k) 0,0 390x844 in v\(k - 1)\n" }
    script +=
      "expect hit v3000 at 5,5\ntree\ntap 5,5\nchain v3000\nsave deep.scope\nremove v0\nundo"
    let scratch = try Scratch()
    let run = try Tapscope.run(input: Data(text: script), in: scratch.url)
    #expect(run.status == 0, "\(run.errors.prefix(500))")
  }

  @Test func aStateFolderThatCannotBeWrittenDoesNotMatterToScripts() throws {
    let run = try Tapscope.run("-c", "echo a", environment: ["XDG_STATE_HOME": "/dev/null/none"])
    #expect(run.lines == ["a"])
    #expect(run.errors.isEmpty && run.status == 0)
  }

  @Test func anUnwritableStateFolderOnlyWarnsAtThePrompt() throws {
    let run = try Tapscope.run(
      "-i", input: Data(text: "echo a\n"), environment: ["XDG_STATE_HOME": "/dev/null/none"])
    #expect(run.output.contains("a\n"))
    #expect(run.status == 0)
  }
}
