import ResponderKit
import SessionStage
import Testing

@testable import Commands

@Suite("Code and the other ways to override live side by side")
struct CodeAndOverridesTests {
  private static let scene = """
    class Card: UIView {
      weak var partner: UIView?
      var all: [UIView] = []
      var isOpen = false
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        return isOpen || !bounds.contains(point) ? nil : partner
      }
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    }
    add Card card 0,0 100x100
    add UIButton buy 10,10 20x20 in card
    set card partner buy
    set card all buy,root

    """

  @Test(
    "A method that a class of the code has is not overridden in another way",
    arguments: [
      "override card passthrough", "override card none", "answer card.hitTest nil",
      "handle card touchesBegan", "handle card touches and forward",
    ])
  func refused(line: String) {
    let session = TestSession()
    session.run(Self.scene)
    session.run(line)
    #expect(session.messages.count == 1)
    #expect(
      session.messages.first?.hasPrefix("'card' runs Card.") == true
        && session.messages.first?.hasSuffix("'code none on card' takes its class away") == true,
      "\(session.messages)")
    #expect(session.messages.first?.contains("(t.scope:") == true)
  }

  @Test("Methods that it has not are overridden as ever, and what was replaced comes back")
  func mixed() {
    let session = TestSession()
    session.run(Self.scene)
    session.run(
      """
      inset card -20
      handle card touchesEnded
      expect hit buy at 50,50
      code none on card
      override card passthrough
      expect hit root at 50,50
      """)
    #expect(session.messages == [], "\(session.output)")
  }

  @Test("What one view overrides comes before the extension of its class, as in a subclass")
  func extensions() {
    let session = TestSession()
    session.run(
      """
      add UIButton one 0,0 50x50
      add UIButton two 100,0 50x50
      extension UIButton {
        open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
      }
      expect hit root at 20,20
      override one enlarge 5
      expect hit one at 20,20
      add UIView v 0,300 5x5
      class Other: UIView { }
      expect hit one at 20,20
      expect hit root at 120,20
      """)
    #expect(session.messages == [], "\(session.output)")
  }

  @Test("A fix names the command that takes the code away, and it does")
  func fix() throws {
    let session = TestSession()
    session.run(
      """
      class Card: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { self }
      }
      add Card card 0,0 100x100
      add UIButton buy 10,10 44x44 in card
      target buy touchUpInside vc.buy
      """)
    let why = try session.printed("why buy").joined(separator: "\n")
    #expect(why.contains("\n     code none on card"), "\(why)")
    session.run("code none on card\nexpect hit buy at 20,20")
    session.run(
      """
      extension UIView {
        open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
      }
      """)
    let other = try session.printed("why buy").joined(separator: "\n")
    #expect(other.contains("code off UIView"), "\(other)")
    session.run("code off UIView\nexpect hit buy at 20,20")
    #expect(session.messages == [], "\(session.output)")
  }

  @Test("A copy is of the class, too, and holds copies of what the original holds")
  func copy() {
    let session = TestSession()
    session.run(Self.scene)
    session.run(
      """
      set card isOpen off
      copy card card2
      center card2 300,300
      expect card2.partner buy2
      expect hit buy2 at 300,300
      set card2 isOpen on
      expect hit root at 300,300
      expect hit buy at 50,50
      undo 3
      redo 3
      expect hit root at 300,300
      """)
    #expect(session.messages == [], "\(session.output)")
    #expect(
      session.scene.ownClassName(of: session.scene.names["card2"] as? UIView ?? UIView()) == "Card")
  }
}

@Suite("What asks leaves the code as it was")
struct QuestionsToCodeTests {
  @Test(
    "A question changes no variable, and prints nothing; an event does",
    arguments: [
      "map", "why c", "audit", "expect hit c at 5,5", "hit 5,5", "inside c 5,5", "tree", "draw",
      "trace", "describe c", "expect error 'x' : expect hit root at 5,5",
    ])
  func questions(line: String) {
    let session = TestSession()
    session.run(
      """
      code <<END
      class Card: UIView {
        var n = 0
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
          n += 1
          total += 1
          print(n)
          return super.hitTest(point, with: event)
        }
      }
      var total = 0
      END
      add Card c 0,0 100x100
      tap 5,5
      """)
    let before = session.session.scene.journal.stepCount
    session.run(line)
    let variable = session.scene.codeBook?.program.variable("total")?.value
    #expect(variable.map { "\($0)" } == "int(1)")
    session.run("expect c.n 1\nundo\nexpect c.n 0")
    #expect(session.scene.journal.stepCount == before - 1)
    #expect(session.messages.filter { $0.contains("c.n") } == [], "\(session.output)")
  }

  @Test("The steps of a tap are shown, and the tap has happened")
  func steps() {
    let session = TestSession()
    session.run(
      """
      class Card: UIView {
        var n = 0
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { n += 1 }
      }
      add Card c 0,0 100x100
      step tap 5,5
      expect c.n 1
      """)
    #expect(session.messages == [], "\(session.output)")
  }
}

@Suite("A person is told whose touches go elsewhere since code was read")
struct MovedTouchesTests {
  @Test("Reading, giving, taking and setting aside tell who gets a touch now")
  func moved() throws {
    let session = TestSession.prompt(
      "add UIView card 0,0 100x100", "add UIButton buy 30,30 20x20 in card",
      "add UIView far 0,300 9x9")
    var told: String { session.output.last ?? "" }
    session.say(
      "class Card: UIView {\n  var n = 0\n  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> "
        + "UIView? {\n    n += 1\n    print(n)\n    return bounds.contains(point) ? self : nil\n  }\n}"
    )
    #expect(told.hasPrefix("Card: UIView"))
    session.say("code Card on card")
    #expect(told == "now a touch on buy goes to card")
    #expect(try session.printed("get card.n") == ["0"])
    #expect(try session.printed("console") == ["nothing was printed"])
    session.say("code off Card")
    #expect(told == "now a touch on buy goes to buy")
    session.say("undo")
    session.say("code none on card")
    #expect(told == "now a touch on buy goes to buy")
    session.say(
      "extension UIButton {\n  open override func point(inside point: CGPoint, with event: UIEvent?) -> "
        + "Bool {\n    false\n  }\n}")
    #expect(told == "now a touch on buy goes to card")
    session.say("code drop UIButton")
    #expect(told == "now a touch on buy goes to buy")
    #expect(session.messages == [])
  }
}

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
    #expect(session.output.contains { $0.contains("an app would end here: A, line 7") })
    #expect(session.output.contains { $0.hasSuffix("7  return subviews[k]") })
    #expect(session.messages == ["t.scope:7: there is no element 9 of 0; an app would end"])
    session.run("hit 5,305")
    #expect(session.output.contains { $0.contains("an app would end here: B, line 12") })
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
}
