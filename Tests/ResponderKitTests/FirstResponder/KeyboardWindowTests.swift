import Foundation
import ResponderKit
import Testing

@Suite("R9.5: the keyboard as a window")
struct KeyboardWindowTests {
  let root = UIViewController()
  let field = UITextField(20, 100, 200, 34)
  let button = UIButton(20, 700, 100, 44)
  let screen: Screen

  init() {
    screen = Screen(root: root)
    screen.window.makeKey()
    root.view.addSubview(field)
    root.view.addSubview(button)
  }

  @Test("it takes touches while a text field is first responder, and only in its frame")
  func appears() {
    #expect(screen.hit(70, 720) === button)
    screen.tap(30, 110)
    #expect(field.isFirstResponder)
    #expect(screen.hit(70, 720) is UIKeyboardImpl && screen.hit(30, 110) === field)
    #expect(screen.hit(70, 507) === root.view && screen.hit(70, 508) is UIKeyboardImpl)
    screen.tap(70, 720)
    #expect(screen.window.isKeyWindow && field.isFirstResponder, "the keys stay with the field")
    field.resignFirstResponder()
    #expect(screen.hit(70, 720) === button)
  }

  @Test("it keeps its touches: nobody up its chain hears of them")
  func keepsTouches() {
    final class Delegate: UIResponder, UIApplicationDelegate {
      var touches = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        self.touches += 1
      }
    }
    let delegate = Delegate()
    screen.application.delegate = delegate
    screen.tap(30, 110)
    screen.tap(70, 720)
    screen.tap(5, 5)
    #expect(delegate.touches == 1 && field.isFirstResponder, "only that beside it")
  }

  @Test("it comes for the field of a search bar")
  func searchBar() {
    let bar = UISearchBar(0, 200, 390, 56)
    root.view.addSubview(bar)
    screen.tap(100, 228)
    #expect(bar.searchTextField.isFirstResponder && screen.hit(70, 720) is UIKeyboardImpl)
    bar.searchTextField.resignFirstResponder()
    #expect(screen.hit(70, 720) === button)
  }

  @Test("it covers nothing while it is off")
  func off() {
    screen.application.showsKeyboardWindow = false
    field.becomeFirstResponder()
    #expect(screen.hit(70, 720) === button)
    screen.application.showsKeyboardWindow = true
    #expect(screen.hit(70, 720) is UIKeyboardImpl)
  }

  @Test("an accessory view lies on top of it and takes touches")
  func accessory() {
    let bar = UIView(0, 0, 390, 44)
    let done = UIButton(300, 0, 80, 44)
    bar.addSubview(done)
    field.inputAccessoryView = bar
    field.becomeFirstResponder()
    #expect(screen.hit(310, 470) === done && screen.hit(10, 470) === bar)
    #expect(screen.hit(10, 463) === root.view && screen.hit(10, 600) is UIKeyboardImpl)
    field.resignFirstResponder()
    #expect(bar.superview == nil && screen.hit(310, 470) === root.view)
  }

  @Test("a view that replaces it is as high as it is")
  func inputView() {
    let pad = UIView(0, 0, 390, 200)
    field.inputView = pad
    field.becomeFirstResponder()
    #expect(screen.hit(10, 644) === pad && screen.hit(10, 643) === root.view)
    field.inputView = nil
    field.reloadInputViews()
    #expect(pad.window == nil && screen.hit(10, 643) is UIKeyboardImpl)
  }

  @Test("only the key window's first responder has it")
  func keyWindow() {
    let other = screen.addWindow(UIWindow(0, 0, 390, 300))
    field.becomeFirstResponder()
    other.makeKey()
    #expect(screen.hit(70, 720) === button)
    screen.window.makeKey()
    #expect(screen.hit(70, 720) is UIKeyboardImpl)
    field.removeFromSuperview()
    #expect(screen.hit(70, 720) === button)
  }
}
