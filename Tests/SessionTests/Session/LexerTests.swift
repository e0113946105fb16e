import Language
import TestSupport
import Testing

@testable import Session

@Suite struct LexerTests {
  private func commands(_ line: String) throws -> [[String]] {
    var lexer = Lexer(line)
    return try lexer.commands().map { $0.map(\.text) }
  }

  @Test(arguments: [
    ("", []), ("   \t ", []), ("# a remark", []), (";;; ;", []), ("tree", [["tree"]]),
    ("  hit  1,2\t# there", [["hit", "1,2"]]), ("a#b c", [["a#b", "c"]]),
    ("add red; tap red;", [["add", "red"], ["tap", "red"]]), ("a;b", [["a"], ["b"]]),
    ("UIButton#2", [["UIButton#2"]]), ("a \r", [["a"]]), ("tree; # it", [["tree"]]),
    ("一 二", [["一", "二"]]),
  ])
  func aLineIsCutIntoCommandsAndWords(line: String, words: [[String]]) throws {
    #expect(try commands(line) == words)
  }

  /// The last command of a line is apart, and the memory of one line serves the next.
  @Test func linesComeOneAfterTheOther() throws {
    var lexer = Lexer("")
    let lines = ["a", "b; c d;", "", "e; f # g", "h <<END\n1\nEND", "i <<END; j\n2\nEND\nk"]
    let found = try lines.map { line in
      let (earlier, last) = try lexer.commands(of: line)
      return (earlier.map { $0.map(\.text) }, last.map(\.text))
    }
    #expect(
      found.map(\.0) == [
        [], [["b"], ["c", "d"]], [], [["e"]], [["h", "1\n"]], [["i", "2\n"], ["j"]],
      ])
    #expect(found.map(\.1) == [["a"], [], [], ["f"], [], ["k"]])
  }

  @Test(arguments: [
    (#"echo "a b""#, ["echo", "a b"]), (#"echo 'a "b" \n'"#, ["echo", #"a "b" \n"#]),
    (#"echo "\"\\\n\t\u{1F600}""#, ["echo", "\"\\\n\t😀"]), (#"echo """#, ["echo", ""]),
    (#"echo "a;b#c""#, ["echo", "a;b#c"]),
    (#"set x text="Buy now" tag=1"#, ["set", "x", "text=Buy now", "tag=1"]),
    (#"a text='x y'"#, ["a", "text=x y"]), (#"it's"#, ["it's"]), (#"5"high"#, [#"5"high"#]),
    (#"echo "按 钮""#, ["echo", "按 钮"]),
  ])
  func quotesHoldSpacesAndEscapes(line: String, words: [String]) throws {
    #expect(try commands(line) == [words])
  }

  @Test(arguments: [
    ("add red (1 2; 3 4)", ["add", "red", "(1 2; 3 4)"]), ("hit (1, 2)", ["hit", "(1, 2)"]),
    ("add b frame=(1 2; 3 4) hidden", ["add", "b", "frame=(1 2; 3 4)", "hidden"]),
    ("set v transform [1, 0, 0, 1, 0, 0]", ["set", "v", "transform", "[1, 0, 0, 1, 0, 0]"]),
    ("x {1, 2}", ["x", "{1, 2}"]), ("f(x", ["f(x"]), ("a)b", ["a)b"]),
  ])
  func bracketsRunToTheirPartner(line: String, words: [String]) throws {
    #expect(try commands(line) == [words])
  }

  @Test(arguments: [
    ("tap \\\n 1,2", [["tap", "1,2"]]), ("tap\\\n1,2", [["tap", "1,2"]]),
    ("a\nb", [["a"], ["b"]]), ("a # no \\\nb", [["a"], ["b"]]), ("\\\n", []),
  ])
  func aBackslashAtTheEndContinuesTheLine(line: String, words: [[String]]) throws {
    #expect(try commands(line) == words)
  }

  @Test func wordsKnowWhetherTheyWereQuoted() throws {
    var lexer = Lexer(#"echo "a" 'b' c="d""#)
    #expect(try lexer.commands()[0].map(\.quoting) == [.bare, .quoted, .quoted, .bare])
  }

  @Test func positionsAreOffsetsIntoUTF8() throws {
    var lexer = Lexer(#"显示 "按钮"  x=(1 2) ; b"#)
    let commands = try lexer.commands()
    #expect(commands[0].map(\.range) == [0..<6, 7..<15, 17..<24])
    #expect(commands[1].map(\.range) == [27..<28])
  }

  @Test(arguments: [
    (#"echo "open"#, "'\"' is never closed", 5), ("echo 'open", "''' is never closed", 5),
    ("hit (1 2", "'(' is never closed", 4), ("hit (1\n2)", "'(' is never closed", 4),
    (#"echo "a\"#, "'\"' is never closed", 7), ("tree\u{1}", "U+0001", 4),
    ("tree\u{7F}", "U+007F", 4), ("echo \"a\u{1B}\"", "U+001B", 7), ("hit (1\u{0} 2)", "U+0000", 6),
    (#"echo "\q""#, #"'\q' is not an escape"#, 6),
    (#"echo "\u{110000}""#, #"'\u' is not an escape"#, 6),
    (#"echo "\u41""#, #"'\u' is not an escape"#, 6),
    (#"echo "\u{D800}""#, #"'\u' is not an escape"#, 6),
    (#"按 "\q""#, #"'\q' is not an escape"#, 5),
  ])
  func whatIsNoTextIsAnErrorWithItsPlace(line: String, message: String, offset: Int) {
    var lexer = Lexer(line)
    let error = #expect(throws: LanguageError.self) { try lexer.commands() }
      .map(CommandError.init)
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
    #expect(error?.range?.lowerBound == offset)
  }

  @Test(arguments: seeds(100, of: 300))
  func anyBytesGiveWordsInOrderOrAnError(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let pieces = [
      "\"", "'", "(", ")", "[", "{", "\\", "\n", ";", "#", " ", "=", "a", "按", "\\n", "\t", "1,2",
    ]
    let line = (0..<Int.random(in: 0...20, using: &random))
      .map { _ in pieces.randomElement(using: &random)! }.joined()
    var lexer = Lexer(line)
    guard let commands = try? lexer.commands() else { return }
    let ranges = commands.flatMap { $0 }.map(\.range)
    #expect(ranges.allSatisfy { !$0.isEmpty && $0.upperBound <= line.utf8.count })
    #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound })
  }
}
