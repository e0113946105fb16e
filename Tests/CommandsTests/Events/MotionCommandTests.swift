import SessionStage
import Testing

@Suite struct MotionCommandTests {
  private func shown(_ lines: String) throws -> String {
    let desk = TestSession()
    desk.run(lines)
    return (desk.output + desk.messages).joined(separator: "\n")
  }

  @Test("S-46, Surprise 79: a shake says where it starts and why")
  func starting() throws {
    let story = try shown("shake")
    #expect(
      story.contains("motionBegan starts at vc: no first responder, the deepest controller"))
    #expect(!story.contains("motionEnded starts"), "said once")
    #expect(story.contains("no alert: there is nothing to undo or redo (R10.4)"))
  }

  @Test("S-44, S-47: phases, handlers and first responders in a script")
  func script() throws {
    let story = try shown(
      """
      add red 0,0 90x90
      set red canBecomeFirstResponder on
      focus red
      handle vc motion
      shake red
      expect handled vc by motionBegan
      expect received red motionBegan motionEnded
      shake began
      shake cancelled
      expect received vc motionBegan motionCancelled
      expect received app
      """)
    #expect(!story.contains("expected"))
  }

  @Test(
    "R10.2: what cannot be is refused",
    arguments: [
      ("shake root", "'root' is not the key window's first responder"),
      ("shake ended", "no motion has begun"), ("shake began; shake began", "has already begun"),
      ("alert undo", "no alert with that button"),
    ])
  func refused(line: String, message: String) throws {
    #expect(try shown(line).contains(message))
  }

  @Test("Surprise 80, S-48, R10.3: shake to undo, and how a controller turns it off")
  func shakeToUndo() throws {
    let story = try shown(
      """
      add UITextField field 0,0 90x40
      tap field
      key a
      shake
      expect handled app by motionEnded
      expect app.shakeAlert undo
      alert undo
      expect field.text ""
      shake
      expect app.shakeAlert redo
      alert cancel
      handle vc motionEnded
      shake
      expect app.shakeAlert none
      undo
      undo
      expect app.shakeAlert redo
      """)
    #expect(!story.contains("expected"))
    #expect(story.contains("shake to undo: the alert offers Undo (R10.4)"))
  }

  @Test(
    "S-49, R10.5: remote commands reach an app that has asked for them",
    arguments: [
      "play", "pause", "stop", "toggle", "next", "previous", "beginSeekingBackward",
      "endSeekingBackward", "beginSeekingForward", "endSeekingForward",
    ])
  func remote(word: String) throws {
    #expect(
      try shown("remote \(word)").contains("beginReceivingRemoteControlEvents was not"))
    let story = try shown(
      "remote on\nhandle vc remote\nremote \(word)\nexpect handled vc by remote")
    #expect(!story.contains("expected") && story.contains("remoteControlReceived starts at vc"))
  }

  @Test("R1.1: a shake waits while the queue is held")
  func queue() throws {
    #expect(try shown("queue hold\nshake\nqueue").contains("1  motion began"))
  }
}
