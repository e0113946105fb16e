import Interchange
import Session
import SessionStage
import Testing

@Suite struct FirstResponderCommandTests {
  static let scene = """
    add UITextField field 10,10 200x40
    add red 10,100 100x100
    set red canBecomeFirstResponder on
    """

  private func desk() throws -> TestSession { try TestSession(after: Self.scene) }

  @Test(
    "R9.2: focus and resign say what came of it",
    arguments: [
      ("focus red", "red is first responder now (R9.2)"),
      ("focus vc", "vc cannot: canBecomeFirstResponder is off (R9.1)"),
      ("focus app", "app is in no window: it cannot be first responder (R9.2)"),
      (
        "focus red; set red canResignFirstResponder off; tap field",
        "field cannot: red does not resign (R9.4)"
      ),
      ("focus red; resign red", "red resigned as first responder (R9.4)"),
      ("tap field; endEditing root", "field resigned as first responder (R9.4)"),
    ])
  func focusing(line: String, shown: String) throws {
    #expect(try desk().printed(line).contains { $0.contains(shown) })
  }

  @Test("S-71: expect first")
  func expecting() throws {
    let desk = try desk()
    desk.run("expect first none\ntap red\nexpect first none\ntap field\nexpect first field")
    #expect(desk.messages.isEmpty)
    desk.run("expect first red\nexpect first none\nexpect field.isFirstResponder on")
    #expect(
      desk.messages == [
        "expected first 'red', got 'field'", "expected first none, got 'field'",
      ])
  }

  @Test("R9.4: a view that leaves is first responder no longer, and undo brings it back")
  func undoing() throws {
    let desk = try desk()
    desk.run(
      """
      focus red
      remove red
      expect first none
      undo
      expect first red
      undo
      expect first none
      redo
      expect first red
      """)
    #expect(desk.messages.isEmpty)
  }

  @Test("R9.5: what is shown for typing")
  func keyboard() throws {
    let desk = try desk()
    desk.run(
      """
      expect app.keyboard none
      tap field
      expect app.keyboard system
      focus red
      expect app.keyboard none
      set vc inputAccessoryView field
      focus red
      resign red
      focus red
      expect app.keyboard accessory
      """)
    #expect(desk.messages.isEmpty)
  }

  @Test("R9.6: keys run commands, else they are typed, else they climb")
  func keys() throws {
    let desk = try desk()
    desk.run(
      """
      keycommand vc "cmd+s" save:
      key "cmd+s"
      expect received vc
      tap field
      key a
      key "shift+b"
      expect field.text "aB"
      key cmd+z
      expect field.text "a"
      focus red
      key x
      expect received vc pressesBegan pressesEnded
      expect handled nobody
      handle vc presses
      key x
      expect handled vc
      """)
    #expect(desk.messages.isEmpty)
    #expect(desk.output.contains { $0.contains("action save: to vc") })
  }

  @Test(
    "A key and a window are told apart",
    arguments: [
      ("key window", nil), ("key \"window\"", "'window' is not a key"),
      ("key foo+a", "'foo+a' is no"),
      ("key red", "'red' is a UIView, not a window"), ("key nobody", "no window is named 'nobody'"),
    ] as [(String, String?)])
  func keyOrWindow(line: String, message: String?) throws {
    let desk = try desk()
    desk.run(line)
    #expect(desk.messages.count == (message == nil ? 0 : 1))
    if let message { #expect(desk.messages.first?.hasPrefix(message) == true) }
  }

  @Test("R9.2: a responder in no window is refused with the reason")
  func withoutWindow() throws {
    let desk = try TestSession(after: "controller other")
    let printed = try desk.printed("focus other").joined(separator: "\n")
    #expect(printed.contains("other is in no window: it cannot be first responder (R9.2)"))
    #expect(try desk.printed("focus delegate").joined().contains("in no window"))
  }

  @Test(
    "What was set is saved, and copied",
    arguments: [
      "focus red", "tap field; key a", "set vc canBecomeFirstResponder on; focus vc",
      "keycommand vc \"cmd+shift+z\" redo:; keycommand vc up next:", "remote on",
      "keycommand vc n new: priority; keycommand vc n old:", "set window canBecomeKey off",
      "set app applicationSupportsShakeToEdit off", "set field canResignFirstResponder off",
      "set vc inputView red inputAccessoryView field", "focus red; copy red rot",
    ])
  func saving(line: String) throws {
    let desk = try desk()
    try desk.session.execute(line)
    let lines = SceneScript(desk.scene).lines
    let rebuilt = try TestSession(after: lines.joined(separator: "\n"))
    #expect(SceneScript(rebuilt.scene).lines == lines && rebuilt.state == desk.state)
    #expect(lines != SceneScript(try self.desk().scene).lines)
  }
}
