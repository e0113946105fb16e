import ResponderKit
import SessionStage
import Testing

@testable import Commands

@Suite("Code that ends an app gives no answer")
struct FailingCodeTests {
  private static let scene = """
    class A: UIView {
      override func hitTest(_ p: CGPoint, with e: UIEvent?) -> UIView? {
        let k = 9
        return bounds.contains(p) ? helper(k) : nil
      }
      func helper(_ k: Int) -> UIView {
        return subviews[k]
      }
    }
    class B: UIView {
      override func point(inside p: CGPoint, with e: UIEvent?) -> Bool {
        return bounds.contains(p) && subviews[2].isHidden
      }
    }
    add A a 0,0 90x90
    add B b 0,300 90x90

    """

  @Test("A trace says where an app would end, and the event is taken back")
  func trace() {
    let session = TestSession()
    session.run(Self.scene)
    session.run("tap 5,5")
    #expect(session.output.contains { $0.contains("gives no answer: A, line 7") })
    #expect(session.output.contains { $0.hasSuffix("7  return subviews[k]") })
    #expect(session.messages == ["t.scope:7: there is no element 9 of 0; an app would end"])
    session.run("hit 5,305")
    #expect(session.output.contains { $0.contains("gives no answer: B, line 12") })
  }

  @Test("An expectation about it cannot be told", arguments: ["hit a at 5,5", "hit root at 5,5"])
  func expectation(text: String) {
    let session = TestSession()
    session.run(Self.scene)
    session.run("expect \(text)")
    #expect(
      session.messages == [
        "this cannot be told: t.scope:7: there is no element 9 of 0; an app would end"
      ])
    session.run("expect hit root at 200,200")
    #expect(session.messages.count == 1)
  }

  @Test(
    "Code that never ends is told in the same way, however many lines it ran, and moves nothing")
  func endless() {
    let session = TestSession.prompt(
      "add UIView a 0,0 100x100",
      "class A: UIView {\n  override func hitTest(_ p: CGPoint, with e: UIEvent?) -> UIView? {\n"
        + "    while true { tag += 1 }\n  }\n}",
      "code A on a")
    #expect(!session.output.contains { $0.hasPrefix("now a touch") }, "\(session.output)")
    session.say("tap 5,5")
    #expect(session.output.contains { $0.contains("gives no answer: A, line 3") })
    #expect(
      session.messages.first?.contains("did not end; is there a loop without an end?") == true)
    session.say("add UIView b 0,300 9x9")
    session.say("code on b <<END\noverride func layoutSubviews() { }\nEND")
    #expect(!session.output.contains { $0.hasPrefix("its methods belong to") })
  }

  @Test(
    "Layout that a command causes is part of it: what fails in it, or does not end, refuses the command",
    arguments: ["fatalError()", "while true { tag += 1 }", "_ = subviews[7]"])
  func layout(line: String) throws {
    let desk = try TestSession(
      after: """
        class Card: UIView {
          var isArmed = false
          override func layoutSubviews() { if isArmed { \(line) } }
        }
        add Card card 0,0 50x50
        set card isArmed on
        """)
    desk.run("set card bounds 0,0 60x60")
    #expect(desk.messages.count == 1, "\(desk.messages)")
    #expect(desk.diagnostics.first?.text == "set card bounds 0,0 60x60")
    desk.run("set card isArmed off\nadd dot 0,0 9x9")
    #expect(desk.messages.count == 1, "\(desk.messages)")
    #expect(try desk.printed("get card bounds") == ["(0 0; 50 50)"])
  }

  @Test(
    "A command that its code refuses confirms nothing, and the next one does",
    arguments: ["set c alpha 0.5", "set c bounds 0,0 60x60", "detach c", "add x in c"])
  func confirmation(line: String) {
    let desk = TestSession.prompt(
      """
      class Card: UIView {
        var isArmed = false
        override var alpha: CGFloat { didSet { if isArmed { fatalError() } } }
        override func layoutSubviews() { if isArmed { fatalError() } }
        override func didMoveToSuperview() { if isArmed { fatalError() } }
      }
      """, "add Card c 0,300 50x50", "set c isArmed on")
    let start = desk.output.count
    desk.say(line)
    #expect(desk.messages.count == 1)
    #expect(desk.output.count == start, "\(desk.output.suffix(3))")
    desk.say("set c isArmed off")
    #expect(desk.output.count == start + 1)
  }
}
