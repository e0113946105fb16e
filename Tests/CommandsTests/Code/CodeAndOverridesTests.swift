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
      set card2 center 300,300
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
