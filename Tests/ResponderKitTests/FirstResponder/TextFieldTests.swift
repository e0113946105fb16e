import ResponderKit
import Testing

@Suite("R9.8, R9.10: text fields")
struct TextFieldTests {
  let screen = KeyScreen()
  let field = UITextField(0, 0, 100, 40)

  init() {
    screen.root.addSubview(field)
  }

  private func type(_ keys: String...) {
    for key in keys { screen.application.postKey(UIKey(key) ?? UIKey(characters: key)) }
  }

  /// A delegate that allows the return key or not.
  private final class Delegate: UITextFieldDelegate {
    var (allows, asked) = (true, 0)

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      asked += 1
      return allows
    }
  }

  @Test(
    "A line break alone is the return key, and none is ever stored",
    arguments: ["\n", "\r", "\r\n"])
  func lineBreaks(lineBreak: String) {
    let delegate = Delegate()
    var exits = 0
    field.delegate = delegate
    field.addAction(UIAction { _ in exits += 1 }, for: .editingDidEndOnExit)
    field.becomeFirstResponder()
    delegate.allows = false
    field.insertText(lineBreak)
    #expect(delegate.asked == 1 && exits == 0 && field.isFirstResponder)
    delegate.allows = true
    field.insertText("Ann")
    field.insertText(lineBreak)
    #expect(delegate.asked == 2 && exits == 1 && !field.isFirstResponder && field.text == "Ann")
    field.insertText("\(lineBreak)Bo\(lineBreak)")
    #expect(delegate.asked == 2 && field.text == "Ann Bo ")
    field.text = "a\(lineBreak)b"
    #expect(field.text == "a b")
  }

  @Test("The delegate is asked before each insertion and deletion, and may refuse it")
  func characters() {
    final class Digits: UITextFieldDelegate {
      var asked: [String] = []

      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool {
        asked.append("\(textField.text ?? "") \(range.location)+\(range.length) '\(string)'")
        return string.allSatisfy(\.isNumber)
      }
    }
    let digits = Digits()
    field.delegate = digits
    field.becomeFirstResponder()
    type("delete", "1", "x", "2", "delete", "return")
    #expect(digits.asked == [" 0+0 '1'", "1 1+0 'x'", "1 1+0 '2'", "12 1+1 ''"])
    #expect(field.text == "1")
    field.text = "👨‍👩‍👧"
    field.deleteBackward()
    #expect(digits.asked.last == "👨‍👩‍👧 0+8 ''" && field.text == "")
    digits.asked = []
    field.insertText("ab")
    #expect(digits.asked == [" 0+0 'ab'"] && field.text == "")
    let bar = UISearchBar(0, 0, 300, 44)
    final class BarDigits: UISearchBarDelegate {
      func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
      ) -> Bool { text.allSatisfy(\.isNumber) }
    }
    let barDigits = BarDigits()
    bar.delegate = barDigits
    bar.searchTextField.insertText("1")
    bar.searchTextField.insertText("x")
    #expect(bar.text == "1")
  }

  @Test("R9.10: a tap makes a field first responder by a recognizer of its own")
  func tapping() {
    #expect(field.gestureRecognizers?.count == 1)
    screen.screen.tap(10, 10)
    #expect(field.isFirstResponder && field.isEditing)
    let view = UITextView(0, 100, 100, 40)
    screen.root.addSubview(view)
    screen.screen.tap(10, 110)
    #expect(view.isFirstResponder && !field.isFirstResponder)
  }

  @Test("R9.12: text that is only selected is first responder without a keyboard, and no key types")
  func selectableText() {
    let view = UITextView(0, 100, 100, 40)
    screen.root.addSubview(view)
    view.isEditable = false
    screen.screen.tap(10, 110)
    type("a")
    #expect(view.isFirstResponder && view.text == nil)
    #expect(screen.application.shownInputViews?.isSystemKeyboard != true)
    view.isEditable = true
    type("a")
    #expect(view.text == "a")
    #expect(screen.application.shownInputViews?.isSystemKeyboard == true)
  }

  @Test(
    "R9.12: text in a row takes the tap unless it can be neither edited nor selected",
    arguments: [(true, true), (true, false), (false, true), (false, false)])
  func textInRow(isEditable: Bool, isSelectable: Bool) {
    let table = UITableView(frame: CGRect(x: 0, y: 200, width: 390, height: 400))
    let row = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    let view = UITextView(0, 0, 200, 44)
    screen.root.addSubview(table)
    table.addSubview(row)
    row.contentView.addSubview(view)
    (view.isEditable, view.isSelectable) = (isEditable, isSelectable)
    screen.screen.tap(20, 220)
    let takesTap = isEditable || isSelectable
    #expect(view.isFirstResponder == takesTap && row.isSelected == !takesTap)
    #expect(view.becomeFirstResponder() == takesTap)
  }

  @Test("R9.12: a tap of the view's own that an app turned off stays off")
  func tapStaysOff() {
    let view = UITextView(0, 100, 100, 40)
    screen.root.addSubview(view)
    view.gestureRecognizers?.last?.isEnabled = false
    (view.isEditable, view.isSelectable) = (false, false)
    (view.isEditable, view.isSelectable) = (true, true)
    screen.screen.tap(10, 110)
    #expect(!view.isFirstResponder)
  }

  @Test("R9.12: endEditing asks whoever is first responder in a view, or makes it resign")
  func endEditing() {
    let other = UIView(0, 300, 100, 100)
    screen.root.addSubview(other)
    field.becomeFirstResponder()
    #expect(other.endEditing(true) && field.isFirstResponder, "it is not in that view")
    #expect(screen.root.endEditing(false) && !field.isFirstResponder)
  }

  @Test("R9.10: a field whose recognizer is off is not")
  func recognizerOff() {
    field.gestureRecognizers?.first?.isEnabled = false
    screen.screen.tap(10, 10)
    #expect(!field.isFirstResponder)
  }

  @Test("R9.1: a disabled field may not become first responder")
  func disabled() {
    field.isEnabled = false
    #expect(!field.becomeFirstResponder())
  }

  @Test("Editing is told as control events")
  func controlEvents() {
    let log = CallLog()
    for (name, event) in UIControl.Event.named
    where UIControl.Event.allEditingEvents.contains(event) {
      field.addAction(UIAction { _ in log.write(name) }, for: event)
    }
    field.becomeFirstResponder()
    type("a", "return")
    field.resignFirstResponder()
    #expect(
      log.lines == ["editingDidBegin", "editingChanged", "editingDidEndOnExit", "editingDidEnd"])
  }

  @Test("A field types what nobody has a command for")
  func typing() {
    field.becomeFirstResponder()
    type("a", "B", "space", "c", "delete", "cmd+k", "left")
    #expect(field.text == "aB ")
    #expect(screen.receivers(of: .pressesBegan).first == ObjectID(field))
  }

  @Test("A field that is not first responder types nothing")
  func notFirst() {
    type("a")
    #expect(field.text == nil)
  }

  @Test("R9.8: a field has its own undo manager, a window always has one, others look up")
  func undoManagers() throws {
    #expect(field.undoManager !== screen.window.undoManager)
    #expect(screen.root.undoManager === screen.window.undoManager)
    #expect(screen.controller.undoManager === screen.window.undoManager)
    #expect(UIView().undoManager == nil && screen.application.undoManager == nil)
    let inside = UIView(0, 0, 5, 5)
    field.addSubview(inside)
    #expect(inside.undoManager === field.undoManager)
  }

  @Test("R9.8: a chain that comes back has no undo manager")
  func circle() {
    let a = UIControl()
    let b = UIControl()
    a.setNextOverride(b)
    b.setNextOverride(a)
    #expect(a.undoManager == nil)
  }

  @Test("R9.7, R9.8: what was typed is undone and redone by the system's keys")
  func undoingByKeys() {
    field.becomeFirstResponder()
    type("a", "b", "cmd+z")
    #expect(field.text == "a")
    type("cmd+shift+z")
    #expect(field.text == "ab")
    type("cmd+z", "cmd+z", "cmd+z")
    #expect(field.text?.isEmpty == true && field.undoManager?.canUndo == false)
  }

  @Test("Taking a change back takes the field's memory back, too")
  func savedState() {
    field.becomeFirstResponder()
    type("a")
    let state = field.saveState()
    type("b", "cmd+z", "cmd+z")
    #expect(field.undoManager?.canUndo == false)
    state.restore()
    #expect(field.text == "a" && field.undoManager?.canUndo == true)
    #expect(field.undoManager?.canRedo == false)
  }
}
