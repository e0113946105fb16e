import ResponderKit
import Testing

@Suite("R10.3, R10.4: shake to undo")
struct ShakeToUndoTests {
  let screen = KeyScreen()
  let field = UITextField(0, 0, 100, 40)

  init() {
    screen.root.addSubview(field)
    field.becomeFirstResponder()
  }

  private func type(_ text: String) {
    screen.application.postKey(UIKey(characters: text))
  }

  @Test("S-48, R10.4: the alert offers what the first responder's undo manager has")
  func alert() throws {
    type("a")
    try screen.shake()
    #expect(
      screen.application.shakeAlert
        == ShakeAlert(canUndo: true, canRedo: false, undoActionName: "Typing"))
    #expect(screen.notes.contains(.shakeToUndo(.alert(canUndo: true, canRedo: false))))
    #expect(!screen.application.answerShakeAlert(.redo))
    #expect(screen.application.answerShakeAlert(.undo) && field.text?.isEmpty == true)
    #expect(screen.application.shakeAlert == nil && !screen.application.answerShakeAlert(.cancel))
    try screen.shake()
    #expect(screen.application.answerShakeAlert(.redo) && field.text == "a")
  }

  @Test("R10.4: nothing to undo, no alert; the message goes on to the delegate")
  func nothing() throws {
    let delegate = PlainAppDelegate()
    screen.application.delegate = delegate
    try screen.shake()
    #expect(screen.application.shakeAlert == nil)
    #expect(screen.notes.contains(.shakeToUndo(.nothingToUndo)))
    #expect(screen.receivers(of: .motionEnded).last == ObjectID(delegate))
  }

  @Test("S-48, R10.4: an application that does not support it")
  func turnedOff() throws {
    type("a")
    screen.application.applicationSupportsShakeToEdit = false
    try screen.shake()
    #expect(screen.application.shakeAlert == nil)
    #expect(screen.notes.contains(.shakeToUndo(.turnedOff)))
  }

  @Test("Surprise 80, R10.3: whoever handles motionEnded without super turns it off")
  func swallowed() throws {
    type("a")
    screen.controller.setHandling(.handles, of: .motionEnded)
    try screen.shake()
    #expect(screen.application.shakeAlert == nil)
    #expect(!screen.receivers(of: .motionEnded).contains(ObjectID(screen.application)))
    screen.controller.setHandling(.handlesAndForwards, of: .motionEnded)
    try screen.shake()
    #expect(screen.application.shakeAlert != nil)
  }

  @Test("R10.3: the application keeps the message only if it shows the alert")
  func handler() throws {
    type("a")
    try screen.shake()
    let forwarded = screen.events.contains {
      guard case .delivery(let delivery) = $0, delivery.outcome == .forwarded else { return false }
      return delivery.responder == ObjectID(screen.application) && delivery.method == .motionEnded
    }
    #expect(!forwarded)
  }

  @Test("Taking the shake back takes the alert back")
  func undoing() throws {
    type("a")
    let state = screen.application.saveState()
    try screen.shake()
    state.restore()
    #expect(screen.application.shakeAlert == nil)
  }
}

private final class PlainAppDelegate: UIResponder, UIApplicationDelegate {}
