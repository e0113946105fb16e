import ResponderKit
import Testing

@Suite("R9.6, R9.7: key commands")
struct KeyCommandTests {
  let screen = KeyScreen()
  let log = CallLog()

  private func press(_ key: String) throws {
    screen.application.postKey(try #require(UIKey(key)))
  }

  private func command(_ key: String, _ action: Selector) throws -> UIKeyCommand {
    UIKeyCommand(try #require(UIKey(key)), action: action)
  }

  private func implement(_ responder: UIResponder, _ action: Selector, _ name: String) {
    responder.implement(action) { [log] _, _ in log.write("\(name) \(action)") }
  }

  @Test("R9.6: commands of the whole chain count, and the nearest that implements runs it")
  func nearest() throws {
    let view = screen.addFirst()
    screen.controller.addKeyCommand(try command("cmd+s", Selector(("save:"))))
    implement(screen.controller, Selector(("save:")), "vc")
    try press("cmd+s")
    implement(view, Selector(("save:")), "view")
    try press("cmd+s")
    #expect(log.lines == ["vc save:", "view save:"])
    #expect(screen.receivers(of: .pressesBegan).isEmpty, "a command keeps the key")
  }

  @Test("R9.6: modifiers must be exactly those")
  func modifiers() throws {
    screen.controller.addKeyCommand(try command("cmd+s", Selector(("save:"))))
    implement(screen.controller, Selector(("save:")), "vc")
    for key in ["s", "shift+cmd+s", "ctrl+s", "cmd+d"] { try press(key) }
    #expect(log.lines.isEmpty)
    #expect(screen.receivers(of: .pressesBegan).count { $0 == ObjectID(screen.controller) } == 4)
  }

  @Test("R9.6: without a first responder keys start at the deepest controller, else the window")
  func start() throws {
    let sheet = UIViewController()
    screen.controller.present(sheet, animated: false)
    try press("x")
    #expect(screen.receivers(of: .pressesBegan).first == ObjectID(sheet))
    screen.controller.dismiss(animated: false)
    screen.window.rootViewController = nil
    try press("x")
    #expect(screen.receivers(of: .pressesEnded).contains(ObjectID(screen.window)))
  }

  @Test("R9.6: the system's commands come first")
  func systemFirst() throws {
    let view = screen.addFirst()
    view.setKeyCommands([try command("cmd+c", Selector(("clear:")))])
    implement(view, Selector(("clear:")), "view")
    try press("cmd+c")
    implement(screen.controller, Selector(("copy:")), "vc")
    try press("cmd+c")
    #expect(log.lines == ["view clear:", "vc copy:"])
  }

  @Test("R9.6: a text input types before any key command, unless the command wants priority")
  func typingFirst() throws {
    let field = UITextField(0, 0, 50, 50)
    _ = screen.addFirst(field)
    for action in ["new:", "drop:", "save:"] {
      implement(screen.controller, Selector(action), "vc")
    }
    let new = try command("n", Selector(("new:")))
    screen.controller.addKeyCommand(new)
    screen.controller.addKeyCommand(try command("delete", Selector(("drop:"))))
    screen.controller.addKeyCommand(try command("cmd+s", Selector(("save:"))))
    for key in ["a", "n", "delete", "cmd+s"] { try press(key) }
    #expect(field.text == "a" && log.take() == ["vc save:"])
    #expect(screen.notes.contains(.typed("n", by: ObjectID(field))))
    new.wantsPriorityOverSystemBehavior = true
    try press("n")
    #expect(field.text == "a" && log.take() == ["vc new:"])
    field.resignFirstResponder()
    new.wantsPriorityOverSystemBehavior = false
    try press("n")
    #expect(log.lines == ["vc new:"])
  }

  @Test("R9.6: a command with priority comes before the system's")
  func priorityOverSystem() throws {
    let view = screen.addFirst()
    let clear = try command("cmd+c", Selector(("clear:")))
    clear.wantsPriorityOverSystemBehavior = true
    view.setKeyCommands([clear])
    implement(view, Selector(("clear:")), "view")
    implement(screen.controller, Selector(("copy:")), "vc")
    try press("cmd+c")
    #expect(log.lines == ["view clear:"])
  }

  @Test("R9.7: an edit action goes to the first up the chain that can perform it")
  func editActions() {
    let view = screen.addFirst()
    implement(screen.controller, Selector(("copy:")), "vc")
    #expect(!view.canPerformAction(Selector(("copy:")), withSender: nil))
    #expect(view.target(forAction: Selector(("copy:")), withSender: nil) === screen.controller)
    #expect(view.target(forAction: Selector(("paste:")), withSender: nil) == nil)
    let field = screen.addFirst(UITextField(0, 0, 50, 50))
    #expect(!field.canPerformAction(Selector(("undo:")), withSender: nil))
    (field as? UITextField)?.insertText("a")
    #expect(field.canPerformAction(Selector(("undo:")), withSender: nil))
  }

  @Test("Surprise 77, R7.8: an action without a target begins its search at the first responder")
  func nilTarget() {
    let view = screen.addFirst()
    implement(view, Selector(("paste:")), "view")
    implement(screen.controller, Selector(("paste:")), "vc")
    implement(screen.controller, Selector(("close:")), "vc")
    let button = UIButton(0, 60, 50, 50)
    screen.root.addSubview(button)
    #expect(screen.application.sendAction(Selector(("paste:")), to: nil, from: button, for: nil))
    #expect(screen.application.sendAction(Selector(("close:")), to: nil, from: button, for: nil))
    #expect(log.lines == ["view paste:", "vc close:"])
  }

  @Test("R9.6: the observer is told who has the command, or that nobody has")
  func notes() throws {
    screen.controller.addKeyCommand(try command("cmd+s", Selector(("save:"))))
    implement(screen.controller, Selector(("save:")), "vc")
    try press("cmd+s")
    try press("cmd+t")
    #expect(screen.notes.contains(.key("cmd+s", receiver: ObjectID(screen.controller))))
    #expect(screen.notes.contains(.key("cmd+t", receiver: nil)))
  }

  @Test("R9.6: overrides of keyCommands count")
  func overriding() throws {
    let editor = Editor(0, 0, 50, 50)
    _ = screen.addFirst(editor)
    try press("escape")
    #expect(editor.closed == 1)
  }

  @Test("A command is taken away again")
  func removing() throws {
    let save = try command("cmd+s", Selector(("save:")))
    screen.controller.addKeyCommand(save)
    #expect(screen.controller.keyCommands?.count == 1 && save.keyText == "cmd+s")
    screen.controller.removeKeyCommand(save)
    #expect(screen.controller.keyCommands?.isEmpty == true)
  }

  @Test(
    "Keys are written as people write them",
    arguments: [
      ("cmd+z", "z", UIKeyModifierFlags.command), ("CMD+Shift+Z", "z", [.command, .shift]),
      ("A", "a", .shift), ("up", UIKeyCommand.inputUpArrow, []), ("cmd+space", " ", .command),
      ("ctrl+plus", "+", .control), ("option+return", "\r", .alternate), ("ä", "ä", []),
    ] as [(String, String, UIKeyModifierFlags)])
  func keyText(text: String, input: String, flags: UIKeyModifierFlags) throws {
    let key = try #require(UIKey(text))
    #expect(key.charactersIgnoringModifiers == input && key.modifierFlags == flags)
    #expect(UIKey(key.description)?.description == key.description)
  }

  @Test("What is no key", arguments: ["", "cmd+", "alt++", "foo", "meta+a", "cmd+ab"])
  func noKeys(text: String) {
    #expect(UIKey(text) == nil)
  }
}

private final class Editor: UIView {
  var closed = 0

  override var keyCommands: [UIKeyCommand]? {
    [UIKeyCommand(input: UIKeyCommand.inputEscape, action: Selector(("close:")))]
  }

  override func method(for action: Selector) -> ActionMethod? {
    action == Selector(("close:")) ? { _, _ in self.closed += 1 } : super.method(for: action)
  }
}
