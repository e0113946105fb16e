import Testing

@testable import Commands

/// The example of a recording is what the lines in its comment give.
@Suite struct RecordedExampleTests {
  @Test func itsCommentMakesIt() throws {
    let text = try PackageFolder.text("examples/30-recorded.scope")
    let mark = "#     "
    let lines = text.split(separator: "\n").filter { $0.hasPrefix(mark) }
      .map { $0.dropFirst(mark.count) }
    let folder = try Folder(["x": ""])
    let desk = TestSession()
    desk.run(lines.joined(separator: "\n"), path: folder.path("x"))
    #expect(text.hasSuffix("\n\n" + (try folder.text("30-recorded.scope"))))
  }
}
