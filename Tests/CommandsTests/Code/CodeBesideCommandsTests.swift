import Foundation
import ResponderKit
import SessionStage
import Testing

@testable import Commands

/// Classes that get events beside commands that give the same, and what of them is saved.
@Suite("Code that acts, beside commands and in saved scripts")
struct CodeBesideCommandsTests {
  /// A session that has run lines without a mistake.
  private func desk(_ lines: String) -> TestSession {
    let desk = TestSession()
    desk.run(lines)
    #expect(desk.messages == [], "\(desk.output.suffix(30))")
    return desk
  }

  @Test(
    "What the code has cannot be given in another way, too",
    arguments: [
      "answer dial.canBecomeFirstResponder on", "handle dial touchesBegan", "next dial vc",
    ])
  func beside(command: String) {
    let desk = TestSession()
    desk.run(
      """
      class Dial: UIControl {
        override var canBecomeFirstResponder: Bool { true }
        override var next: UIResponder? { superview }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
      }
      add Dial dial 0,0 100x100
      \(command)
      """)
    #expect(desk.messages.count == 1)
    #expect(desk.messages.first?.contains("'dial' runs Dial.") == true, "\(desk.messages)")
  }

  @Test("Code that is put on an object takes the place of rules for the same methods, with a note")
  func replaced() {
    let desk = desk(
      """
      class Deaf: UIView {
        override var canBecomeFirstResponder: Bool { true }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
      }
      add v 0,0 100x100
      answer v.canBecomeFirstResponder off
      answer v.gestureRecognizerShouldBegin off
      handle v touchesBegan
      code Deaf on v
      focus v
      expect first v
      """)
    #expect(desk.output.contains { $0.contains("replaces the rules for canBecomeFirstResponder") })
    #expect(desk.output.contains { $0.contains("replaces 'handle v touchesBegan'") })
    #expect(!desk.output.contains { $0.contains("gestureRecognizerShouldBegin of v") })
  }

  @Test("Rules answer the three questions of delegates about two recognizers")
  func answers() {
    _ = desk(
      """
      add card 0,0 300x300
      gesture pan one on card
      gesture pan two on root
      drag 10,10 to 100,10
      expect one.state possible
      answer one.shouldRecognizeSimultaneously on
      drag 10,10 to 100,10
      expect fired one on one
      expect fired two on two
      answer one.shouldRecognizeSimultaneously none
      answer two.shouldBeRequiredToFailBy on when recognizer one
      gesture swipe s on card
      """)
  }

  @Test("What code made and acts is saved, and does the same when it is read back")
  func saved() throws {
    let folder = try Folder()
    let desk = desk(
      """
      class Row: UIView, UIGestureRecognizerDelegate {
        let tap = UITapGestureRecognizer()
        var taps = 0
        override init(frame: CGRect) {
          super.init(frame: frame)
          tap.addTarget(self, action: #selector(tapped))
          tap.delegate = self
          addGestureRecognizer(tap)
        }
        required init?(coder: NSCoder) { fatalError() }
        @objc func tapped() { taps += 1 }
        func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { taps < 2 }
      }
      add Row row 0,0 100x100
      tap row
      save \(folder.path("row.scope"))
      """)
    let story = "\ntap row\nexpect row.taps 2\ntap row\nexpect row.taps 2\nexpect nothing fired"
    desk.run(story)
    let other = TestSession()
    other.run("source \(folder.path("row.scope"))" + story)
    #expect(desk.messages == [] && other.messages == [], "\(other.messages)")
    let swift = try desk.printed("export swift")
    #expect(
      !swift.contains { $0.contains("let tap = UITapGestureRecognizer()") && !$0.hasPrefix("  ") })
    #expect(swift.count { $0.contains("addGestureRecognizer") } == 1)
  }

  @Test("The five pieces of the example pass their ten tests when they were saved and read back")
  func example() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../examples/48-code-that-acts.scope")
    let text = try String(contentsOf: file, encoding: .utf8)
    let tests = try #require(text.range(of: "\ntest \""))
    let folder = try Folder()
    let desk = desk(text[..<tests.lowerBound] + "\nsave \(folder.path("all.scope"))")
    let swift = try desk.printed("export swift")
    #expect(swift.contains { $0.contains("let form = LoginForm(frame:") })
    let other = TestSession()
    other.run("source \(folder.path("all.scope"))\n" + text[tests.lowerBound...])
    #expect(other.messages == [], "\(other.messages)")
    // The test of the window prints nothing, and no title with it.
    #expect(other.output.count { $0.hasPrefix("test ") } == 9)
    #expect(text[tests.lowerBound...].components(separatedBy: "\ntest ").count == 11)
  }
}
