import Testing

@testable import Commands

@Suite struct EchoTests {
  @Test(arguments: [
    (#"echo "a\nb""#, ["a", "b"]), (#"echo "a\n\n b\n""#, ["a", "", " b", ""]),
    (#"echo "a\tb""#, ["a b"]), ("echo", [""]), ("echo a  b", ["a b"]),
    (#"echo "a\u{9B}31mb\u{202E}c""#, ["a\u{FFFD}31mb\u{FFFD}c"]),
  ])
  func linesAreSplitAndHarmless(line: String, lines: [String]) throws {
    #expect(try TestSession().printed(line) == lines)
  }
}
