import Foundation
import SessionStage
import Testing

/// The file that a recording is written into.
@Suite struct RecordingFileTests {
  private let folder: Folder
  private let desk = TestSession()

  init() throws {
    folder = try Folder(["a.scope": "an old text that is longer than what comes now\n"])
  }

  private func say(_ line: String) { desk.say(line) }

  @Test func itIsACompleteScriptAfterEveryCommand() throws {
    say("record \(folder.path("a.scope"))")
    let lines = [
      "add red 0,0 90x90", "test \"a\"", "tap red", "tree", "hide gren", "touch began 9,9", "end",
      "tap red", "test \"b\"",
    ]
    for line in lines {
      say(line)
      let replayed = TestSession()
      replayed.run(try folder.text("a.scope"))
      #expect(replayed.messages == [], "after \(line)")
    }
  }

  @Test func aFileThatIsTakenAwayEndsTheRecordingAndNotTheSession() throws {
    say("record \(folder.path("a.scope"))")
    try FileManager.default.removeItem(atPath: folder.path("a.scope"))
    say("add red")
    #expect(
      desk.messages == [
        "cannot write '\(folder.path("a.scope"))': there is no such file; "
          + "the recording has ended"
      ])
    say("hide red; expect red.hidden on; record")
    #expect(desk.output.last == "nothing is being recorded; 'record FILE' begins")
    #expect(desk.messages.count == 1)
  }

  @Test(arguments: [
    ("", "/dev/null", "cannot write '/dev/null': it is not a regular file"),
    ("", "/none/a.scope", "cannot write '/none/a.scope': there is no such directory"),
    ("touch began 9,9", "x.scope", "a recording can begin only if no finger is down"),
    ("test \"a\"", "x.scope", "a recording cannot begin within a test"),
  ])
  func aRecordingThatCannotBeginIsRefused(before: String, file: String, message: String) {
    say(before)
    say("record \(file)")
    #expect(desk.messages.count == 1 && desk.messages[0].hasPrefix(message), "\(desk.messages)")
  }

  @Test func aRecordingThatIsUnderWayIsLeftAlone() throws {
    let path = folder.path("a.scope")
    say("record \(path)")
    let before = try folder.text("a.scope")
    for line in ["record \(path)", "save \(path)", "source \(path)", "export script \(path)"] {
      say(line)
    }
    #expect(
      desk.messages == [
        "the session is being recorded in '\(path)' already; 'record none' ends that",
        "cannot write '\(path)': the session is being recorded in it",
        "cannot read '\(path)': the session is being recorded in it",
        "cannot write '\(path)': the session is being recorded in it",
      ])
    #expect(try folder.text("a.scope") == before)
  }

  @Test func aScriptDoesNotRecordIntoItself() throws {
    let path = folder.path("a.scope")
    try Data("record a.scope\n".utf8).write(to: URL(fileURLWithPath: path))
    say("source \(path)")
    #expect(desk.messages == ["cannot write 'a.scope': it is the script that is running"])
  }

  @Test func noneEndsWhatHasBegun() {
    say("record none")
    #expect(desk.messages == ["nothing is being recorded; 'record FILE' begins"])
  }

  @Test func anImportIsWrittenWithThePathFromTheFile() throws {
    let dump = "<UIWindow: 0x10; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x11>>\n"
    let folder = try Folder(["in/dump.txt": dump, "out/x": ""])
    say("record \(folder.path("out/a.scope")); import \(folder.path("in/dump.txt"))")
    #expect(try folder.text("out/a.scope").hasSuffix("\nimport ../in/dump.txt\n"))
    let replayed = TestSession()
    replayed.run("source \(folder.path("out/a.scope"))")
    #expect(replayed.messages == [])
    #expect(replayed.state == desk.state)
  }
}
