import Commands
import Foundation
import ResponderKit
import SessionStage
import Testing

@testable import CaptureFile

/// What people do with captures: in CI, in pipes, and to compare screens.
@Suite struct CaptureRecipeTests {
  private static let screen = """
    add UIButton pay 20,700 350x50 title=Pay; target pay touchUpInside vc.pay:
    add UILabel terms 20,600 350x50 text=Terms; gesture tap read on terms; target read vc.read
    set terms interaction on
    """

  private func capture(_ lines: String) throws -> String {
    Tapscope.capture(try TestSession(after: lines).scene.application)
  }

  /// The messages of commands that follow the import of a capture.
  private func messages(of commands: String, _ text: String) throws -> [String] {
    let folder = try Folder(["screen.tapscope": text])
    let desk = TestSession()
    desk.run("import \"\(folder.path("screen.tapscope"))\"\nexpect agreement\n\(commands)")
    return desk.messages
  }

  @Test func aCommittedCaptureIsAScreenForTests() throws {
    let text = try capture(Self.screen)
    let commands = """
      expect actionable "Pay"
      expect actionable "Terms"
      tap "Pay"; expect fired pay: on it
      """
    #expect(try messages(of: commands, text) == [])
    let covered = try capture(Self.screen + "; add veil 0,0 390x844")
    #expect(
      try messages(of: commands, covered).prefix(2) == [
        "expected 'button' to be actionable", "expected 'label' to be actionable",
      ])
  }

  /// A class of an app, of which a capture here tells nothing but its answers.
  private final class GlassView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let hit = super.hitTest(point, with: event)
      return hit === self ? nil : hit
    }
  }

  @Test func anExpectationFailsWhereTheAppAnswersOtherwise() throws {
    let desk = try TestSession(after: Self.screen)
    desk.scene.mainWindow?.addSubview(GlassView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)))
    let text = Tapscope.capture(desk.scene.application)
    #expect(
      try messages(of: "", text) == ["the app's own answers differ at 26 of 26 points"])
    #expect(try messages(of: "remove glassView; expect agreement", text).count == 1)
  }

  @Test func capturesOfTwoRunsAreComparedWithoutAddresses() throws {
    let folder = try Folder([
      "a.tapscope": try capture(Self.screen),
      // Kept alive beside each other, so that no address is used twice.
      "b.tapscope": try capture("add x 0,0 1x1; remove x\n" + Self.screen),
      "c.tapscope": try capture(Self.screen + "; disable pay"),
    ])
    let desk = TestSession()
    func diff(_ a: String, _ b: String) -> String {
      "diff \"\(folder.path(a).description)\" \"\(folder.path(b).description)\""
    }
    #expect(try desk.printed(diff("a.tapscope", "b.tapscope")).joined().contains("nothing differs"))
    desk.run(diff("a.tapscope", "c.tapscope"))
    #expect(desk.output.contains { $0.contains("CONTROL_DISABLED") })
  }

  @Test(arguments: ["swift", "lldb", "help"])
  func theFilesArePrinted(name: String) throws {
    let file = try #require(CaptureFile(rawValue: name))
    let printed = try TestSession().printed("capture \(name)").joined(separator: "\n") + "\n"
    #expect(printed == file.text)
    #expect(name != "help" || printed.split(separator: "\n").count <= 12)
  }
}
