import Session
import Testing

/// Which lines of the prompt go on in the next.
@Suite struct UnfinishedTests {
  @Test(arguments: [
    #"\"#, #"echo a\"#, #"echo a \"#, #"echo a\\\"#, "echo a \\\r", #"# a remark \"#,
    "echo a \\\n  b \\",
  ])
  func aBackslashAtTheEndGoesOn(line: String) {
    var command = TypedCommand()
    let isWhole = command.take(line)
    #expect(!isWhole)
  }

  @Test(arguments: [
    #"echo "a"#, "echo 'a", #"echo "a\""#, #"echo "a\"#, #"echo 'a" b"#, #"add b text="x"#,
    "echo a; echo \"b", "echo \"a\nb", "\"",
  ])
  func anOpenQuoteGoesOn(line: String) {
    var command = TypedCommand()
    let isWhole = command.take(line)
    #expect(!isWhole)
  }

  @Test(arguments: [
    "", " ", "tree", #"echo a\\"#, #"echo "a""#, "echo 'a'", #"echo 'a\'"#, #"echo "a\\""#,
    "it's", #"# a "remark"#, "echo \"a\nb\"", "echo a \\\n  b",
  ])
  func aWholeLineIsOver(line: String) {
    var command = TypedCommand()
    let isWhole = command.take(line)
    #expect(isWhole)
  }

  @Test(
    "What no further line can mend",
    arguments: [
      "tap (1,", "x [1", "x {1", #"echo "\q"#, "echo \u{1}",
    ])
  func aWrongLineIsOver(line: String) {
    var command = TypedCommand()
    let isWhole = command.take(line)
    #expect(isWhole)
  }

  @Test("A class goes on to its last brace, line by line")
  func aClassGoesOn() {
    var command = TypedCommand()
    let lines = ["@objc", "class A: UIView {", "/*", "add b", "*/", "func f() {", "", "}"]
    for line in lines {
      #expect(!command.isEnd(before: line))
      let isWhole = command.take(line)
      #expect(!isWhole, "\(line)")
    }
    #expect(command.isEnd(before: "add A a"))
    #expect(!command.isEnd(before: "  let a = 1"))
    let isWhole = command.take("}")
    #expect(isWhole)
    #expect(command.text == (lines + ["}"]).joined(separator: "\n"))
  }
}
