import Foundation
import ResponderKit
import Testing

/// The screen is 390 × 844 points, with a keyboard from y 508 on.
@Suite("R8.10: a drag takes the keyboard away")
struct KeyboardDismissTests {
  private let stage = ScrollStage(content: CGSize(width: 390, height: 4000))
  private let field = UITextField(frame: CGRect(x: 0, y: 600, width: 200, height: 40))

  init() {
    stage.scroll.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    stage.scroll.addSubview(field)
    field.becomeFirstResponder()
  }

  @Test(
    "R8.10: at its beginning, at the keyboard, or never",
    arguments: [
      (UIScrollView.KeyboardDismissMode.none, 550.0, true), (.onDrag, 200, false),
      (.onDragWithAccessory, 200, false), (.interactive, 500, true), (.interactive, 550, false),
      (.interactiveWithAccessory, 500, true), (.interactiveWithAccessory, 550, false),
    ])
  func modes(mode: UIScrollView.KeyboardDismissMode, lowest: Double, stays: Bool) {
    stage.scroll.keyboardDismissMode = mode
    let finger = stage.begin(100, 150)
    #expect(field.isFirstResponder, "a finger that comes down is no drag")
    for y in stride(from: 160, through: lowest, by: 10) { stage.move(finger, 100, y) }
    #expect(field.isFirstResponder == stays)
    stage.fingers.end(finger)
    #expect(field.isFirstResponder == stays)
  }

  @Test("R8.10: the view above the keyboard counts only where the mode says so")
  func accessory() {
    field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    field.reloadInputViews()
    for (mode, stays) in [
      (UIScrollView.KeyboardDismissMode.interactive, true), (.interactiveWithAccessory, false),
    ] {
      stage.scroll.keyboardDismissMode = mode
      let finger = stage.begin(100, 300)
      for y in stride(from: 310.0, through: 480, by: 10) { stage.move(finger, 100, y) }
      stage.fingers.end(finger)
      stage.clock.advance(by: 5)
      #expect(field.isFirstResponder == stays)
    }
  }

  @Test("R8.10: a responder that refuses stays, and one without a keyboard is left alone")
  func refusals() {
    stage.scroll.keyboardDismissMode = .onDrag
    for view in [StubbornField(), SilentView()] {
      stage.scroll.addSubview(view)
      #expect(view.becomeFirstResponder())
      stage.drag(from: 100, 300, by: 0, -100)
      #expect(view.isFirstResponder)
      view.removeFromSuperview()
    }
  }

  private final class StubbornField: UITextField {
    override var canResignFirstResponder: Bool { false }
  }

  private final class SilentView: UIView {
    override var canBecomeFirstResponder: Bool { true }
  }
}
