import Code
import Foundation
import ResponderKit
import TestSupport
import Testing

@testable import Interpreter

@Suite("No code ends the program")
struct HostileTests {
  @Test(
    "What would end an app, or never end, is a failure with a reason",
    arguments: [
      ("var n = 0; for i in 0...Int.max { n = i }; return n", "tooManyElements(100000)"),
      ("return (0..<Int.max).count", "tooManyElements(100000)"),
      ("return (0...Int.max).upperBound", "9223372036854775807"),
      ("return [1, 2][0...Int.max].count", "indexOutOfRange(9223372036854775807, count: 2)"),
      ("return [1, 2][(-5)..<2].count", "indexOutOfRange(-5, count: 2)"),
      (
        "var n = 0; for x in stride(from: 0, through: Int.max, by: Int.max) { n += x > 5 ? 1 : 0 }; return n",
        "1"
      ),
      (
        "var n = 0; for _ in stride(from: 0.0, to: 10, by: 1e-300) { n += 1 }; return n",
        "tooManyElements(100000)"
      ),
      (
        "let v = UIView(); v.addSubview(v); return 1",
        "misuse(\"a view cannot be added to itself\")"
      ),
      (
        "let v = UIView(); let w = UIView(); v.addSubview(w); w.addSubview(v); return 1",
        "misuse(\"a view cannot be added to one of its own subviews\")"
      ),
      (
        "let v = UIView(); v.insertSubview(UIView(), at: -1); return 1",
        "misuse(\"the index -1 is negative\")"
      ),
      (
        "let v = UIView(); v.frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1); return 1",
        "misuse(\"the frame of a view contains NaN\")"
      ),
      (
        "let v = UIView(frame: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)); return v.tag",
        "misuse(\"the frame of a view contains NaN\")"
      ),
      ("return Set((0..<100000).map { $0 % 50000 }).count", "50000"),
      ("var s = [Int](); for i in 0..<90000 { s.append(i) }; return s.count", "90000"),
      ("var s = \"ab\"; while true { s += s }; return 1", "tooManyElements(1048576)"),
      (
        "let row = Array(repeating: 0, count: 100000); let m = Array(repeating: row, count: 100000); print(m); return \"\\(m)\".count",
        "17"
      ),
      (
        "let m = Array(repeating: Array(repeating: 0, count: 1000).map { \"\\($0)\" }.joined(separator: \",\"), count: 100000); return m.joined().count",
        "tooManyElements(1048576)"
      ),
      ("while true { DispatchQueue.main.async { } }; return 1", "tooManyStatements(1000000)"),
      ("return Node().value", "tooManyCalls(500)"), ("return Node.start", "tooManyCalls(500)"),
      ("return Lazy().z", "tooManyCalls(500)"),
      (
        "var head: Link? = nil; for _ in 0..<100000 { let link = Link(); link.next = head; head = link }; return 1",
        "1"
      ),
      (
        "var l = Chain.end; for _ in 0..<3000 { l = .node(l) }; print(l); return l == l ? 1 : 0",
        "1"
      ),
      ("func f(_ k: Int) -> Int { return k < 1 ? 0 : f(k - 1) + 1 }; return f(400)", "400"),
      // Functions that are called after the one that they stand in has ended.
      (
        "func make() -> () -> Int { var k = 5; func tick() -> Int { k += 1; return k }; return tick }; let t = make(); return t() + t()",
        "13"
      ),
      (
        "func make() -> () -> Int { let k = 5; func a() -> Int { k }; func b() -> Int { a() + 1 }; return b }; return make()()",
        "6"
      ),
      (
        "var all: [() -> Int] = []; func fill() { let k = 2; for _ in 0..<3 { func own() -> Int { k }; all.append(own) } }; fill(); return all.map { $0() }.reduce(0) { $0 + $1 }",
        "6"
      ),
      ("return 1 << 400 + 1 << -400", "0"), ("return Int.min / -1", "overflow"),
      ("return Int.min % -1", "overflow"),
      ("return abs(Int.min)", "overflow"), ("return Int(CGFloat.nan)", "overflow"),
    ])
  func failures(body: String, reason: String) {
    let declarations = """
      class Node { let inner = Node(); var value = 1; static var start: Int = Node.start + 1 }
      class Lazy { lazy var z: Int = z + 1 }
      class Link { var next: Link? }
      indirect enum Chain { case end, node(Chain) }
      """
    #expect(onLargeStack { run(body, "Int", with: declarations) } == reason)
  }

  @Test(
    "Statements that are few and slow come to an end of their time",
    arguments: [
      "var s = Set<Int>(); for i in 0..<100000 { s.insert(i) }; return s.count",
      "var d: [Int: Int] = [:]; for i in 0..<100000 { d[i] = i }; return d.count",
      "let m = (0..<100000).map { -$0 }; while true { _ = m.sorted() }; return 1",
    ])
  func slowStatements(body: String) {
    let running = Running("func f() -> Int {\n\(body)\n}")
    running.program.machine.budget.mostSeconds = 0.05
    #expect(running.result() == "tooLong(0.05)")
  }

  @Test("Code ends when the process has grown by what it keeps, and may go on with what is left")
  func memory() {
    let running = Running("func f() -> Int { var n = 0; for _ in 0..<1000 { n += 1 }; return n }")
    // Each command of the code keeps 90 MB.
    nonisolated(unsafe) var bytes = 50 << 20
    var looks = 0
    running.program.machine.watch({ false }) {
      looks += 1
      if looks.isMultiple(of: 2) { bytes += 90 << 20 }
      return bytes
    }
    #expect(running.result() == "1000")
    #expect(running.result() == "1000")
    #expect(running.result() == "tooMuchMemory(209715200)")
    // Its objects went away.
    bytes = 60 << 20
    #expect(running.result() == "1000")
  }

  @Test("Whole numbers and texts are compared exactly, lists sorted by them")
  func comparisons() {
    #expect(value("Int.max - 1 < Int.max", "Bool") == "true")
    #expect(value("max(Int.max - 1, Int.max) == Int.max", "Bool") == "true")
    #expect(value("\"a\" < \"b\" && [\"b\", \"a\"].sorted() == [\"a\", \"b\"]", "Bool") == "true")
    #expect(value("CGFloat.nan < 1 || CGFloat.nan >= 1", "Bool") == "false")
    #expect(run("var a = 1, b = 2; (a, b) = (b, a); return a * 10 + b", "Int") == "21")
    #expect(run("let v: UIView? = nil; v?.subviews[3].frame.origin.x = 5; return 1", "Int") == "1")
    #expect(
      run(
        "return limit + twice(2)", "Int",
        with:
          "let limit = 3\nfunc twice(_ n: Int) -> Int { half(n) * 4 }\nfunc half(_ n: Int) -> Int { n / 2 }"
      ) == "7")
  }

  @Test("Calls and brackets within each other are checked once each")
  func nesting() {
    let call = String(repeating: "CGFloat(", count: 40) + "x" + String(repeating: ")", count: 40)
    #expect(run("let x = 1; return \(call)", "CGFloat") == "1")
    let most = String(repeating: "max(x, ", count: 40) + "x" + String(repeating: ")", count: 40)
    #expect(run("let x = 1; return \(most)", "Int") == "1")
    let maps = String(repeating: ".map { $0 + 1 }", count: 40)
    #expect(run("return [1]\(maps)[0]", "Int") == "41")
    #expect(
      run("let x = 1; return \(call.replacing("x", with: "y"))", "CGFloat").contains(
        "unknownName(\"y\""))
    let sum = Array(repeating: "1", count: 20_000).joined(separator: " + ")
    #expect(run("return \(sum)", "Int").contains("tooDeep"))
  }

  @Test("A property that UIKit's class has already needs an override")
  func inherited() {
    let running = Running("class A: UIView { var frame = CGRect.zero; var hitTest = 1 }")
    #expect(running.mistakes == ["1 A.frame: inherited(\"frame\", from: \"UIView\")"])
  }

  @Test("An override that nothing calls is told by name")
  func uncalled() {
    let running = Running(
      "class A: UIView { override func draw(_ rect: CGRect) {}\noverride func layoutSubviews() {}\nfunc own() {} }"
    )
    let type = running.program.types["A"]
    #expect(type.map(running.program.uncalledOverrides) == ["draw(_:)"])
  }

  @Test("Spoiled classes are read, checked and asked without an end", arguments: 0..<6)
  func spoiled(seed: Int) {
    let ended = onLargeStack {
      var numbers = SeededNumbers(seed)
      let pieces = "{}()[]<>?!.,:;\"\\=&|-+#@ \n0_é".map { Array(String($0).utf8) }
      for _ in 0..<Self.count {
        var bytes = Array(TwinFile.all.map(\.text).joined(separator: "\n").utf8)
        for _ in 0..<Int.random(in: 1...8, using: &numbers) {
          let at = Int.random(in: 0..<bytes.count, using: &numbers)
          switch Int.random(in: 0..<3, using: &numbers) {
          case 0: bytes.remove(at: at)
          case 1: bytes.insert(contentsOf: pieces.randomElement(using: &numbers) ?? [], at: at)
          default:
            // A part of the text in place of another one.
            let from = Int.random(in: 0..<bytes.count, using: &numbers)
            let part = Array(bytes[from..<min(bytes.count, from + 25)])
            bytes.replaceSubrange(at..<min(bytes.count, at + 12), with: part)
          }
        }
        let running = Running(String(decoding: bytes, as: UTF8.self))
        let program = running.program
        program.didMake = { [unowned program] _, view in program.join(view) }
        for finding in running.findings {
          guard finding.source.line(of: finding.range.lowerBound) > 0 else { return false }
        }
        for type in program.types.values where type.kind == .class {
          program.machine.begin()
          guard
            let made = try? program.makeView(
              of: type, frame: CGRect(x: 0, y: 0, width: 50, height: 50)),
            let view = made.object as? UIView
          else { continue }
          view.addSubview(UIView(frame: CGRect(x: 5, y: 5, width: 9, height: 9)))
          _ = view.hitTest(CGPoint(x: 7, y: 7), with: nil)
          _ = program.machine.takeFailure()
        }
      }
      return true
    }
    #expect(ended == true)
  }

  private static let count =
    ProcessInfo.processInfo.environment["TAPSCOPE_SPOILED"].flatMap { Int($0) } ?? 25
}
