import Testing

@testable import Code

@Suite("A declaration goes on to its last brace, a comment to its mark")
struct CodeEndTests {
  @Test(
    "Lines one after the other end where the whole text ends",
    arguments: [
      "class A { }",
      "class A {\n  func f() {\n    x()\n  }\n}\nadd A a",
      "class A {\n/*\nold code here }\n  /* } */\n*/\n}\nadd A a",
      "class A {\n  let s = \"\"\"\n}\nadd a b \\(c)\n\"\"\"\n}",
      "class A {\n  let s = \"}\" // }\n  let t = \"\\(f(\"}\"))\"\n}\n}",
      "class A {\n  let a = [\n    1, 2\n  ]\n}",
      "class A {\n  let s = \"open\n}\n",
      "class A {\n  /* never closed\n}\n}\n",
      "class A {\n  let s = \"\"\"\n  never closed\n}\n",
      "class A\n{\n}", "class A: UIView\n\n\n  {  }  add A a", "class A {\r\n}\r\n",
      "@IBDesignable\n@objc(A)\nclass A {\n}\n", "@available(iOS 13, *)\n\nfinal class A {\n}",
      "/* one */ add A a", "/*\n two /* in it */\n lines\n*/\nadd A a",
      "  /* never closed\nclass A",
    ])
  func linesAndWhole(text: String) throws {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var (end, whole) = (try #require(CodeEnd(of: text)), "")
    for line in lines {
      whole += line + "\n"
      var all = try #require(CodeEnd(of: whole))
      let expected = all.take(whole)
      let found = end.take(line + "\n")
      #expect(found == expected, "after '\(line)'")
      if found != nil { return }
    }
  }

  @Test(
    "Declarations and comments in one line are found one after the other, and what is behind them")
  func oneLine() {
    let text = "class A {}; /* b */ class B { };;class C {} add A a"
    let (declarations, end) = CodeBeginning.code(in: Array(text.utf8))
    #expect(
      declarations.map { String(decoding: Array(text.utf8)[$0], as: UTF8.self) }
        == ["class A {}", " class B { }", "class C {}"])
    #expect(text.dropFirst(end) == " add A a")
  }

  @Test(
    "What begins code that may go on",
    arguments: [
      ("class A", true), ("  final class A: UIView {", true), ("@objc class A {", true),
      ("@IBDesignable", true), ("@available(iOS 13, *)", true), ("/* old", true),
      ("@objc(a) public enum A {}", true), ("// a remark", false), ("class", false),
      ("class = 1", false), ("@anything", false), ("@", false), ("/", false), ("/a/b", false),
      ("find a", false), ("", false), ("public", false), ("profile", false),
      ("echo class A", false),
      ("@objc(", true), ("@available(iOS 13, *) find", false),
    ])
  func beginnings(text: String, goesOn: Bool) {
    #expect(CodeBeginning.goesOn(text) == goesOn)
    #expect(Array(text.utf8).withUnsafeBufferPointer { CodeBeginning.goesOn($0) } == goesOn)
  }

  @Test(
    "A line that only a command can be",
    arguments: ["add A a 0,0 9x9", "tap b", "expect hit b at 1,1"])
  func commands(line: String) {
    #expect(CodeBeginning.isCommand(line.utf8))
  }

  @Test(
    "A line of Swift is no command, indented or not",
    arguments: [
      "  add A a", "override func f() {", "let a = 1", "return x", "guard let a else {", "x = 5",
      "a is B", "a as B", "for x in y {", "}", "", "private lazy var a = 1", "@objc func f() {",
      "Button title", "print(x)", "case one, two", "convenience init() {", "nonisolated func f()",
      "consume x", "x", "weak var a: A?", "required init?(coder: NSCoder) {", "try f()",
      "import UIKit", "prefix func f() {}", "optional func f()", "isolated deinit {}",
      "package let a = 1", "distributed func f()", "unowned let a: A", "async let a = f()",
    ])
  func swift(line: String) {
    #expect(!CodeBeginning.isCommand(line.utf8))
  }

  @Test(
    "The words that declarations begin with are known by their first letters, too",
    arguments: [
      "class A", "extension A", "struct A", "enum A", "protocol A", "func a", "public class A",
      "open class A", "final class A", "private func a", "fileprivate enum A", "internal class A",
      "indirect enum A", "package struct A", "override func a", " \tclass A", "@objc class A",
      "@interface A", "static void a() {", "typedef int A;", "NS_ASSUME_NONNULL_BEGIN",
      "#define A 1",
    ])
  func firstLetters(text: String) {
    #expect(CodeBeginning.isDeclaration(text))
    #expect(CodeBeginning.goesOn(text))
  }

  @Test(
    "Commands begin no declaration",
    arguments: [
      "", "e", "c", "expect hit v at 5,5", "extent", "set v alpha 0.5", "echo 1", "chain b",
      "tap b", "class", "enum", "open card.png", "final", "private", "path p", "structure s",
      "type a",
    ])
  func commands(text: String) {
    #expect(!CodeBeginning.isDeclaration(text))
    #expect(!CodeBeginning.goesOn(text))
  }
}
