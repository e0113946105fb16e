import SessionStage
import Testing

@testable import Commands

/// What is said and believed about delivery, with the methods as people write them.
@Suite("Delivery goes as UIKit's does where code decides it")
struct DeliveryInCodeTests {
  private static let screen = """
    code <<END
    class Green: UIView {
      var began = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { began += 1 }
    }
    class Red: UIView { METHOD }
    END
    add Green green 0,0 300x300
    add UIView between 0,0 200x200 in green
    add Red red 0,0 100x100 in between
    tap 50,50
    """

  @Test(
    "A touch goes on as super and next say",
    arguments: [
      // S-15, S-41: who overrides nothing does not handle it, and the message goes up.
      ("", 1),
      // S-84: it ends where an override does not call super.
      ("override func touchesBegan(_ t: Set<UITouch>, with e: UIEvent?) { }", 0),
      // S-43: with super several share one event.
      (
        "override func touchesBegan(_ t: Set<UITouch>, with e: UIEvent?) "
          + "{ super.touchesBegan(t, with: e) }", 1
      ),
      // S-63: next is sent the same message.
      (
        "override func touchesBegan(_ t: Set<UITouch>, with e: UIEvent?) "
          + "{ next?.touchesBegan(t, with: e) }", 1
      ),
      // S-65: doing both delivers twice.
      (
        "override func touchesBegan(_ t: Set<UITouch>, with e: UIEvent?) "
          + "{ super.touchesBegan(t, with: e); next?.touchesBegan(t, with: e) }", 2
      ),
      // R4.1: an override of next leads past the views between.
      ("override var next: UIResponder? { superview?.superview }", 1),
      ("override var next: UIResponder? { nil }", 0),
    ])
  func touches(method: String, count: Int) {
    let desk = TestSession()
    desk.run(
      Self.screen.replacing("METHOD", with: method) + "\nexpect green.began \(count)")
    #expect(desk.messages == [], "\(desk.output.suffix(12))")
  }

  // S-65 is true only where no superclass does its own work.
  @Test(
    "S-65: a control tracks the finger with super, and not with next",
    arguments: [("super", "expect fired go on b"), ("next?", "expect nothing fired")])
  func control(receiver: String, expectation: String) {
    let desk = TestSession()
    desk.run(
      """
      class Sender: UIControl {
        override func touchesBegan(_ t: Set<UITouch>, with e: UIEvent?) {
          \(receiver).touchesBegan(t, with: e)
        }
      }
      add Sender b 0,0 100x100
      target b touchUpInside vc.go
      implements vc go
      tap b
      \(expectation)
      """)
    #expect(desk.messages == [], "\(desk.output.suffix(12))")
  }

  // S-66, R2.11: a hitTest that answers self asks for none of its own flags.
  @Test("S-66: a hitTest that always answers self takes the touch of its child, and when disabled")
  func interception() {
    let desk = TestSession()
    desk.run(
      """
      class Green: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
          return self.point(inside: point, with: event) ? self : nil
        }
      }
      add Green green 0,0 300x300
      add UIView red 0,0 100x100 in green
      expect hit green at 50,50
      set green interaction off
      expect hit green at 50,50
      """)
    #expect(desk.messages == [], "\(desk.output.suffix(12))")
  }

  // S-71: both are needed, and a tap alone makes no plain view first responder.
  @Test(
    "S-71: a view becomes first responder if it can and somebody asks it to",
    arguments: [("true", true, "v"), ("true", false, nil), ("false", true, nil)])
  func first(answer: String, asks: Bool, expected: String?) {
    let desk = TestSession()
    desk.run(
      """
      class Field: UIView {
        override var canBecomeFirstResponder: Bool { \(answer) }
        override func touchesEnded(_ t: Set<UITouch>, with e: UIEvent?) {
          \(asks ? "becomeFirstResponder()" : "")
        }
      }
      add Field v 0,0 100x100
      tap v
      expect v.isFirstResponder \(expected == nil ? "off" : "on")
      """)
    #expect(desk.messages == [], "\(desk.output.suffix(12))")
  }

  // S-44 to S-48: a shake begins at the first responder and ends where somebody keeps it.
  @Test("A shake starts at the first responder, and motionEnded of a controller keeps it")
  func shake() {
    let desk = TestSession()
    desk.run(
      """
      class Screen: UIViewController {
        var shakes = 0
        override var canBecomeFirstResponder: Bool { true }
        override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
          if motion == .motionShake { shakes += 1 }
        }
      }
      code Screen on vc
      focus vc
      shake
      expect vc.shakes 1
      expect handled vc by motionEnded
      """)
    #expect(desk.messages == [], "\(desk.output.suffix(12))")
  }
}
