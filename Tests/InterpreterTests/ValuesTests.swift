import TestSupport
import Testing

@Suite("Expressions have the values that Swift gives them")
struct ValuesTests {
  @Test(
    "Numbers",
    arguments: [
      ("5 / 2", "CGFloat", "2.5"), ("5 / 2", "Int", "2"), ("-7 / 2", "Int", "-3"),
      ("-7 % 3", "Int", "-1"), ("1 + 2 * 3", "Int", "7"), ("0.1 + 0.2", "Double", "0.3"),
      ("-44 / 8", "CGFloat", "-5.5"), ("2 * 1.5", "CGFloat", "3"), ("1.5 * 2", "Double", "3"),
      ("max(1, 2.5)", "CGFloat", "2.5"), ("min(3, 1, 2)", "Int", "1"), ("abs(-4)", "Int", "4"),
      ("abs(-4.5)", "CGFloat", "4.5"), ("sqrt(9)", "CGFloat", "3"), ("pow(2, 3)", "CGFloat", "8"),
      ("Int(2.9)", "Int", "2"), ("Int(-2.9)", "Int", "-2"), ("CGFloat(7) / 2", "CGFloat", "3.5"),
      ("CGFloat(Int(7) / 2)", "CGFloat", "3"), ("0xFF & 0x0F", "Int", "15"),
      ("1 << 4", "Int", "16"),
      ("7.0.rounded()", "Double", "7"), ("CGFloat.pi > 3", "Bool", "true"),
      ("Int.max &+ 1 == Int.min", "Bool", "true"), ("10.isMultiple(of: 5)", "Bool", "true"),
    ])
  func numbers(expression: String, type: String, expected: String) {
    #expect(value(expression, type) == expected)
  }

  @Test(
    "Each of several names that stand for themselves has its own value",
    arguments: [
      """
      var a = 1, b = 2, c = 3
      let g = { [a, b, c] in "\\(a)\\(b)\\(c)" }
      a = 7; b = 8; c = 9
      return g()
      """,
      """
      let a: Int? = 1, b: Int? = 2, c: Int? = 3
      if let a, let b, let c { return "\\(a)\\(b)\\(c)" }
      return ""
      """,
      """
      let a: Int? = 1, b: Int? = 2, c: Int? = 3
      guard let a, let b, let c else { return "" }
      return "\\(a)\\(b)\\(c)"
      """,
    ])
  func names(body: String) {
    let running = Running("func f() -> String {\n\(body)\n}")
    #expect(running.mistakes == [])
    #expect(running.result() == "\"123\"")
  }

  @Test(
    "Geometry",
    arguments: [
      (
        "CGRect(x: 0, y: 0, width: 20, height: 20).insetBy(dx: -44 / 8, dy: 0)", "CGRect",
        "(-5.5 0; 31 20)"
      ),
      ("CGRect(x: 1, y: 2, width: 3, height: 4).contains(CGPoint(x: 4, y: 2))", "Bool", "false"),
      ("CGRect(x: 1, y: 2, width: 3, height: 4).midX", "CGFloat", "2.5"),
      (
        "CGRect(x: 0, y: 0, width: 9, height: 9).inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))",
        "CGRect", "(2 1; 3 5)"
      ),
      ("CGRect.zero.isEmpty", "Bool", "true"), (".zero", "CGPoint", "(0, 0)"),
      ("CGPoint(x: 3, y: 4) == CGPoint(x: 3, y: 4)", "Bool", "true"),
      ("CGRectMake(1, 2, 3, 4).maxY", "CGFloat", "6"),
      (
        "CGRect(origin: .zero, size: CGSize(width: 2, height: 2)).union(CGRect(x: 5, y: 5, width: 1, height: 1))",
        "CGRect", "(0 0; 6 6)"
      ),
      ("hypot(3, 4)", "CGFloat", "5"),
      ("CGPoint(x: 1, y: 0).applying(CGAffineTransform(scaleX: 2, y: 2))", "CGPoint", "(2, 0)"),
    ])
  func geometry(expression: String, type: String, expected: String) {
    #expect(value(expression, type) == expected)
  }

  @Test(
    "Lists, optionals and texts",
    arguments: [
      ("[1, 2, 3].map { $0 * 2 }", "[Int]", "[2, 4, 6]"),
      ("[1, 2, 3, 1].prefix { $0 < 3 }", "[Int]", "[1, 2]"),
      ("[1, 2, 3, 1].prefix(while: { $0 < 3 })", "[Int]", "[1, 2]"),
      ("[1, 2, 3, 1].drop { $0 < 3 }", "[Int]", "[3, 1]"),
      ("Dictionary(grouping: [1, 2, 3]) { $0 % 2 }[1]", "[Int]?", "[1, 3]"),
      (
        "\"a b  c\".split(separator: \" \").map { String($0) }", "[String]", "[\"a\", \"b\", \"c\"]"
      ),
      ("\"a,b\".components(separatedBy: \",\").count", "Int", "2"),
      ("0...1 ~= CGFloat(0.5)", "Bool", "true"), ("0..<3 ~= 3", "Bool", "false"),
      ("2 ~= 1 + 1", "Bool", "true"),
      ("[1, 2, 3].filter { $0 > 1 }.count", "Int", "2"),
      ("[3, 1, 2].sorted()", "[Int]", "[1, 2, 3]"),
      ("[3, 1, 2].sorted(by: >)", "[Int]", "[3, 2, 1]"),
      ("[1, 2, 3].reversed().first", "Int?", "3"), ("[1, 2].first { $0 > 5 }", "Int?", "nil"),
      ("[1, 2].contains(2)", "Bool", "true"), ("[1, 2].contains { $0 == 3 }", "Bool", "false"),
      ("[1, 2, 3].reduce(0) { $0 + $1 }", "Int", "6"), ("[1, 2].firstIndex(of: 2)", "Int?", "1"),
      ("[1, nil, 3].compactMap { $0 }", "[Int]", "[1, 3]"),
      ("[\"a\", \"b\"].joined(separator: \"-\")", "String", "\"a-b\""),
      ("[\"a\": 1, \"b\": 2][\"b\"]", "Int?", "2"), ("[\"a\": 1][\"c\"] ?? 7", "Int", "7"),
      ("nil ?? 5", "Int", "5"), ("\"a\\(1 + 1)b\"", "String", "\"a2b\""),
      ("\"x=\\(2.5)\"", "String", "\"x=2.5\""), ("\"abc\".count", "Int", "3"),
      ("(0..<5).contains(5)", "Bool", "false"), ("(0...5).contains(5)", "Bool", "true"),
      ("(1...3).map { $0 }", "[Int]", "[1, 2, 3]"), ("[1, 2, 3].dropFirst().last", "Int?", "3"),
      ("[1, 2, 3].enumerated().map { $0.offset }", "[Int]", "[0, 1, 2]"),
      ("zip([1, 2], [3, 4]).map { $0 + $1 }", "[Int]", "[4, 6]"),
      ("[UIView()].reduce(0) { $0 + $1.alpha }", "CGFloat", "1"),
      ("(1, 2).1", "Int", "2"), ("(x: 1, y: 2).y", "Int", "2"), ("true ? 1 : 2.5", "Double", "1"),
      ("UIColor.red == .red", "Bool", "true"),
      ("[.normal, .highlighted] == UIControl.State.highlighted", "Bool", "true"),
      ("Int(\"12\")", "Int?", "12"),
      ("stride(from: 0, to: 6, by: 2).map { $0 }", "[Int]", "[0, 2, 4]"),
    ])
  func lists(expression: String, type: String, expected: String) {
    #expect(value(expression, type) == expected)
  }

  @Test(
    "Paths",
    arguments: [
      ("UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10)).contains(.zero)", "false"),
      ("UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).contains(.zero)", "true"),
      (
        "UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 10, height: 10), cornerRadius: 5)"
          + ".contains(CGPoint(x: 5, y: 1))", "true"
      ),
      (
        "UIBezierPath(arcCenter: .zero, radius: 5, startAngle: 0, endAngle: 2 * .pi, clockwise: true)"
          + ".contains(CGPoint(x: 3, y: 3))", "true"
      ),
      (
        "CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)"
          + ".contains(CGPoint(x: 1, y: 1))", "false"
      ),
      (
        "{ let p = UIBezierPath(); p.move(to: .zero); p.addLine(to: CGPoint(x: 9, y: 0)); "
          + "p.addLine(to: CGPoint(x: 0, y: 9)); p.close(); return p.contains(CGPoint(x: 2, y: 2)) }()",
        "true"
      ),
      ("UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4)).bounds.maxX == 4", "true"),
    ])
  func paths(expression: String, expected: String) {
    #expect(value(expression, "Bool") == expected)
  }

  @Test(
    "Statements",
    arguments: [
      ("var n = 0; for i in 0..<5 where i != 2 { n += i }; return n", "Int", "8"),
      ("var n = 0; for (i, v) in [5, 6].enumerated() { n += i * v }; return n", "Int", "6"),
      ("var n = 10; while n > 3 { n -= 4 }; return n", "Int", "2"),
      ("var n = 0; repeat { n += 1 } while n < 3; return n", "Int", "3"),
      (
        "outer: for i in 0..<3 { for j in 0..<3 { if j == 1 { continue outer }; if i == 2 { break outer } } }; return 1",
        "Int", "1"
      ),
      ("let x: Int? = 5\nguard let x, x > 3 else { return 0 }\nreturn x", "Int", "5"),
      ("let x: Int? = nil\nif let y = x { return y } else { return -1 }", "Int", "-1"),
      ("switch 3 { case 1: return 10; case 2...4: return 20; default: return 30 }", "Int", "20"),
      (
        "switch (1, true) { case (_, false): return 1; case let (x, _) where x == 1: return 2; default: return 3 }",
        "Int", "2"
      ),
      ("var a = true; a.toggle(); return a", "Bool", "false"),
      ("switch 1 { case 1: fallthrough; case 2: return 2; default: return 3 }", "Int", "2"),
      (
        "var r = CGRect.zero; r.origin.x += 3; r.size = CGSize(width: 1, height: 2); return r",
        "CGRect",
        "(3 0; 1 2)"
      ),
      (
        "var a = [1, 2]; a.append(3); a[0] = 9; a += [4]; a.remove(at: 1); return a", "[Int]",
        "[9, 3, 4]"
      ),
      ("let a = [1]; var b = a; b.append(2); return a", "[Int]", "[1]"),
      (
        "var d: [String: Int] = [:]; d[\"a\"] = 1; d[\"a\", default: 0] += 5; return d[\"a\"] ?? 0",
        "Int", "6"
      ),
      ("func twice(_ x: Int) -> Int { x * 2 }\nreturn twice(4)", "Int", "8"),
      ("let add = { (a: Int, b: Int) -> Int in a + b }; return add(2, 3)", "Int", "5"),
      ("var n = 0; let f = { n += 1 }; f(); f(); return n", "Int", "2"),
      ("var n = 0; do { defer { n += 10 }; n = n + 1 }; return n", "Int", "11"),
      ("let v: CGFloat = 5 / 2; return v", "CGFloat", "2.5"),
      ("let a = 3, b = 4; return a * b", "Int", "12"),
      ("if 1 < 2, let x = [7].first { return x }; return 0", "Int", "7"),
      ("var s = Set<Int>(); s.insert(1); s.insert(1); return s.count", "Int", "1"),
      ("return Set([1, 2, 1]).count + Array(Set([4])).count", "Int", "3"),
      ("let a: [CGFloat] = Array(repeating: 2, count: 2); return a", "[CGFloat]", "[2, 2]"),
      ("var a = Array(repeating: 7, count: 2); a.append(1); return a", "[Int]", "[7, 7, 1]"),
    ])
  func statements(body: String, type: String, expected: String) {
    #expect(run(body, type) == expected)
  }

  @Test(
    "What ends a program of Swift ends the code, and says why",
    arguments: [
      ("let x: Int? = nil; return x!", "isNil(\"x\")"),
      ("return [1][3]", "indexOutOfRange(3, count: 1)"),
      ("return Int.max + 1", "overflow"), ("let z = 0; return 1 / z", "divisionByZero"),
      ("while true { }; return 1", "tooManyStatements(1000000)"),
      ("var a = [1]; while true { a += a }; return 1", "tooManyElements(100000)"),
      ("fatalError(\"no\")", "ended(\"no\")"), ("return Int(1e300)", "overflow"),
    ])
  func ends(body: String, reason: String) {
    #expect(run(body, "Int") == reason)
  }

  @Test("Calls within each other come to an end")
  func recursion() {
    let f2 = "func f2(_ n: Int) -> Int { f2(n + 1) }"
    let nested = "func g(_ n: Int) -> Int { n == 0 ? 0 : 1 + f2(n) }\nreturn g(0)"
    #expect(run(nested, "Int", with: f2) == "0")
    #expect(onLargeStack { run("return f2(0)", "Int", with: f2) } == "tooManyCalls(500)")
  }
}

@Suite("What is wrong with code is told before it runs")
struct MistakesTests {
  @Test(
    "Mistakes",
    arguments: [
      (
        "let a = 1; let b: CGFloat = 2.5; return a * b",
        "wrongOperands(\"*\", \"Int\", \"CGFloat\")"
      ),
      ("return suviews", "unknownName(\"suviews\", suggestions: [])"),
      ("let x: Int? = 1; return x + 1", "wrongOperands(\"+\", \"Int?\", \"Int\")"),
      (
        "let p = CGPoint.zero; return p.z",
        "unknownMember(\"z\", of: \"CGPoint\", suggestions: [\"x\", \"y\"])"
      ),
      ("return \"a\"", "wrongType(\"String\", expected: \"CGFloat\")"),
      ("let c = 1; c = 2; return 1", "isConstant(\"c\")"),
      ("if 1 { }; return 1", "notABool(\"Int\")"),
      ("for x in 5 { }; return 1", "notASequence(\"Int\")"),
      (
        "let r = CGRect(x: 1, y: 2); return 1",
        "unknownLabel(\"CGRect(x:y:)\", of: \"CGRect\", forms: [\"init(x:y:width:height:)\", \"init(x:y:width:height:)\", \"init(origin:size:)\", \"init()\"])"
      ),
      (
        "let v = UIView(); v.isHiden = true; return 1",
        "unknownMember(\"isHiden\", of: \"UIView\", suggestions: [\"isHidden\"])"
      ),
      ("var x: Int", "missingReturn(expected: \"CGFloat\")"),
    ])
  func mistakes(body: String, expected: String) {
    let found = run(body, "CGFloat")
    #expect(found.hasSuffix(expected), "\(found)")
  }
}
