import Foundation
import TestSupport
import Testing

/// Calls that have only scripts and `-c` are read without the parser, which takes longer.
@Suite struct PlainCallTests {
  @Test(arguments: [
    [], ["a.scope"], ["a.scope", "b.scope", "-c", "echo c"], ["-c", "echo c", "a.scope"],
    ["-c", ""], [""], ["-"], ["missing.scope"], ["-c"], ["-c", "-x"], ["-c", "a", "-c", "echo b"],
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
}
