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
}
