import Foundation
import Interchange
import Language
import Scenes
import Session
import SessionStage
import Testing

@Suite struct FileCommandTests {
  private static let dump = """
    <UIWindow: 0x10; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x11>>
       | <UIView: 0x20; frame = (0 0; 320 480); layer = <CALayer: 0x21>>
       |    | <UIButton: 0x30; frame = (10 10; 60 44); layer = <CALayer: 0x31>>
       |    | <MyCell: 0x40; baseClass = UIView; frame = (0 100; 320 44); layer = <CALayer: 0x41>>
    """

  @Test func saveWritesAScriptThatRebuildsTheScene() throws {
    let folder = try Folder(["x": ""])
    let desk = try TestSession(
      after: "add UIButton buy 1.5,2 60x44; inset buy -20; handle vc touches")
    try desk.session.execute("save \(folder.path("scene.scope"))")
    #expect(
      try folder.text("scene.scope") == SceneScript(desk.scene).lines.joined(separator: "\n") + "\n"
    )
    let other = TestSession()
    other.run("source \(folder.path("scene.scope"))")
    #expect(other.messages.isEmpty)
    #expect(other.state == desk.state)
  }

  @Test(arguments: ["save", "source", "import"])
  func aSessionWithoutFilesLetsNoCommandNameOne(command: String) throws {
    let folder = try Folder(["x": "echo read"])
    let desk = TestSession()
    desk.session.access.allowsFiles = false
    let path = folder.path("x")
    desk.run("\(command) \(path)\nalias a \(command)\na \(path)")
    #expect(
      desk.messages
        == Array(repeating: "cannot use '\(path)': this session must not use files", count: 2))
    #expect(desk.output.isEmpty)
    #expect(try folder.text("x") == "echo read")
    let line = "\(command) \(folder.path(""))"
    #expect(LineReading(line, desk.session).completions(at: line.count).candidates.isEmpty)
  }

  @Test func importReplacesTheSceneAndUndoBringsItBack() throws {
    let folder = try Folder(["dump.txt": Self.dump])
    let desk = try TestSession(after: "add red 0,0 90x90")
    let before = desk.state
    #expect(
      try desk.printed("import \(folder.path("dump.txt"))").first
        == "4 views imported from \(folder.path("dump.txt"))")
    try desk.session.execute(
      "expect hit button at 20,20; expect hit 0x40 at 5,110; expect count MyCell 1; "
        + "expect window.frame 0,0 320x480; expect error \"no view\" : hide red")
    let after = desk.state
    try desk.session.execute("undo")
    #expect(desk.state == before)
    try desk.session.execute("expect hit red at 5,5; redo")
    #expect(desk.state == after)
  }

  @Test func importIntoAViewAddsToTheScene() throws {
    let folder = try Folder(["dump.txt": Self.dump])
    let desk = try TestSession(after: "add card 0,0 320x480")
    let before = desk.state
    try desk.session.execute("import \(folder.path("dump.txt")) into card")
    try desk.session.execute("expect hit button at 20,20; expect count UIButton 1")
    #expect(desk.scene.windows.count == 1)
    try desk.session.execute("undo")
    #expect(desk.state == before)
  }

  @Test func anImportedSceneCanBeSaved() throws {
    let folder = try Folder(["dump.txt": Self.dump])
    let desk = try TestSession(after: "import \(folder.path("dump.txt"))")
    let rebuilt = try TestSession(after: SceneScript(desk.scene).lines.joined(separator: "\n"))
    #expect(rebuilt.state == desk.state)
  }

  @Test func whatIsNoDumpIsRefusedWithTheSceneAsItWas() throws {
    let folder = try Folder(["a.txt": "hello\n"])
    let desk = try TestSession(after: "add red 0,0 90x90")
    let before = desk.state
    desk.run("import \(folder.path("a.txt"))")
    #expect(
      desk.messages.first?.hasPrefix("cannot import '\(folder.path("a.txt"))': line ") == true)
    #expect(desk.state == before)
  }

  @Test func quitEndsTheScript() {
    let desk = TestSession()
    desk.run("echo a; quit; echo b\necho c")
    #expect(desk.output == ["a"])
    #expect(desk.session.wantsToQuit)
  }

  @Test func commandWordsMayBeShortAtThePromptOnly() throws {
    let desk = TestSession()
    #expect(throws: CommandError.self) { try desk.session.execute("cha root") }
    desk.session.isInteractive = true
    #expect(try desk.printed("cha root")[0].hasPrefix("root › vc"))
    desk.run("tr", name: nil)
    #expect(
      desk.messages == [
        "'tr' is short for several commands: 'tree', 'trace' and 'try'"
      ])
  }
}
