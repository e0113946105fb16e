import Testing

@testable import Code

@Suite("Swift is read into a tree")
struct SwiftCodeParserTests {
  @Test(
    "An expression binds as in Swift",
    arguments: [
      ("1 + 2 * 3", "(1 + (2 * 3))"), ("a - b - c", "((a - b) - c)"),
      ("a ?? b ?? c", "(a ?? (b ?? c))"), ("a == b && c || d", "(((a == b) && c) || d)"),
      ("x < y ? 1 : 2", "((x < y) ? 1 : 2)"), ("a ? b : c ? d : e", "(a ? b : (c ? d : e))"),
      ("-x + 1", "((-x) + 1)"), ("-5 * 2", "(-5 * 2)"), ("!a.isHidden", "(!a.isHidden)"),
      ("a as? UIButton == b", "((a as? UIButton) == b)"), ("v is UIControl", "(v is UIControl)"),
      ("0..<n - 1", "(0 ..< (n - 1))"), ("a...b", "(a ... b)"), ("a+b", "(a + b)"),
      ("frame.insetBy(dx: -44 / 8, dy: 0)", "frame.insetBy(dx: (-44 / 8), dy: 0)"),
      ("f(-x)", "f((-x))"), ("a&&b", "(a && b)"), ("x-1", "(x - 1)"), ("x -1", "(x - 1)"),
      ("flags & mask == 0", "((flags & mask) == 0)"), ("a.b!.c?.d", "a.b!.c?.d"),
      ("touches.first!.location(in: self)", "touches.first!.location(in: self)"),
      ("subviews[i].frame", "subviews[i].frame"), ("[UIView]()", "<[UIView]>()"),
      ("[a, b].contains(c)", "[a, b].contains(c)"), ("[:]", "[]"), ("[1: a]", "[1: a]"),
      ("pair.0", "pair.0"), ("pair.0.1", "pair.0.1"), ("(a, b)", "tuple(a, b)"), ("(a)", "a"),
      ("(x: 1, y: 2)", "tuple(x: 1, y: 2)"), (".red", ".red"), ("UIView.self", "UIView.self"),
      ("Set<UITouch>()", "<Set<UITouch>>()"), ("a < b", "(a < b)"),
      ("super.hitTest(point, with: event)", "super.hitTest(point, with: event)"),
      ("#selector(save(_:))", "@save:"), ("#selector(VC.tap)", "@tap"),
      ("#selector(handle(_:forEvent:))", "@handle:forEvent:"),
      ("\"a\\(b + 1)c\"", "\"a\\((b + 1))c\""), ("\"\"", "\"\""), ("1_000", "1000"),
      ("0xFF", "255"),
      ("2.5e1", "25.0"), (".init(x: 1)", ".init(x: 1)"), ("try? f()", "f()"),
      ("subviews.reversed().first { $0.isHidden }", "subviews.reversed().first({$0.isHidden})"),
      ("a.map { x in x + 1 }", "a.map({x in (x + 1)})"),
      (
        "b.addAction { [weak self] _ in self?.save() }",
        "b.addAction({[weak self] _ in self?.save()})"
      ),
      ("f { (a: Int, b) -> Bool in a == b }", "f({a, b in (a == b)})"),
      (
        "UIView.animate(withDuration: 1) { x() } completion: { _ in y() }",
        "UIView.animate(withDuration: 1, {x()}, completion: {_ in y()})"
      ),
      ("views.sorted(by: <)", "views.sorted(by: <)"), ("a = b", "a = b"), ("n += 1", "n += 1"),
      ("frame.origin.x += 1", "frame.origin.x += 1"), ("_ = f()", "f()"), ("&x", "(&x)"),
    ])
  func expressions(text: String, shape: String) {
    #expect(read(text) == [shape])
  }

  @Test(
    "Statements",
    arguments: [
      ("let a = 1, b = 2", "let a = 1; let b = 2"), ("var x: CGFloat?", "var x: CGFloat?"),
      ("if let v = hit { return v } else { f() }", "if let v = hit {return v} else {f()}"),
      ("if let self, a { f() }", "if let self, a {f()}"),
      ("guard let card else { return nil }", "guard let card else {return nil}"),
      ("if #available(iOS 13, *) { f() }", "if available 13 {f()}"),
      ("if #unavailable(macOS 12, iOS 18.2) { f() }", "if unavailable 18 {f()}"),
      ("guard #available(*), x else { return }", "guard available, x else {return}"),
      ("if a { b() } else if c { d() } else { e() }", "if a {b()} else {if c {d()} else {e()}}"),
      (
        "for v in subviews.reversed() where !v.isHidden { f(v) }",
        "for v in subviews.reversed() where (!v.isHidden) {f(v)}"
      ),
      ("for (i, v) in views.enumerated() { f() }", "for (i, v) in views.enumerated() {f()}"),
      ("for _ in 0..<5 { f() }", "for _ in (0 ..< 5) {f()}"),
      ("while n > 0 { n -= 1 }", "while (n > 0) {n -= 1}"),
      ("repeat { f() } while a", "repeat {f()} while a"),
      ("outer: for v in w { continue outer }", "outer: for v in w {continue outer}"),
      (
        "switch state { case .open, .half: f(); case .moved(let p) where p.x > 1: g(); default: break }",
        "switch state {.open, .half: f() | .moved(p) where (p.x > 1): g() | default: break}"
      ),
      (
        "switch n { case 1: f(); case 2...4: g(); default: h() }",
        "switch n {=1: f() | =(2 ... 4): g() | default: h()}"
      ),
      (
        "switch (a, b) { case (true, _): f(); case let (x, y): g() }",
        "switch tuple(a, b) {(=true, _): f() | (x, y): g()}"
      ),
      (
        "switch v { case is UIButton: f(); case let l as UILabel: g(l); default: break }",
        "switch v {is UIButton: f() | l as UILabel: g(l) | default: break}"
      ),
      ("if case .open = state { f() }", "if case .open = state {f()}"),
      ("if case let .moved(p)? = state { f() }", "if case .moved(p)? = state {f()}"),
      ("defer { f() }", "defer {f()}"), ("do { f() }", "do {f()}"), ("return", "return"),
      ("return a ? b : c", "return (a ? b : c)"),
    ])
  func statements(text: String, shape: String) {
    #expect(read(text).joined(separator: "; ") == shape)
  }

  @Test("A class as an article prints it")
  func anArticlesClass() {
    let text = """
      import UIKit

      final class HitTestButton: UIButton {
          // The area grows on all sides.
          @IBInspectable var extra: CGFloat = 50
          weak var target: UIView?
          private lazy var halo = UIView()

          override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
              let area = bounds.insetBy(dx: -extra, dy: -extra)
              return area.contains(point)
          }

          override var isHighlighted: Bool {
              didSet { alpha = isHighlighted ? 0.5 : 1 }
          }

          var area: CGRect { bounds.insetBy(dx: -extra, dy: -extra) }
      }
      """
    #expect(
      read(text) == [
        "class HitTestButton: UIButton {var extra: CGFloat = 50; var target: UIView?; "
          + "var halo = UIView(); point(inside:with:) -> Bool "
          + "{let area = bounds.insetBy(dx: (-extra), dy: (-extra)); return area.contains(point)}; "
          + "var isHighlighted: Bool didSet{alpha = (isHighlighted ? 0.5 : 1)}; "
          + "var area: CGRect get{bounds.insetBy(dx: (-extra), dy: (-extra))}}"
      ])
  }

  @Test("Other declarations")
  func declarations() {
    #expect(
      read(
        "extension UIButton { open override func point(inside p: CGPoint, with e: UIEvent?) -> Bool { true } }"
      )
        == ["extension UIButton {point(inside:with:) -> Bool {true}}"])
    #expect(
      read("enum Tool: Int { case pen = 1, brush; case moved(CGPoint, by: Int) }")
        == ["enum Tool: Int {case pen; case brush; case moved}"])
    #expect(
      read("struct Box { var a = 1; static let one = Box(a: 1); mutating func grow() { a += 1 } }")
        == ["struct Box {var a = 1; let one = Box(a: 1); grow() {a += 1}}"])
    #expect(
      read("protocol Delegate: AnyObject { func done(_ view: UIView); var isOn: Bool { get set } }")
        == ["protocol Delegate: AnyObject {done(_:); var isOn: Bool}"])
    #expect(
      read(
        "class A: UIView { required init?(coder: NSCoder) { fatalError(\"no\") }; init() { super.init(frame: .zero) } }"
      )
        == [
          "class A: UIView {init(coder:) {fatalError(\"no\")}; init() {super.init(frame: .zero)}}"
        ])
    #expect(
      read("class A { var x: Int { get { 1 } set(value) { f(value) } } }")
        == ["class A {var x: Int get{1} set{f(value)}}"])
    #expect(
      read(
        "class A { class func make() -> A { A() }; enum Kind { case a }; typealias T = [UIView] }")
        == ["class A {make() -> A {A()}; enum Kind {case a}; typealias T = [UIView]}"])
  }

  @Test("What is compiled elsewhere is left out")
  func conditionalCompilation() {
    let text = """
      #if os(macOS)
      let a = 1
      #elseif os(iOS) && canImport(UIKit)
      let b = 2
      #else
      let c = 3
      #endif
      """
    #expect(read(text) == ["let b = 2"])
  }

  @Test("A member that cannot be read is left out, with its reason, and the others are read")
  func tolerantByMember() {
    let text = """
      class A: UIView {
        func first() -> Int { 1 }
        func second<T>(_ x: T) -> T { if true { } ; return x }
        func third() async -> Int { 3 }
        subscript(i: Int) -> Int { i }
        func fourth( { }
        func fifth() { let x = \\UIView.frame }
        func last() -> Int { 9 }
      }
      let b = 1
      """
    let tree = tree(text)
    #expect(
      tree.items.map { TreeText.of($0) } == [
        "class A: UIView {first() -> Int {1}; unread second; unread third; unread subscript; "
          + "unread fourth; unread fifth; last() -> Int {9}}", "let b = 1",
      ])
    let lines = tree.problems.map { tree.source.line(of: $0.problem.range.lowerBound) }
    #expect(lines == [3, 4, 5, 6, 7])
    #expect(tree.problems.first?.problem.fact == .notRead(.generics))
    #expect(tree.problems.last?.problem.fact == .notRead(.keyPath))
  }

  @Test("A bracket that is never closed is told at the bracket")
  func unclosed() {
    let found = tree("class A {\n  func f() {\n    g()\n").problems
    #expect(found.first?.problem.fact == .unclosed("{"))
    #expect(tree("let a = \"no end").problems.first?.problem.fact == .unclosed("\""))
    #expect(tree("/* no end").problems.first?.problem.fact == .unclosed("/*"))
    #expect(tree("f(1").problems.first?.problem.fact == .unclosed("("))
  }

  @Test("Nothing is too deep to be refused, and nothing ends the program")
  func depth() {
    for (open, close) in [
      ("(", ")"), ("[", "]"), ("{", "}"), ("-", ""), ("a.f{", "}"), ("if a {", "}"),
      ("a ? b : ", ""),
    ] {
      let text =
        String(repeating: open, count: 5_000) + "1" + String(repeating: close, count: 5_000)
      _ = tree(text)
    }
    _ = tree("let a: " + String(repeating: "[", count: 5_000))
    _ = tree("\"" + String(repeating: "\\(\"", count: 500))
  }

  @Test(
    "A text that makes the parser look far ahead, again and again, comes to an end",
    arguments: [
      "@objc\n", "@objc(\n", "let a = (\n", "func f(\n", "{ (a\n", "class A {\n", "a < b\n",
      "f(a: {\n",
      "@a @b ", "public\n", "a.b { c in\n", "let (a, b\n", "[a: [b\n", "case .a(\n", "if let a\n",
      "init<T",
      "a as? b ? ", "#if a\n", "\"\\(a", "a<b<c", "switch a {\n", "[", ")", "}", "a ?? ", "a.",
      "a!", "\"", "/* ", "`", ".", ",", ":", "guard a else\n",
    ])
  func farAhead(piece: String) {
    for prefix in ["", "class A {\n", "class A {\nfunc f() {\n"] {
      let items = tree(prefix + String(repeating: piece, count: 4_000)).items
      #expect(items.count <= 4_001)
    }
  }

  @Test("A text that is given up says that it is nested too deep")
  func givenUp() {
    let items = tree(String(repeating: "@objc\n", count: 4_000)).items
    guard items.count == 1, case .unread(let member)? = items.first else {
      Issue.record("\(items.count) items")
      return
    }
    #expect(member.problem.fact == .tooDeep)
  }

  @Test("Places are those that people count")
  func places() {
    let source = CodeSource(name: "check.scope", text: "a\n  ünï = 2\n", firstLine: 14)
    #expect(source.line(of: 4) == 15)
    #expect(source.column(of: 4) == 3)
    #expect(source.column(of: 8) == 6)
    #expect(source.line(15) == "ünï = 2")
    #expect(source.line(99).isEmpty)
    #expect(source.line(of: 9_999) == 16)
  }
}

@Suite("Swift that was spoiled")
struct SpoiledSwiftTests {
  /// A generator of the same numbers in each run.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  private static let good = """
    class HitView: UIView {
      var areas: [CGRect] = [], map: [String: (UIView, Int)?] = [:]
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha > 0.01 else { return nil }
        for (i, v) in subviews.enumerated().reversed() where v.tag != i {
          let p = v.convert(point, from: self)
          if let hit = v.hitTest(p, with: event), let b = hit as? UIButton { return b }
          switch (p.x, v) { case (0..<5, is UIControl): return v; case let (x, _) where x < 0: break; default: continue }
        }
        UIView.animate(withDuration: 0.3) { [weak self] in self?.alpha = "\\(point.x + 1)".isEmpty ? 0 : 1 }
        return super.hitTest(point, with: event) ?? self
      }
    }
    """

  @Test("Every text gives a tree, and every problem has a place in it", arguments: 0..<8)
  func alwaysATree(seed: Int) {
    var numbers = Numbers(state: UInt64(seed) &* 7_919 + 1)
    let pieces = Array("{}()[]<>?!.,:;\"\\=&|-+#@`$ \n/*0_é").map { String($0).utf8.map { $0 } }
    for _ in 0..<250 {
      var bytes = Array(Self.good.utf8)
      for _ in 0..<Int.random(in: 1...6, using: &numbers) {
        let at = Int.random(in: 0..<bytes.count, using: &numbers)
        switch Int.random(in: 0..<3, using: &numbers) {
        case 0: bytes.remove(at: at)
        case 1: bytes.insert(contentsOf: pieces.randomElement(using: &numbers) ?? [], at: at)
        default:
          let end = min(bytes.count, at + Int.random(in: 0..<40, using: &numbers))
          bytes.removeSubrange(at..<end)
        }
      }
      let text = String(decoding: bytes, as: UTF8.self)
      let tree = tree(text)
      for unread in tree.problems {
        #expect(unread.problem.range.upperBound <= tree.source.bytes.count)
        #expect(tree.source.line(of: unread.problem.range.lowerBound) >= 1)
      }
    }
  }
}
