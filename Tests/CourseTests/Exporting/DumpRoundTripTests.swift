import Foundation
import Interchange
import ResponderKit
import Scenes
import Session
import SessionStage
import TestSupport
import Testing

/// What `export tree` writes, `import` reads.
@Suite struct DumpRoundTripTests {
  /// What a dump holds of a view, and how deep it lies.
  private struct Fact: Equatable {
    var depth: Int
    var className: String
    var flags: [String]
    var numbers: [Double]
    var text: String?
  }

  private func facts(of scene: Scene) -> [Fact] {
    var facts: [Fact] = []
    for window in scene.application.windowsFrontToBack.reversed() {
      var pending: [(UIView, Int)] = [(window, 0)]
      while let (view, depth) = pending.popLast() {
        facts.append(fact(of: view, depth, in: scene))
        pending += view.subviews.reversed().map { ($0, depth + 1) }
      }
    }
    return facts
  }

  private func fact(of view: UIView, _ depth: Int, in scene: Scene) -> Fact {
    let (f, b, t, scroll) = (view.frame, view.bounds, view.transform, view as? UIScrollView)
    let numbers = [
      f.minX, f.minY, f.width, f.height, b.minX, b.minY, b.width, b.height, view.center.x,
      view.center.y, view.anchorPoint.x, view.anchorPoint.y, t.a, t.b, t.c, t.d, t.tx, t.ty,
      view.alpha, CGFloat(view.tag), scroll?.contentSize.width ?? 0,
      scroll?.contentSize.height ?? 0, scroll?.adjustedContentInset.top ?? 0,
      scroll?.adjustedContentInset.bottom ?? 0,
    ]
    let flags = [
      view.isHidden, view.isUserInteractionEnabled, view.clipsToBounds, view.autoresizesSubviews,
    ]
    return Fact(
      depth: depth, className: scene.className(of: view),
      flags: flags.map { "\($0)" } + [view.autoresizingMask.text],
      numbers: numbers.map(Double.init), text: view.shownText)
  }

  /// Whether the numbers differ by less than a computation's noise.
  private func isSame(_ left: Fact, _ right: Fact) -> Bool {
    var twin = right
    twin.numbers = left.numbers
    return left == twin
      && zip(left.numbers, right.numbers).allSatisfy { abs($0 - $1) < 1e-8 }
  }

  private func expectRoundTrip(of desk: TestSession) throws {
    let lines = SceneDump(desk.scene).lines
    let dump = try HierarchyDump(parsing: lines.joined(separator: "\n"))
    // A transform without inverse is told of; nothing is guessed.
    #expect(dump.warnings.allSatisfy { $0.kind == .singularTransform })
    let other = TestSession()
    _ = other.scene.replace(by: dump)
    let (before, after) = (facts(of: desk.scene), facts(of: other.scene))
    #expect(before.count == after.count)
    for (old, new) in zip(before, after) { #expect(isSame(old, new), "\(old) is now \(new)") }
    #expect(SceneDump(other.scene).lines == lines)
  }

  @Test(arguments: seeds(30, of: 100))
  func aRandomSceneComesBack(seed: Int) throws {
    var commands = RandomCommands(seed: seed)
    let desk = TestSession()
    for _ in 0..<40 { try? desk.session.execute(commands.next()) }
    for view in desk.scene.views {
      // Titles are no texts of a dump.
      (view as? UIButton)?.title = nil
    }
    try expectRoundTrip(of: desk)
  }

  @Test(arguments: [
    "add red 10,10 90x90; rotate red 45", "add red 10,10 90x40; rotate red 135; scale red 2,3",
    "add red 10,10 90.0003x40; rotate red 30", "add red 0.1,0.2 97.666666x1; rotate red -77.7",
    "add red 10,10 90x90; scale red 0", "add red 10,10 90x90; set red transform 1 1 1 1 0 0",
    "add red 10,10 90x90 anchor=0,1; rotate red 20", "add red 1.1,2.2 0.1x0.3",
    "add red 0,0 9x9; set red bounds 3,4 9x9",
    "add red 0,0 9x9; rotate red 9; set red bounds 3,4 9x9",
    "add UIScrollView s 0.1,0 9x9; set s contentSize 9x99.5; scroll s 0.3,7",
    "add UIScrollView s 9,9 9x9; rotate s 45; scroll s 0.3,7; scale s 1.5",
    "add red class=MyCell; add UIButton b class=MyApp.Buy; add UILabel l class=_UIOdd",
    "add UIVisualEffectView blur 0,0 9x9; add UITableView t 0,0 9x9 class=Feed; add sub in t",
    "add red class=_TtC5MyApp4Cell; add UIControl c class=UIButtonLabel",
    "add red autoresizesSubviews=off autoresize=LM+W+BM tag=-3 alpha=0.3 clips hidden",
    "window w 5,5 90x90 level=9; window v; hide v; key window", "reset private; add red",
    "add UITableView list 0,0 390x844 contentSize=390x2000 contentInset=5,0,0,0",
    "controller n navigation in vc; controller k in n; add UITableView list 0,0 390x844 in k-view; scroll list 0,3",
    "gesture tap a on root; add UISwitch s; add UITextView t", "add red in window at 0",
  ])
  func aParticularSceneComesBack(lines: String) throws {
    try expectRoundTrip(of: try TestSession(after: lines))
  }

  @Test(arguments: [
    "What's", "", "'", "''", "a'; tag = 3", "it's '>", "two\nlines\r\n\u{2028}", "\\u0041 \\n \\",
    "<UIView: 0x1; frame = (0 0; 9 9)>", "| 按钮 👩‍👩‍👧 é", "tab\t\u{0}\u{85} \u{202E}\u{E0041}",
    "a'; b = 'c'; d>",
    String(repeating: "'x; ", count: 300),
  ])
  func aTextComesBack(text: String) throws {
    let desk = try TestSession(after: "add UILabel a 0,0 9x9; add b 0,0 9x9 tag=7")
    (desk.scene.names["a"] as? UILabel)?.text = text
    try expectRoundTrip(of: desk)
  }

  @Test func importedAddressesAreKeptAndOthersAreInventedInOrder() throws {
    let desk = TestSession()
    let text = "<UIWindow: 0xabc; frame = (0 0; 9 9)>\n | <UIView; frame = (0 0; 1 1)>"
    _ = desk.scene.replace(by: try HierarchyDump(parsing: text))
    #expect(
      SceneDump(desk.scene).lines == [
        "<UIWindow: 0xabc; frame = (0 0; 9 9); layer = <CALayer: 0xafc>>",
        "   | <UIView: 0x100000100; frame = (0 0; 1 1); layer = <CALayer: 0x100000140>>",
      ])
  }

  @Test func twiceTheSameDumpStaysTwoTrees() throws {
    let desk = TestSession()
    let text = "<UIView: 0xabc; frame = (0 0; 9 9)>"
    _ = desk.scene.replace(by: try HierarchyDump(parsing: text))
    let root = try #require(desk.scene.names["view"] as? UIView)
    _ = desk.scene.add(try HierarchyDump(parsing: text), to: root)
    try expectRoundTrip(of: desk)
  }

  @Test func theCommandSaysWhatADumpCannotHold() throws {
    let desk = try TestSession(
      after: "add UIButton buy 0,0 9x9 title=Buy enabled=off; override buy circle")
    desk.session.isInteractive = true
    #expect(try desk.printed("export tree").contains { $0.hasPrefix("a dump cannot hold: ") })
    let said = SceneDump(desk.scene).omissions
    #expect(
      said == [
        "names", "isEnabled of 1 view", "title of 1 view", "overrides of 1 view", "1 controller",
      ])
  }

  @Test func aDumpOfAVeryDeepTreeIsRefused() throws {
    let desk = TestSession()
    var parent = try #require(desk.scene.names["root"] as? UIView)
    for _ in 0..<20_000 {
      let view = UIView(frame: .zero)
      parent.addSubview(view)
      parent = view
    }
    #expect(throws: CommandError.self) { try desk.session.execute("export tree") }
  }
}
