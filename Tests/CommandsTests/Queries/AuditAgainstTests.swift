import Analysis
import Foundation
import Presentation
import Session
import SessionStage
import Testing

/// A saved audit keeps a team from the findings that it has already.
@Suite struct AuditAgainstTests {
  private static let scene = """
    add UIButton back 20,40 20x20; set back text "Back"; add UIButton buy 20,140 100x44
    add veil 0,120 390x90
    """

  private func saved(_ scene: String) throws -> Folder {
    let folder = try Folder(["readme": ""])
    let desk = try TestSession(after: scene)
    try desk.session.execute("audit json \"\(folder.path("audit.json"))\"")
    return folder
  }

  private func compared(
    _ scene: String, with folder: Folder, _ rest: String = ""
  ) throws -> (text: String, messages: [String]) {
    let desk = try TestSession(after: scene)
    desk.run("audit against \"\(folder.path("audit.json"))\" \(rest)")
    return (desk.output.joined(separator: "\n"), desk.messages)
  }

  @Test func whatIsKnownFailsNothing() throws {
    let folder = try saved(Self.scene)
    let (text, messages) = try compared(Self.scene, with: folder, "strict")
    #expect(messages == [] && text.contains("0 new, 2 known, 0 gone"))
    #expect(!text.contains("UNREACHABLE  COVERED_BY"))
  }

  @Test func whatIsNewFailsAndWhatIsGoneIsTold() throws {
    let folder = try saved(Self.scene)
    let now =
      "add UIButton buy 20,140 100x44; add UIButton pay 20,300 100x44; add veil 0,120 390x300"
    let (text, messages) = try compared(now, with: folder)
    #expect(messages == ["the audit found 1 new problem"])
    #expect(text.contains("1 new, 1 known, 1 gone") && text.contains("gone: back  SMALL_TARGET"))
    #expect(text.contains("pay: can be seen but nowhere touched") && !text.contains("buy"))
    #expect(try compared(now, with: folder, "lenient").messages == [])
  }

  /// A new name or a new place is no new problem where a text tells which target it is.
  @Test(arguments: [
    ("add UIButton x 20,40 20x20; set x text Go", "add UIButton y 90,90 20x20; set y text Go", 0),
    ("add UIButton x 20,40 20x20; set x text Go", "add UIButton x 20,40 20x20; set x text No", 1),
    ("add UIButton x1 20,40 20x20", "add UIButton x2 20,40 20x20", 0),
    ("add UIButton x 20,40 20x20", "add UIButton x 20,40 20x20; add UIButton y 90,40 20x20", 1),
    ("add UIButton x1 20,40 20x20", "add UIButton x2 20,40 20x20; add UIButton x3 90,40 20x20", 1),
  ])
  func targetsAreRecognized(before: String, after: String, new: Int) throws {
    let folder = try saved(before)
    let (text, _) = try compared(after, with: folder)
    #expect(text.contains("saved audit: \(new) new"), "\(text)")
  }

  @Test func addressesAndLinesTellNothing() throws {
    let dumps = [("b1", ""), ("b7", "\n")].map { address, before in
      let dump: DumpText = [
        fullWindow, line(1, "UIButton", address, "20 100; 20 20"),
        line(
          2, "UIButtonLabel", address + "2", "0 0; 20 20",
          "text = 'Go'; userInteractionEnabled = NO"),
      ]
      return before + dump.text
    }
    let folder = try Folder(["a.txt": dumps[0], "b.txt": dumps[1]])
    let scenes = ["a.txt", "b.txt"].map { "import \"\(folder.path($0))\"" }
    let (text, _) = try compared(scenes[1], with: try saved(scenes[0]))
    #expect(text.contains("0 new, 1 known, 0 gone"))
  }

  @Test func aLineOfJSONOutputIsASavedAuditToo() throws {
    let line =
      #"{"schema":2,"audit":{"findings":[{"code":"SMALL_TARGET","targets":[{"view":"x","class":"UIButton"}]}]}}"#
    let saved = try #require(SavedAudit(Data(line.utf8)))
    #expect(saved.targets.map(\.name) == ["x"])
  }

  @Test(arguments: [
    "", "[]", "{}", #"{"findings":[{}]}"#, #"{"findings":[{"code":"A","targets":[1]}]}"#,
  ])
  func anythingElseIsRefused(text: String) throws {
    let folder = try Folder(["audit.json": text])
    let (_, messages) = try compared("add a", with: folder)
    #expect(messages.count == 1 && messages[0].contains("it is no saved audit"), "\(messages)")
  }

  @Test func theJSONTellsWhatIsNewAndGone() throws {
    let folder = try saved(Self.scene)
    let lines = "add UIButton no 1,1 9x9; audit against \"\(folder.path("audit.json"))\""
    let audit = try RecordLog.values(of: lines).last?["audit"]
    #expect(audit?["against"]?["new"]?.array.map { $0["view"] } == [.string("no")])
    #expect(audit?["against"]?["gone"]?.array.count == 2)
    #expect(audit?["findings"]?.array.first?["severity"] == .string("warning"))
    #expect(audit?["findings"]?.array.first?["targets"]?.array.first?["view"] == .string("no"))
    #expect(audit?["errors"] == .number(0) && audit?["warnings"] == .number(1))
  }
}
