import Foundation
import Help
import Scenes
import Session
import SessionStage
import TestSupport
import Testing

/// Code has one budget for an event and all that it causes, and to look changes nothing.
struct CodeInACellTests {
  /// A view that counts how often it is asked.
  private static let counter = """
    class Counter: UIView {
      var asked = 0
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        asked += 1
        return super.hitTest(point, with: event)
      }
    }
    add Counter c 0,0 100x100
    add UIButton b 0,0 50x50 in c
    """

  /// A button of a class, with a method that a finger calls.
  private static func button(_ method: String, _ others: String = "") -> String {
    """
    class B: UIButton {
      var tries = 0
      \(others)
      @objc func go() { \(method) }
    }
    add B b 0,0 100x100
    target b touchDown b.go
    """
  }

  @Test(
    "Blocks that queue each other end one event, which is taken back",
    arguments: [
      "DispatchQueue.main.async { self.go() }",
      "DispatchQueue.main.asyncAfter(deadline: .now()) { self.go() }",
      "DispatchQueue.main.async { DispatchQueue.main.async { self.go() } }",
      "DispatchQueue.main.async { self.other() }",
    ])
  func blocks(statement: String) throws {
    let desk = try TestSession(
      after: Self.button(
        "tries += 1; \(statement)",
        "func other() { tries += 1; DispatchQueue.main.async { self.go() } }"))
    let before = desk.state
    desk.say("tap b")
    #expect(
      desk.messages.map {
        $0.wholeMatch(of: #/B:[34]: 10000 blocks ran one after the other for one event; .*/#) != nil
      } == [true], "\(desk.messages)")
    #expect(desk.state == before)
    // The clock goes on without them.
    desk.say("wait 1")
    #expect(desk.messages.count == 1)
    desk.say("expect b.tries 0")
    #expect(desk.messages.count == 1, "\(desk.messages)")
  }

  @Test(
    "A root view that outlives its controller, as what made it is taken back, knows none any more",
    arguments: ["UITabBarController", "UIViewController", "UINavigationController"])
  func outlivingView(superclass: String) throws {
    let desk = try TestSession(
      after: """
        class V: \(superclass) {
          override func viewDidLoad() {
            viewDidLoad()
            loadView()
          }
        }
        controller nav navigation in vc
        """)
    desk.say("controller V v in nav")
    #expect(desk.messages.map { $0.contains("500 times within each other") } == [true])
    desk.say("tap 20,60; wait 1")
    #expect(desk.messages.count == 1, "\(desk.messages)")
  }

  @Test(
    "Many controllers that code makes get their names in time that grows with their number")
  func manyControllers() throws {
    let desk = try TestSession(
      after: """
        class V: UIViewController {
          @objc func go() { for _ in 0..<16000 { addChild(UIViewController()) } }
        }
        controller V v in vc
        """)
    #expect(processorTime { desk.say("send go to v") } < .seconds(8))
    #expect(desk.messages.isEmpty, "\(desk.messages)")
  }

  @Test(
    "Code that called UIKit does not go on when what UIKit called has come to a limit",
    arguments: [
      "NotificationCenter.default.post(name: .init(\"a\"), object: nil)",
      "setNeedsLayout(); layoutIfNeeded()", "sendActions(for: .touchDown)",
    ])
  func limitWithin(statement: String) {
    let lines = Self.button(
      """
      tag = 5
      NotificationCenter.default.addObserver(
        self, selector: #selector(go), name: .init("a"), object: nil)
      \(statement)
      print("after")
      """, "override func layoutSubviews() { if tag == 5 { go() } }")
    let told = onLargeStack { () -> (messages: [String], output: [String]) in
      let desk = TestSession()
      desk.run(lines + "\ntap b")
      return (desk.messages, desk.output)
    }
    #expect(told?.messages.count == 1, "\(told?.messages ?? [])")
    let goesOn = told?.output.contains { $0.contains("after") && !$0.contains("print") }
    #expect(goesOn == false)
  }

  @Test("Views that code makes without an end are counted, and the event is taken back")
  func objects() throws {
    let desk = try TestSession(after: Self.button("while true { addSubview(UIView()) }"))
    let before = desk.state
    desk.say("tap b")
    #expect(
      desk.messages.map { $0.contains("made more than 20000 views, recognizers and controllers") }
        == [true], "\(desk.messages)")
    #expect(desk.state == before)
  }

  @Test("A retry that waits between its tries goes on for as long as somebody waits")
  func retry() throws {
    let desk = try TestSession(
      after: Self.button(
        "tries += 1; DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { self.go() }")
        + "\ntap b\nwait 100\nexpect b.tries 201")
    #expect(desk.messages == [])
  }

  @Test(
    "A number that no script could say is refused where code sets it, also while it is asked",
    arguments: [
      "frame = .null", "frame = .infinite", "center = CGPoint(x: -1e300, y: 0)",
      "transform = CGAffineTransform(scaleX: .infinity, y: 1)",
      "bounds = CGRect(x: 0, y: 0, width: CGFloat.greatestFiniteMagnitude, height: 1)",
      "layer.zPosition = .nan", "alpha = .nan",
    ])
  func numbers(statement: String) throws {
    let desk = try TestSession(
      after: """
        class N: UIView {
          override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            \(statement)
            return super.hitTest(point, with: event)
          }
        }
        add N n 10,10 100x100
        """)
    for line in ["tree", "audit", "why n"] { desk.say(line) }
    #expect(desk.messages == [])
    #expect(
      desk.output.contains { $0.hasPrefix("the code failed, so that this is uncertain: N:3:") })
    desk.say("tap n")
    #expect(desk.messages.count == 1, "\(desk.messages)")
    desk.say("expect n.frame 10,10 100x100")
    #expect(desk.messages.count == 1, "\(desk.messages)")
  }

  @Test("A number of which only the order matters may be beyond all others")
  func order() throws {
    let desk = try TestSession(
      after: """
        add UIView v 0,0 10x10
        code <<END
        v.layer.zPosition = .greatestFiniteMagnitude
        END
        expect v.zPosition 1e15
        """)
    #expect(desk.messages == [])
  }

  @Test("No command that does not change the scene changes what code has stored")
  func looking() throws {
    let folder = try Folder()
    let file = { (name: String) in folder.url.appendingPathComponent(name).path.quotedText }
    let desk = try TestSession(after: Self.counter)
    let lines = [
      "map", "tree", "tree all", "audit", "why b", "why c all", "hit 10,10", "inside c 10,10",
      "chain b", "gestures b", "find Counter", "get c", "trace", "draw", "log", "history", "echo a",
      "expect hit b at 10,10", "expect hit c at 60,60", "expect hit nil at 500,500",
      "sweep b 4 expect hit b", "convert 1,1 from b to c", "perform go from b", "help tap",
      "save \(file("s.scope"))", "capture swift \(file("c.swift"))",
      "export json \(file("a.json"))",
      "export html \(file("a.html"))", "export svg \(file("a.svg"))",
      "export swift \(file("a.swift"))", "votes", "predict hit b", "predict none", "let x = 5",
    ]
    for line in lines {
      desk.say(line)
      #expect(throws: Never.self, "\(line)") { try desk.session.execute("expect c.asked 0") }
    }
    desk.say("tap 60,60")
    desk.say("expect c.asked 1")
    desk.say("undo")
    desk.say("expect c.asked 0")
    #expect(desk.messages.filter { $0.contains("expect") } == [])
  }

  @Test("A fix that 'why' leaves there is one also where code has been asked for it")
  func fix() throws {
    let desk = try TestSession(after: Self.counter + "\nhide b\nwhy b fix")
    desk.say("expect b.isHidden off")
    desk.say("expect hit b at 10,10")
    desk.say("expect c.asked 0")
    desk.say("undo")
    desk.say("expect b.isHidden on")
    #expect(desk.messages == [])
  }
}
