import Fingerprints
import Interchange
import ResponderKit
import Session
import SessionStage
import Testing

@Suite("R11.10: alerts and action sheets at the prompt")
struct AlertCommandTests {
  @Test("the parts are named after the alert and its titles")
  func names() throws {
    let desk = try TestSession(
      after: """
        alert ask field Name field Word action "Delete draft!" destructive action Cancel cancel \
        action "…" action "9 lives" from vc title="Sure?" message="It is gone then."
        """)
    desk.run(
      """
      expect ask-view.frame 60,82 270x344
      expect ask-field.placeholder Name
      expect ask-field-2.placeholder Word
      expect first ask-field
      expect ask-deleteDraft.title "Delete draft!"
      expect ask-action.title "…"
      expect ask-action-2.title "9 lives"
      expect ask.title "Sure?"
      expect ask.message "It is gone then."
      """)
    #expect(desk.messages.isEmpty)
  }

  @Test("a choice dismisses it, gives the keyboard back, and is undone as a whole")
  func choosing() throws {
    let desk = try TestSession(after: "add UITextField note 20,700 200x34; tap note")
    desk.run("alert ask action Delete destructive action Cancel cancel from vc")
    let before = SceneFingerprint(desk.scene)
    let shown = try desk.printed("tap ask-delete")
    #expect(
      shown.contains { $0.contains("ask is dismissed: the choice is made, and its handler runs") })
    desk.run("expect ask.presentingViewController nil\nexpect first note\nundo")
    #expect(desk.messages.isEmpty)
    #expect(SceneFingerprint(desk.scene).differences(from: before) == [])
  }

  @Test(
    "what cannot be is refused, and nothing was made",
    arguments: [
      ("alert ask action A cancel action B cancel", "an alert has one 'cancel' at most (R11.10)"),
      ("alert ask sheet field Name action A", "an action sheet has no text fields (R11.10)"),
      (
        "add red 0,0 9x9; rename red ask-a; alert ask action A",
        "the name 'ask-a' is already used by a UIView"
      ),
      ("alert redo", "no alert with that button is shown; 'shake' may show one (R10.4)"),
    ])
  func refusals(line: String, message: String) throws {
    let desk = TestSession()
    desk.run(line)
    #expect(desk.messages == [message])
    #expect(desk.scene.names["ask"] == nil)
  }

  @Test(
    "save brings it back, also changed, renamed and not presented",
    arguments: [
      "present ask from vc", "rename ask-view box; present ask from vc",
      "present ask from vc; set ask-ok isEnabled off frame 3,3 9x9", "add red 0,0 9x9 in ask-view",
      "present ask from vc; dismiss ask", "rename ask-ok go; rename ask question",
      "controller top; present top from vc; present ask from top; tap ask-field; key a",
      "present ask from vc; remove ask-ok", "remove ask-ok",
      "remove ask-field; rename ask-ok field",
      "remove ask-ok; rename ask-later ask-ok", "present ask from vc; detach ask-ok",
      "present ask from vc; detach ask-field; set ask-field text hi", "detach ask-later",
      "present ask from vc; move ask-ok to root",
      "alert b action View action view; present b from vc",
      "alert c action \"cancel\" action \"from\" action \"destructive\" cancel action \"\" from vc",
    ])
  func saving(line: String) throws {
    let desk = try TestSession(
      after: "alert ask field Name action OK action Later message=\"What now?\"")
    desk.run(line)
    #expect(desk.messages.isEmpty)
    let lines = SceneScript(desk.scene).lines
    let rebuilt = try TestSession(after: lines.joined(separator: "\n"))
    #expect(SceneScript(rebuilt.scene).lines == lines)
    #expect(SceneFingerprint(rebuilt.scene).differences(from: SceneFingerprint(desk.scene)) == [])
  }

  @Test("why tells what is behind an alert, and tries to dismiss it")
  func why() throws {
    let desk = try TestSession(
      after: "add UIButton buy 20,60 100x44; alert ask action OK from vc")
    let shown = try desk.printed("why buy").joined(separator: "\n")
    #expect(
      shown.contains("fix: make a choice, or dismiss it: beside an alert nobody gets a touch"))
    #expect(shown.contains("tried: dismiss ask → buy then gets the touch"))
    #expect(!shown.contains("Undimmed"))
  }
}
