import Session
import Testing

/// Which lines of the prompt go on in the next.
@Suite struct UnfinishedTests {
  @Test(arguments: [
    #"\"#, #"echo a\"#, #"echo a \"#, #"echo a\\\"#, "echo a \\\r", #"# a remark \"#,
    "echo a \\\n  b \\",
  ])
  func aBackslashAtTheEndGoesOn(line: String) {
    #expect(Session.isUnfinished(line))
  }

  @Test(arguments: [
    #"echo "a"#, "echo 'a", #"echo "a\""#, #"echo "a\"#, #"echo 'a" b"#, #"add b text="x"#,
    "echo a; echo \"b", "echo \"a\nb", "\"",
  ])
  func anOpenQuoteGoesOn(line: String) {
    #expect(Session.isUnfinished(line))
  }

  @Test(arguments: [
    "", " ", "tree", #"echo a\\"#, #"echo "a""#, "echo 'a'", #"echo 'a\'"#, #"echo "a\\""#,
    "it's", #"# a "remark"#, "echo \"a\nb\"", "echo a \\\n  b",
  ])
  func aWholeLineIsOver(line: String) {
    #expect(!Session.isUnfinished(line))
  }

  @Test(
    "What no further line can mend",
    arguments: [
      "tap (1,", "x [1", "x {1", #"echo "\q"#, "echo \u{1}",
    ])
  func aWrongLineIsOver(line: String) {
    #expect(!Session.isUnfinished(line))
  }
}
