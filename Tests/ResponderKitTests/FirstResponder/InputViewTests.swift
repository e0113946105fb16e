import ResponderKit
import Testing

@Suite("R9.5: input views")
struct InputViewTests {
  let screen = KeyScreen()

  @Test("R9.5: the keyboard appears for what takes text, and not for a plain view")
  func keyboard() {
    let view = screen.addFirst()
    #expect(view.isFirstResponder && screen.application.shownInputViews == nil)
    _ = screen.addFirst(UITextField(0, 0, 50, 50))
    #expect(screen.application.shownInputViews?.isSystemKeyboard == true)
    screen.window.endEditing(true)
    #expect(screen.application.shownInputViews == nil)
  }

  @Test("R9.5: an input view is shown for any responder, in place of the keyboard")
  func inputView() {
    let pad = UIView()
    let field = UITextField(0, 0, 50, 50)
    field.inputView = pad
    _ = screen.addFirst(field)
    #expect(screen.application.shownInputViews?.inputView === pad)
    #expect(screen.application.shownInputViews?.isSystemKeyboard == false)
    let plain = UIView(0, 0, 50, 50)
    plain.setInputView(pad)
    _ = screen.addFirst(plain)
    #expect(screen.application.shownInputViews?.inputView === pad)
  }

  @Test("Surprise 81, R9.5: an accessory is looked up along the chain")
  func accessory() {
    let bar = UIView()
    screen.controller.setInputAccessoryView(bar)
    let field = screen.addFirst(UITextField(0, 0, 50, 50))
    #expect(field.inputAccessoryView == nil)
    #expect(screen.application.shownInputViews?.accessoryView === bar)
    #expect(screen.application.shownInputViews?.isSystemKeyboard == true)
  }

  @Test("R9.5: reloadInputViews is needed for a change, and only the first responder's counts")
  func reloading() {
    let field = screen.addFirst(UITextField(0, 0, 50, 50))
    let pad = UIView()
    field.setInputView(pad)
    #expect(screen.application.shownInputViews?.inputView == nil)
    screen.root.reloadInputViews()
    #expect(screen.application.shownInputViews?.inputView == nil)
    field.reloadInputViews()
    #expect(screen.application.shownInputViews?.inputView === pad)
  }

  @Test("R9.5: overrides of subclasses count, wherever in the chain")
  func overrides() {
    let chat = Chat()
    let screen = Screen(root: chat)
    screen.window.makeKey()
    let field = UITextField(0, 0, 50, 50)
    chat.view.addSubview(field)
    field.becomeFirstResponder()
    let shown = screen.application.shownInputViews
    #expect(shown?.inputViewController === chat.keyboard && shown?.inputView === chat.keyboard.view)
    #expect(shown?.accessoryView === chat.bar && shown?.contextIdentifier == "chat")
  }
}

private final class Chat: UIViewController {
  let bar = UIView()
  let keyboard = UIInputViewController()

  override var inputAccessoryView: UIView? { bar }
  override var inputViewController: UIInputViewController? { keyboard }
  override var textInputContextIdentifier: String? { "chat" }
}
