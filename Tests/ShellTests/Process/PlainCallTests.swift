import Foundation
import TestSupport
import Testing

/// Calls that have only scripts and `-c` are read without the parser, which takes longer.
@Suite struct PlainCallTests {
  @Test(arguments: [
    [], ["a.scope"], ["a.scope", "b.scope", "-c", "echo c"], ["-c", "echo c", "a.scope"],
    ["-c", ""], [""], ["-"], ["missing.scope"], ["-c"], ["-c", "-x"], ["-c", "a", "-c", "echo b"],
    ["-c", "echo a", "b.scope", "-c", "echo c", "-c", "echo d"],
    ["--", "a.scope"], ["--", "-c", "echo c"], ["-cecho c"], ["-c=echo c"], ["a.scope", "-x"],
  ])
  func runsAsTheParserReadsIt(call: [String]) throws {
    let scratch = try Scratch()
    _ = try scratch.write("a.scope", "add a\nexpect hit a\n")
    _ = try scratch.write("b.scope", "echo b\n")
    let input = Data("echo input\n".utf8)
    let plain = try Tapscope.run(call, input: input, in: scratch.url)
    // The usual value of an option, with which only the parser reads the call.
    let parsed = try Tapscope.run(["--color", "auto"] + call, input: input, in: scratch.url)
    #expect(plain.output == parsed.output)
    #expect(plain.errors == parsed.errors)
    #expect(plain.status == parsed.status)
  }

  @Test(arguments: [
    ["a.scope", "-c", "echo one", "-c", "expect count a 1\necho two", "-c", "echo three"],
    ["-c", "echo one", "a.scope", "-c", "echo two", "-c", "echo three"],
    ["--width", "90", "-c", "echo one", "-c", "echo two", "a.scope", "-c", "echo three"],
  ])
  func severalTextsBehindCAreOneSessionBehindTheScripts(call: [String]) throws {
    let scratch = try Scratch()
    _ = try scratch.write("a.scope", "add a\n")
    let run = try Tapscope.run(call, in: scratch.url)
    #expect(run.output == "one\ntwo\nthree\n")
    #expect(run.status == 0)
  }

  @Test func eachTextBehindCIsALineOfItsOwn() throws {
    let call = ["-c", "test \"t\"", "-c", "hide nobody", "-c", "end", "--keep-going"]
    let run = try Tapscope.run(call)
    #expect(run.errors.hasPrefix("-c:2:6: error: no view is named 'nobody'"))
    let json = try Tapscope.run(["-c", "echo a", "-c", "echo b", "--format", "json"])
    #expect(json.lines.count == 2 && json.lines[1].contains("\"line\":2"))
  }
}
