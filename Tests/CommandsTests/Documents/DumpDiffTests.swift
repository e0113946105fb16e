import Session
import SessionStage
import Testing
import Text

/// The command: two words are files, lost touch areas fail a script.
@Suite struct DumpDiffTests {
  private static let screen = """
    <UIWindow: 0xa0; frame = (0 0; 390 844)>
       | <UIButton: 0xb1; frame = (20 20; 100 44)>
    """
  private static let veiled = screen + "\n   | <Veil: 0xc1; frame = (0 0; 390 844)>"
  private static let half = screen + "\n   | <Veil: 0xc1; frame = (0 0; 70 844)>"

  private func desk() throws -> (desk: TestSession, folder: Folder) {
    (
      TestSession(),
      try Folder(["a": Self.screen, "veiled": Self.veiled, "half": Self.half, "junk": "-"])
    )
  }

  @Test(arguments: [
    ("a veiled", ["1 view lost touch area"]), ("a veiled lenient", []),
    ("veiled a", []), ("a half", []), ("a half strict", ["1 view lost touch area"]),
    ("a a strict", []), ("a junk", ["cannot import"]), ("a nothing", ["cannot read"]),
  ])
  func aScriptFailsWhereTouchesAreLost(words: String, messages: [String]) throws {
    let (desk, folder) = try desk()
    let files = words.split(separator: " ").prefix(2).map { folder.path(String($0)) }
    let rest = words.split(separator: " ").dropFirst(2).joined(separator: " ")
    desk.run("diff \(files.joined(separator: " ")) \(rest)")
    #expect(desk.messages.count == messages.count, "\(desk.messages)")
    for (found, part) in zip(desk.messages, messages) { #expect(found.hasPrefix(part)) }
  }

  @Test func theSceneAndItsHistoryStayAsTheyAre() throws {
    let (desk, folder) = try desk()
    try desk.session.execute("add red; checkpoint a; set red alpha 0.5")
    let before = desk.state
    _ = try desk.printed("diff \(folder.path("a")) \(folder.path("veiled")) lenient")
    #expect(desk.state == before)
    #expect(try desk.printed("diff a") == ["since 'a'", "~ red  alpha  1 → 0.5"])
    try desk.session.execute("undo; expect red.alpha 1")
  }

  @Test func theFactsKeepToTheSchema() throws {
    let (_, folder) = try desk()
    let schema = try JSONSchema.current()
    let lines = "diff \(folder.path("a")) \(folder.path("veiled"))"
    for object in RecordLog.objects(of: lines) {
      #expect(schema.problems(in: try JSON(parsing: object.text)).isEmpty, "\(object.text)")
    }
    let value = try RecordLog.values(of: lines)[0]
    #expect(value["touchAreas"]?.array.first?["change"]?.string == "lost")
    #expect(value["touchAreas"]?.array.first?["cause"]?["code"]?.string == "COVERED_BY")
    #expect(value["differences"]?.array.first?["lineNow"] == .number(3))
  }
}
