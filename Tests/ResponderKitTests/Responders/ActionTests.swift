import ResponderKit
import Testing

@Suite("Actions along the chain") struct ActionTests {
  @Test("R9.7: canPerformAction is whether the responder implements the action")
  func implementing() {
    let view = UIView()
    #expect(!view.canPerformAction(Selector(("save:")), withSender: nil))
    view.implement(Selector(("save:")))
    #expect(view.canPerformAction(Selector(("save:")), withSender: nil))
    #expect(!view.canPerformAction(Selector(("print:")), withSender: nil))
  }

  @Test("R7.8: target(forAction:) climbs next to the first responder that performs the action")
  func climbing() {
    let screen = Screen()
    let leaf = UIView()
    let card = UIView()
    card.addSubview(leaf)
    screen.window.addSubview(card)
    screen.window.implement(Selector(("save:")))
    #expect(leaf.target(forAction: Selector(("save:")), withSender: nil) === screen.window)
    card.implement(Selector(("save:")))
    #expect(leaf.target(forAction: Selector(("save:")), withSender: nil) === card)
    #expect(leaf.target(forAction: Selector(("print:")), withSender: nil) == nil)
  }

  @Test("R9.7: an override of canPerformAction decides")
  func overriding() {
    final class Refusing: UIView {
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
    }
    let parent = UIView()
    let view = Refusing()
    parent.addSubview(view)
    view.implement(Selector(("save:")))
    parent.implement(Selector(("save:")))
    #expect(view.target(forAction: Selector(("save:")), withSender: nil) === parent)
  }

  @Test("R8.6: a scroll view clips by default, which changes no hit")
  func clipping() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    #expect(scroll.clipsToBounds)
    #expect(!UIView().clipsToBounds)
    scroll.addSubview(UIView(frame: CGRect(x: 40, y: 40, width: 50, height: 50)))
    #expect(scroll.hitTest(CGPoint(x: 60, y: 60), with: nil) == nil)
    #expect(scroll.hitTest(CGPoint(x: 45, y: 45), with: nil) === scroll.subviews[0])
  }
}
