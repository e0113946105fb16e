import ResponderKit
import Testing

@testable import Interpreter

@Suite("Classes, structures and enums of the code")
struct ClassesTests {
  @Test("A class with stored, lazy, computed, static and observed properties")
  func properties() {
    let declarations = """
      class Counter {
        static let step = 2
        var log: [Int] = []
        var count = 0 { didSet { log.append(oldValue) } }
        lazy var big: Int = count * 100
        var twice: Int { get { count * 2 } set { count = newValue / 2 } }
        init(_ start: Int = 1) { count = start }
        func bump() { count += Counter.step }
      }
      class Louder: Counter {
        override func bump() { super.bump(); count += 1 }
      }
      """
    #expect(
      run("let c = Counter(); c.bump(); c.twice = 20; return c.log", "[Int]", with: declarations)
        == "[1, 3]")
    #expect(
      run("let c: Counter = Louder(5); c.bump(); return c.count", "Int", with: declarations) == "8")
    #expect(
      run("let c = Counter(3); let b = c; b.count = 9; return c.big", "Int", with: declarations)
        == "900")
    #expect(run("let c = Louder(); return c is Counter", "Bool", with: declarations) == "true")
  }

  @Test(
    "An observer that sets its own property does not run again, as in Swift",
    arguments: [
      ("e.x = 5; return e.x", "6"), ("e.items = [1]; return e.items.count", "2"),
      ("e.items.append(4); return e.items.count", "2"),
      ("e.y = 1; return e.y * 100 + e.log", "903"), ("e.w = 4; return e.w * 1000 + e.log", "4100"),
      ("let d = D(); d.tag = 1; return d.tag * 100 + d.n", "4105"),
      ("var s = S(); s.v = 9; return s.v", "3"), ("var s = S(); s.v += 2; return s.v", "2"),
      ("var s = S(v: 9); return s.v", "9"), ("return S(high: 7).v", "7"),
      ("e.s.v = 8; return e.s.v", "3"), ("var s = S(); s.set(8); return s.v * 10 + s.n", "31"),
    ])
  func observers(body: String, expected: String) {
    let declarations = """
      struct S {
        var v = 0 { didSet { v = min(v, 3); n += 1 } }
        var n = 0
        init() { }
        init(v: Int) { self.v = v }
        init(high: Int) { v = high }
        mutating func set(_ value: Int) { v = value }
      }
      class D: UIView {
        var n = 0
        override var tag: Int { didSet { n += 1; if n < 5 { tag = tag + 10 } } }
      }
      class E {
        var x = 0 { didSet { x += 1 } }
        var items = [Int]() { didSet { if items.count < 2 { self.items.append(9) } } }
        var log = 0
        var y = 0 { didSet { log += 1; bump() } }
        func bump() { if log < 3 { y = 9 } }
        var w = 0 {
          willSet { w = 100; log += 100 }
        }
        var s = S()
      }
      """
    #expect(run("let e = E(); " + body, "Int", with: declarations) == expected)
  }

  @Test("What an extension of a protocol has for all is known without 'self', too")
  func protocolExtensions() {
    let running = Running(
      """
      protocol Shape { var area: Int { get } }
      extension Shape {
        var twice: Int { area * 2 }
        func plus(_ n: Int) -> Int { area + n }
        func name() -> String { "shape" }
      }
      class Base: Shape { var area: Int { 3 } }
      class Square: Base {
        func name() -> String { "square" }
        func all() -> String { "\\(twice) \\(plus(1)) \\(name()) \\(self.twice)" }
      }
      struct Dot: Shape { var area = 1; func all() -> Int { twice + plus(5) } }
      func f() -> String { "\\(Square().all()) \\(Base().name()) \\(Dot().all()) \\(Dot().plus(1))" }
      """)
    #expect(running.mistakes == [])
    #expect(running.result() == "\"6 4 square 6 shape 8 2\"")
  }

  @Test(
    "An argument that is left out has the value of the type that the call is checked with",
    arguments: [
      ("let b: Base = Silent(); return b.f()", "50"), ("return Loud().f()", "700"),
      ("let b: Base = Silent(); return b.f(2)", "20"), ("return Base().f()", "5"),
      ("let b: Base = Loud(); return b.f()", "500"),
      ("return [Base(), Loud()].reduce(0) { $0 + $1.f() }", "505"),
    ])
  func usualValues(body: String, expected: String) {
    let declarations = """
      class Base { func f(_ x: Int = 5) -> Int { x } }
      class Silent: Base { override func f(_ x: Int) -> Int { x * 10 } }
      class Loud: Base { override func f(_ x: Int = 7) -> Int { x * 100 } }
      """
    #expect(run(body, "Int", with: declarations) == expected)
  }

  @Test("A protocol's members are those of the value's own type, wherever it has them")
  func protocols() {
    let declarations = """
      protocol Shape { var area: Int { get set }; func scaled(by n: Int) -> Int; var name: String { get } }
      extension Shape { var name: String { "shape" }; func twice() -> Int { scaled(by: 2) } }
      class Square: Shape { var x = 9; var area = 4; func scaled(by n: Int) -> Int { area * n } }
      struct Disc: Shape {
        var r = 1, s = 2
        var area: Int { get { r * 3 } set { r = newValue / 3 } }
        var name: String { "disc" }
        func scaled(by n: Int) -> Int { area + n }
      }
      class Knob: UIView, Shape { var area: Int { get { tag } set { tag = newValue } }
        func scaled(by n: Int) -> Int { -n } }
      """
    for (body, expected) in [
      ("var s: Shape = Square(); s.area = 7; return s.area * 10 + s.scaled(by: 1)", "77"),
      ("var s: Shape = Disc(); s.area = 12; return s.area * 100 + s.scaled(by: 5)", "1217"),
      ("var s: Shape = Knob(); s.area = 3; return s.area * 10 + s.scaled(by: 1)", "29"),
      ("let s: Shape = Disc(); return s.twice()", "5"),
      ("let all: [Shape] = [Square(), Disc()]; return all.reduce(0) { $0 + $1.area }", "7"),
    ] {
      #expect(run(body, "Int", with: declarations) == expected, "\(body)")
    }
    #expect(
      run(
        "let all: [Shape] = [Square(), Disc()]; return all.map { $0.name }.joined(separator: \" \")",
        "String", with: declarations) == "\"shape disc\"")
  }

  @Test("Extensions of UIKit's structures and classes have properties, methods and constants")
  func extensions() {
    let declarations = """
      extension CGRect {
        var middle: CGPoint { CGPoint(x: midX, y: midY) }
        func distance(to p: CGPoint) -> CGFloat { hypot(p.x - middle.x, p.y - middle.y) }
        static let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
      }
      extension CGFloat { static let inset: CGFloat = 8; var half: CGFloat { self / 2 } }
      extension Int { var isEven: Bool { self % 2 == 0 } }
      extension UIView { static func make(_ n: Int) -> UIView { let v = UIView(); v.tag = n; return v } }
      extension String { var first3: String { count > 2 ? "long" : self } }
      """
    for (body, type, expected) in [
      ("return CGRect.unit.middle", "CGPoint", "(0.5, 0.5)"),
      ("return CGRect(x: 0, y: 0, width: 6, height: 8).distance(to: .zero)", "CGFloat", "5"),
      ("return CGFloat.inset.half", "CGFloat", "4"), ("return 4.isEven", "Bool", "true"),
      ("return UIView.make(5).tag", "Int", "5"), ("return \"abc\".first3", "String", "\"long\""),
    ] {
      #expect(run(body, type, with: declarations) == expected, "\(body)")
    }
  }

  @Test("A convenience initializer calls another one of its class, or UIKit's")
  func convenience() {
    let declarations = """
      class Base: UIView {
        var n = 0
        override init(frame: CGRect) { super.init(frame: frame); n += 1 }
        convenience init(side: CGFloat) {
          self.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
          n += 10
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      class Plain: UIView { convenience init(tag: Int) { self.init(frame: .zero); self.tag = tag } }
      struct Pair { var a = 0, b = 0; init(a: Int, b: Int) { self.a = a; self.b = b }
        init(both n: Int) { self.init(a: n, b: n) } }
      """
    for (body, expected) in [
      ("let b = Base(side: 5); return b.n * 100 + Int(b.bounds.width)", "1105"),
      ("return Plain(tag: 7).tag", "7"), ("let p = Pair(both: 3); return p.a * 10 + p.b", "33"),
    ] {
      #expect(run(body, "Int", with: declarations) == expected, "\(body)")
    }
  }

  @Test("Structures are values, and methods change them where they are")
  func structures() {
    let declarations = """
      struct Box {
        var n = 1
        var size = CGSize.zero
        mutating func grow(by k: Int) { n += k }
        var text: String { "box \\(n)" }
      }
      """
    #expect(
      run(
        "var a = Box(); let b = a; a.grow(by: 4); return a.n * 10 + b.n", "Int", with: declarations)
        == "51")
    #expect(run("let a = Box(n: 3); return a.text", "String", with: declarations) == "\"box 3\"")
    #expect(
      run(
        "var a = [Box(), Box()]; a[1].grow(by: 1); a[0].size.width = 3; return a[1].n", "Int",
        with: declarations) == "2")
    #expect(
      run("let a = Box(); a.grow(by: 1); return 1", "Int", with: declarations).contains(
        "notAssignable"))
  }

  @Test("Enums have cases with values and raw values")
  func enums() {
    let declarations = """
      enum Tool: Int { case pen = 3, brush; var isFine: Bool { self == .pen } }
      enum Move { case none, by(CGFloat, y: CGFloat); static let start = Move.none }
      """
    #expect(run("return Tool.brush.rawValue", "Int", with: declarations) == "4")
    #expect(run("return Tool(rawValue: 3)?.isFine ?? false", "Bool", with: declarations) == "true")
    #expect(
      run(
        "let m = Move.by(2, y: 3); switch m { case .by(let x, let y): return x * y; case .none: return 0 }",
        "CGFloat", with: declarations) == "6")
    #expect(
      run("let t: Tool = .pen; if case .pen = t { return 1 }; return 0", "Int", with: declarations)
        == "1")
  }

  @Test("A class of views is a view, with its own properties")
  func views() {
    let declarations = """
      class Card: UIView {
        var taps = 0
        weak var target: UIView?
        let halo = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(halo)
          tag = 7
        }
        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
        func hide() { isHidden = true; halo.alpha = 0.5 }
      }
      extension UIView { var area: CGFloat { bounds.width * bounds.height } }
      """
    #expect(
      run(
        "let c = Card(frame: CGRect(x: 1, y: 2, width: 3, height: 4)); c.hide(); return c.subviews.count * 100 + c.tag + (c.isHidden ? 1000 : 0)",
        "Int", with: declarations) == "1107")
    #expect(
      run(
        "let c = Card(frame: .zero); return c is UIView && c.isKind(of: Card.self) && !(c.halo is Card)",
        "Bool", with: declarations) == "true")
  }

  @Test("What UIKit calls can be called by super and by code, too")
  func called() {
    let members = Library.shared.members.values.flatMap(\.values).joined().map(\.fullName)
    #expect(CodeProgram.asked.subtracting(members) == [])
  }
}
