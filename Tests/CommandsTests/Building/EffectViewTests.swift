import Fingerprints
import Interchange
import Session
import SessionStage
import Testing

@Suite("R7.12: an effect view holds its content view and nothing else")
struct EffectViewTests {
  private static let message =
    "'blur' takes no subviews: they go into its contentView 'blur-content' (R7.12)"

  @Test(
    "the shell refuses a subview of the effect view itself",
    arguments: [
      "add text 0,0 9x9 in blur", "move red to blur", "add text 0,0 9x9 above blur-content",
      "move red to blur at 0",
    ])
  func refused(line: String) throws {
    let desk = try TestSession(
      after: "add UIVisualEffectView blur 0,0 99x99; add red 0,200 9x9")
    let before = SceneFingerprint(desk.scene)
    desk.run(line)
    #expect(desk.messages == [Self.message])
    #expect(SceneFingerprint(desk.scene).differences(from: before) == [])
    desk.run("move red to blur-content")
    #expect(desk.messages == [Self.message])
  }

  @Test("code that does it is stopped at its line, and the event changes nothing")
  func inCode() throws {
    let desk = try TestSession(after: "add UIVisualEffectView blur 0,0 99x99")
    desk.run(
      """
      class Button: UIButton {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
          let effect = superview!.subviews[0]
          effect.addSubview(UIView())
        }
      }
      add Button b 0,200 90x44
      tap b
      """)
    #expect(desk.messages.count == 1)
    #expect(
      desk.messages.first?.contains(
        "a UIVisualEffectView takes no subviews: add them to its contentView") == true)
  }

  @Test("imported views that are there stay, and a saved script brings them back")
  func imported() throws {
    let desk = try TestSession(
      importing: """
        <UIWindow: 0x1; frame = (0 0; 390 844)>
           | <UIVisualEffectView: 0x2; frame = (0 0; 90 90)>
           |    | <UIButton: 0x3; frame = (0 0; 44 44)>
        """)
    let lines = SceneScript(desk.scene).lines
    #expect(
      lines.contains { $0.contains("in visualEffectView") || $0.contains("to visualEffectView") })
    let rebuilt = TestSession()
    rebuilt.run(lines.joined(separator: "\n"))
    #expect(rebuilt.messages.isEmpty)
    #expect(SceneScript(rebuilt.scene).lines == lines)
  }
}
