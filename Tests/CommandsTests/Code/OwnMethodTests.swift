import ResponderKit
import SessionStage
import Testing

@testable import Commands

@Suite("Methods without a class belong to one view; a class can be set aside")
struct OwnMethodTests {
  private let passing = """
    code on card <<END
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let view = super.hitTest(point, with: event)
      return view == self ? nil : view
    }
    END

    """

  @Test("A view gets methods, and others later; both have their places")
  func methods() {
    let session = TestSession()
    session.run("add UIView card 0,0 100x100\nadd UIButton buy 10,10 20x20 in card")
    session.run(passing)
    session.run("expect hit root at 50,50\nexpect hit buy at 15,15")
    session.run("tap 50,50\nexpect line CardView:3 ran 1 times")
    #expect(session.messages == [], "\(session.output)")
    session.run(
      """
      code on card <<END
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { point.x > 12 }
      END
      expect hit card at 50,50
      expect hit root at 11,15
      undo
      expect hit root at 50,50
      """)
    #expect(session.messages == [], "\(session.output)")
    session.run(
      "code on card <<END\noverride func hitTest(_ point: CGPoint) { nothing() + 1 }\nEND")
    #expect(
      session.output.last?.hasPrefix("t.scope:2:43: nothing is named 'nothing'") == true,
      "\(session.output.last ?? "")")
  }

  @Test("Methods go on top of those that the view's class has")
  func onTop() {
    let session = TestSession()
    session.run(
      """
      class Card: UIView {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
      }
      add Card card 0,0 100x100
      """)
    session.run(passing)
    session.run("add UIButton buy 0,200 20x20 in card\nexpect hit buy at 5,205")
    session.run("expect hit root at 50,50\nexpect hit root at 300,300")
    #expect(session.messages == [], "\(session.output)")
  }

  @Test("A class is set aside and taken up again, as steps to undo")
  func offAndOn() {
    let session = TestSession()
    session.run("add UIView card 0,0 100x100")
    session.run(passing)
    session.run(
      """
      expect hit root at 50,50
      code off CardView
      expect hit card at 50,50
      undo
      expect hit root at 50,50
      redo
      class Other: UIView { }
      expect hit card at 50,50
      code
      code on CardView
      expect hit root at 50,50
      extension UIView {
        open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
      }
      expect hit nil at 50,50
      code off UIView
      expect hit root at 50,50
      """)
    #expect(session.messages == [], "\(session.output)")
    #expect(session.output.contains { $0.hasPrefix("CardView") && $0.hasSuffix("card  off") })
  }

  @Test("A method that somebody types asks for its class or view")
  func bare() {
    let session = TestSession()
    session.run(
      "override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {\n  return nil\n}")
    #expect(session.messages.count == 1)
    #expect(session.messages.first?.contains("needs a class around it, or a view") == true)
    let other = TestSession()
    other.run("func double(_ n: Int) -> Int {\n  return n * 2\n}")
    #expect(other.messages.isEmpty, "\(other.messages)")
  }
}

@Suite("What is declared with '!' is unwrapped where a value is needed")
struct ImplicitUnwrappingTests {
  @Test("Members, arguments, conditions, numbers and loops; nil ends with its place")
  func unwraps() {
    let session = TestSession()
    session.run(
      """
      class Card: UIView {
        @IBOutlet weak var button: UIButton!
        var flag: Bool!
        var list: [UIView]!
        var margin: CGFloat!
        override init(frame: CGRect) {
          super.init(frame: frame)
          let made = UIButton(frame: CGRect(x: 10, y: 10, width: 50, height: 30))
          button = made
          addSubview(button)
          button.frame.origin.x = 20
          (flag, list) = (true, [button])
          margin = 5
        }
        override func hitTest(_ p: CGPoint, with e: UIEvent?) -> UIView? {
          if flag, button != nil, list.count == 1, list[0] === button {
            for view in list { print(view.frame) }
          }
          let area = button.frame.insetBy(dx: -margin * 2, dy: -margin)
          return area.contains(p) ? button : self.button.superview
        }
        func drop() { button = nil }
      }
      add Card c 0,0 100x100
      expect hit button at 12,8
      expect hit c at 90,90
      tap 12,8
      console
      """)
    #expect(session.messages == [], "\(session.output)")
    #expect(session.output.contains { $0.contains("(20.0, 10.0, 50.0, 30.0)") })
    session.run(
      """
      class Card: UIView {
        var button: UIButton!
        override func hitTest(_ p: CGPoint, with e: UIEvent?) -> UIView? { button.superview }
      }
      add Card d 0,0 100x100
      tap 5,5
      """)
    #expect(session.messages.last?.hasSuffix("'button!' is nil here; an app would end") == true)
    session.run(
      "class Other: UIView {\n  func f() {\n    let b: UIButton? = nil\n    b.alpha = 1\n  }\n}")
    #expect(session.output.contains { $0.contains("'b' may be nil") }, "\(session.output)")
  }
}
