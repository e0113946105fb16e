import Foundation
import ResponderKit
import Testing

@Suite("R2.13, R2.14: what each class starts with")
struct DefaultsTests {
  @Test(
    "R2.13: every class but label and image view is interactive", arguments: ViewClass.interactive)
  func interactive(kind: ViewClass) {
    let view = kind.make(CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(view.isUserInteractionEnabled && !view.isHidden && view.alpha == 1)
    #expect(!view.isMultipleTouchEnabled && !view.isExclusiveTouch)
    #expect(UIView(0, 0, 100, 100).with(view).hit(20, 20)?.isDescendant(of: view) == true)
  }

  @Test(
    "R2.13, S-37, S-54: a button in a label or image view is dead until interaction is on",
    arguments: ViewClass.inert)
  func labelAndImageView(kind: ViewClass) {
    let view = kind.make(CGRect(x: 0, y: 0, width: 100, height: 100))
    let button = UIButton(0, 0, 50, 50)
    view.addSubview(button)
    let root = UIView(0, 0, 100, 100).with(view)
    #expect(!view.isUserInteractionEnabled)
    #expect(root.hit(10, 10) === root)
    view.isUserInteractionEnabled = true
    #expect(root.hit(10, 10) === button)
  }

  @Test("R2.13: an app's subclass of UILabel starts as a label does")
  func subclassOfLabel() {
    final class Badge: UILabel {
      override init(frame: CGRect) {
        super.init(frame: frame)
        text = "1"
      }
      required init?(coder: NSCoder) {
        super.init(coder: coder)
      }
    }
    let root = UIView(0, 0, 100, 100).with(Badge(0, 0, 100, 100))
    #expect(root.hit(50, 50) === root)
  }

  @Test("R2.14: an effect view's subviews belong in its content view")
  func effectView() {
    let effect = UIVisualEffectView(0, 0, 100, 100)
    let button = UIButton(0, 0, 50, 50)
    effect.contentView.addSubview(button)
    let root = UIView(0, 0, 100, 100).with(effect)
    #expect(root.hit(10, 10) === button)
    #expect(root.hit(80, 80) === effect.contentView)
  }

  @Test("R2.14: a scroll view returns the deepest subview, a stack view is an ordinary view")
  func containers() {
    let leaf = UIView(0, 500, 50, 50)
    let scroll = UIScrollView(0, 0, 100, 100).with(leaf)
    let root = UIView(0, 0, 100, 100).with(scroll)
    #expect(root.hit(10, 10) === scroll)
    scroll.contentOffset = CGPoint(x: 0, y: 500)
    #expect(root.hit(10, 10) === leaf)
    let stack = UIStackView(0, 0, 100, 100)
    stack.addArrangedSubview(UIView(0, 0, 50, 50))
    root.addSubview(stack)
    #expect(root.hit(80, 80) === stack)
    #expect(root.hit(10, 10) === stack.arrangedSubviews[0])
  }

  @Test("init(coder:) gives nothing: there are no archives")
  func coder() {
    #expect(UIView(coder: NSCoder()) == nil)
    #expect(UIViewController(coder: NSCoder()) == nil)
  }
}
