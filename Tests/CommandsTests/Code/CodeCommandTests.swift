import Interchange
import ResponderKit
import Scenes
import SessionStage
import Testing

@testable import Commands
@testable import Session

/// The classes of the tests, as articles print them.
private enum Printed {
  static let hitButton = """
    class HitButton: UIButton {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let area = bounds.insetBy(dx: -20, dy: -20)
        print("asked at \\(point.x)")
        return area.contains(point)
      }
    }
    """
  static let hud = """
    import UIKit

    final class HUD: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit == self ? nil : hit
      }
    }
    """
  /// The algorithm itself.
  static let algorithm = """
    class Walker: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha > 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
          let converted = subview.convert(point, from: self)
          if let hit = subview.hitTest(converted, with: event) { return hit }
        }
        return self
      }
    }
    """
  /// The button in the middle of a tab bar that reaches out of it.
  static let raised = """
    class RaisedBar: UIView {
      let center2 = UIButton(frame: CGRect(x: 160, y: -30, width: 60, height: 60))
      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(center2)
      }
      required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let inButton = convert(point, to: center2)
        if center2.point(inside: inButton, with: event) { return center2 }
        return super.hitTest(point, with: event)
      }
    }
    """
}

@Suite("Code that was read decides who gets the touch")
struct CodeCommandTests {
  @Test("A larger button, as an article prints it, gets the touches beside it")
  func largerButton() {
    let session = TestSession()
    session.run("\(Printed.hitButton)\nadd HitButton b 100,100 44x44\nexpect hit b at 85,85")
    session.run("expect hit root at 75,75\ntap 85,85\nlog print")
    #expect(session.messages == [])
    #expect(session.output.contains("HitButton: UIButton  point(inside:with:)"))
    #expect(
      session.output.contains {
        $0.contains("inside: t.scope, line") || $0.contains("HitButton, line 5")
      })
    #expect(session.output.last == "asked at -15.0")
  }

  @Test("A HUD lets touches through where only it would be hit")
  func hud() {
    let session = TestSession()
    session.run(
      "\(Printed.hud)\nadd UIButton behind 0,0 300x300\nadd HUD hud 0,0 390x844\n"
        + "add UIButton go 50,50 100x44 in hud\nexpect hit go at 60,60\nexpect hit behind at 200,200"
    )
    #expect(session.messages == [])
  }

  @Test("The algorithm written out answers as UIKit's own, on random scenes", arguments: 0..<6)
  func algorithm(seed: Int) {
    var numbers = SystemNumbers(seed)
    let (plain, coded) = (TestSession(), TestSession())
    coded.run(Printed.algorithm)
    var lines: [String] = []
    for k in 0..<14 {
      let parent = k == 0 ? "root" : "v\(Int.random(in: 0..<k, using: &numbers))"
      let (x, y) = (
        Int.random(in: -40...200, using: &numbers), Int.random(in: -40...300, using: &numbers)
      )
      let size = Int.random(in: 20...300, using: &numbers)
      let state =
        ["", "", "", " hidden", " alpha=0.005", " interaction=off"]
        .randomElement(using: &numbers) ?? ""
      lines.append("add CLASS v\(k) \(x),\(y) \(size)x\(size) in \(parent)\(state)")
      if k % 5 == 4 { lines.append("rotate v\(k) 30") }
    }
    let text = lines.joined(separator: "\n")
    plain.run(text.replacing("CLASS", with: "UIView"))
    coded.run(text.replacing("CLASS", with: "Walker"))
    #expect(plain.messages == [] && coded.messages == [])
    for _ in 0..<400 {
      let point = CGPoint(
        x: Int.random(in: 0..<390, using: &numbers), y: Int.random(in: 0..<844, using: &numbers))
      let one = plain.scene.mainWindow?.hitTest(point, with: nil)
      let other = coded.scene.mainWindow?.hitTest(point, with: nil)
      #expect(one.map { plain.scene.label(of: $0) } == other.map { coded.scene.label(of: $0) })
    }
  }

  @Test("A view that a class makes is in the tree, and is hit outside of the bar")
  func raisedButton() {
    let session = TestSession()
    session.run("\(Printed.raised)\nadd RaisedBar bar 0,700 390x83\nhit 190,690")
    #expect(session.messages == [])
    #expect(session.output.contains { $0.contains("← hit") && $0.contains("RaisedBar") })
    session.run("expect hit bar at 20,720")
    #expect(session.messages == [])
  }

  @Test("An extension is asked for every view of its class, also for those that are there")
  func extensions() {
    let session = TestSession()
    session.run(
      """
      add UIButton b 100,100 20x20
      extension UIButton {
        open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          bounds.insetBy(dx: -30, dy: -30).contains(point)
        }
      }
      add UIButton c 200,200 20x20
      add UIView v 300,300 20x20
      expect hit b at 75,75
      expect hit c at 175,175
      expect hit root at 290,290
      code drop UIButton
      expect hit root at 75,75
      """)
    #expect(session.messages == [])
  }

  @Test("Code is undone, redone, saved and read again")
  func undoAndSave() throws {
    let session = TestSession()
    session.run("\(Printed.hud)\nadd HUD hud 0,0 390x844\nexpect hit root at 5,5\nundo\nundo\ncode")
    #expect(session.output.last?.hasPrefix("no code was read") == true)
    session.run("redo\nredo\nexpect hit root at 5,5")
    #expect(session.messages == [])
    let script = SceneScript(session.scene).lines
    #expect(script.last == "code HUD on hud")
    let again = TestSession()
    again.run(script.joined(separator: "\n"))
    again.run("expect hit root at 5,5\ncode none on hud\nexpect hit hud at 5,5")
    #expect(again.messages == [])
  }

  @Test("A test of a script takes the code back that it read")
  func testsTakeItBack() {
    let session = TestSession()
    session.run("test \"one\"\n\(Printed.hud)\nadd HUD hud 0,0 9x9\nend\ncode")
    #expect(session.output.last?.hasPrefix("no code was read") == true)
  }

  @Test("A class that is read again replaces the old one in its views")
  func readAgain() {
    let session = TestSession()
    session.run(
      """
      class Wall: UIView {
        var hits = 0
        override func point(inside p: CGPoint, with e: UIEvent?) -> Bool { true }
      }
      add Wall w 0,0 10x10
      expect hit w at 300,300
      class Wall: UIView {
        override func point(inside p: CGPoint, with e: UIEvent?) -> Bool { false }
      }
      expect hit root at 5,5
      """)
    #expect(session.messages == [])
  }

  @Test(
    "What is wrong is told at once, with its place and what would be right",
    arguments: [
      (
        "class A: UIView {\n  func f() { subveiws.first?.isHidden = true }\n}",
        "t.scope:2:14: nothing is named 'subveiws'; did you mean 'subviews'?; 'A.f()' does not run"
      ),
      (
        "class A: UIView {\n  let a = 1 + \n  var b = 2\n}",
        "t.scope:3:3: 'var' does not fit here; a value is expected; 'a' does not run"
      ),
      (
        "class A: UIView {\n  func f<T>(_ t: T) {}\n}",
        "t.scope:2:9: a generic declaration cannot be run here; 'f' does not run"
      ),
      (
        "class A: UIView {\n  func f() -> CGFloat { let n = 2; return n * 1.5 }\n}",
        "t.scope:2:43: '*' does not take Int and CGFloat; 'A.f()' does not run"
      ),
    ])
  func mistakes(text: String, line: String) {
    let session = TestSession()
    session.run(text)
    #expect(session.output.contains(line), "\(session.output)")
  }

  @Test("Code that fails fails the tap with its place, and the scene is as it was")
  func failing() {
    let session = TestSession()
    session.run(
      """
      class Bad: UIView {
        var views: [UIView] = []
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
          alpha = 0.5
          return views[3]
        }
      }
      add Bad bad 0,0 100x100
      tap 10,10
      get bad alpha
      """)
    #expect(session.output.last == "1")
    #expect(
      session.messages == ["t.scope:5: there is no element 3 of 0; an app would end"],
      "\(session.messages)")
  }

  @Test("A failure is told at its own line, whatever ran before")
  func ownLine() {
    let session = TestSession()
    session.run(
      """
      class A: UIView {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { tag < 9 }
      }
      class B: UIView {
        lazy var one: Int = two
        lazy var two: Int = one
        var peer: B? { didSet { peer?.peer = self } }
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
          let n = one
          return n > 0 ? self : nil
        }
      }
      add A a 0,0 9x9
      add B b 0,50 9x9
      add B c 0,90 9x9
      tap 5,5
      set b peer c
      tap 5,55
      """)
    #expect(
      session.messages.map { $0.prefix { $0 != " " } } == [
        "t.scope:9:", "t.scope:7:", "t.scope:9:",
      ],
      "\(session.messages)")
  }

  @Test("A loop without an end comes to an end")
  func endless() {
    let session = TestSession()
    session.run(
      "class A: UIView {\n  override func point(inside p: CGPoint, with e: UIEvent?) -> Bool {\n"
        + "    while true { }\n    return true\n  }\n}\nadd A a 0,0 9x9\nhit 5,5\ntap 5,5")
    #expect(session.messages.count == 2)
    #expect(session.messages.first?.contains("is there a loop without an end") == true)
  }

  @Test("What UIKit ends an app for fails the tap, and the scene is as it was")
  func misuse() {
    let session = TestSession()
    session.run(
      """
      class Bad: UIView {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
          alpha = 0.5
          addSubview(self)
        }
      }
      add Bad bad 0,0 100x100
      tap 10,10
      get bad alpha
      """)
    #expect(session.messages.count == 1 && session.output.last == "1")
    #expect(
      session.messages.first?.hasPrefix("t.scope:4: UIKit ends an app here") == true,
      "\(session.messages)")
  }
}

/// A generator of the same numbers in each run.
private struct SystemNumbers: RandomNumberGenerator {
  private var state: UInt64
  init(_ seed: Int) { state = UInt64(seed) &* 0x9E37_79B9 &+ 77 }
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 31)
  }
}
