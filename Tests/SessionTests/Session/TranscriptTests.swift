import Session
import SessionStage
import Testing

/// What `export markdown` keeps of a session.
@Suite struct TranscriptTests {
  /// A session that has said some lines, at the prompt.
  private func desk(_ lines: [String]) -> TestSession {
    let desk = TestSession()
    desk.runner.begin(name: nil)
    desk.session.keepTranscript(true)
    lines.forEach(desk.runner.run)
    return desk
  }

  private func exported(_ lines: String...) -> [String] {
    let desk = desk(lines)
    let start = desk.output.count
    desk.runner.run("export markdown")
    return Array(desk.output[start...])
  }

  @Test func commandsAreFollowedByWhatTheyPrint() {
    #expect(
      exported("add red", "# a remark", "", "get red alpha", "get red tag") == [
        "# A Tapscope session", "", "```scope", "add red", "# a remark", "get red alpha", "```",
        "", "```text", "1", "```", "", "```scope", "get red tag", "```", "", "```text", "0", "```",
      ])
  }

  @Test func aBlockStaysAsItWasTyped() {
    #expect(
      exported("repeat 2", "  echo a", "end").dropFirst(2) == [
        "```scope", "repeat 2", "  echo a", "end", "```", "", "```text", "a", "a", "```",
      ])
  }

  @Test func errorsAreKeptToo() {
    #expect(
      exported("hide gren").dropFirst(6) == [
        "```text", "error: no view is named 'gren'; 'tree' lists them", "  hide gren",
        "       ^~~~", "```",
      ])
  }

  @Test func aFenceIsLongerThanAnyInTheText() {
    #expect(exported("echo ```").dropFirst(6).first == "````text")
  }

  @Test func whatIsTooLongAgoIsCutAndSaid() {
    let lines = exported("echo first", "repeat 10000; echo again; end")
    #expect(lines[2] == "Lines left out before these: 4.")
    #expect(!lines.contains("first"))
    #expect(lines.count { $0 == "again" } == Transcript.limit - 1)
  }

  @Test func aScriptKeepsNoneUnlessItSaysSo() {
    let desk = TestSession()
    desk.run("echo a; export markdown")
    #expect(desk.messages.count == 1 && desk.messages[0].hasPrefix("a script keeps no transcript"))
    desk.run("set-option transcript on\necho b\nset-option transcript off\necho c")
    desk.run("set-option transcript on\necho d\nexport markdown")
    #expect(!desk.output.contains("set-option transcript off"))
    #expect(desk.output.suffix(3) == ["```text", "d", "```"])
  }

  @Test func itIsWrittenIntoAFile() throws {
    let folder = try Folder(["x": ""])
    let desk = desk(["echo a"])
    desk.runner.run(
      "export markdown \(folder.path("a.md")); export script \(folder.path("a.scope"))")
    #expect(desk.messages == [])
    #expect(try folder.text("a.md").hasSuffix("```text\na\n```\n"))
    #expect(try folder.text("a.scope").hasPrefix("reset scenes empty\n"))
  }

  @Test func aScriptIsExportedAsItIsSaved() throws {
    let folder = try Folder(["x": ""])
    let desk = TestSession()
    desk.run("add red 0,0 9x9; save \(folder.path("a.scope")); export script")
    #expect(try folder.text("a.scope") == desk.output.map { "\($0)\n" }.joined())
  }
}
