import Foundation
import Session
import SessionStage
import Testing

/// The bytes of scripts that other scripts name.
@Suite struct SourcedTextTests {
  private func desk(sourcing bytes: [UInt8]) throws -> TestSession {
    let folder = try Folder(["a.scope": ""])
    try Data(bytes).write(to: folder.url.appendingPathComponent("a.scope"))
    let desk = TestSession()
    desk.run("source a.scope\necho end", path: folder.path("t.scope"))
    return desk
  }

  @Test func aByteOrderMarkIsSkippedAtTheStartOnly() throws {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let desk = try desk(sourcing: mark + Array("echo a\n".utf8) + mark + Array("tree\n".utf8))
    #expect(desk.output == ["a", "end"])
    #expect(desk.messages == ["there is no command '\u{FEFF}tree'; did you mean 'tree'?"])
  }

  @Test func linesOfOtherSystemsAreContinuedToo() throws {
    let desk = try desk(sourcing: Array("echo a \\\r\n  b\r\nhide \\\r\n  x\r\necho c".utf8))
    #expect(desk.output == ["a b", "c", "end"])
    #expect(desk.diagnostics.map(\.line) == [4])
    #expect(desk.diagnostics.map(\.column) == [3])
  }

  @Test func bytesThatAreNoTextAreAnErrorWithTheirPlace() throws {
    let desk = try desk(
      sourcing: Array("echo a\necho b \\\n 按".utf8) + [0xFF] + Array("\necho c".utf8))
    #expect(desk.output == ["a", "c", "end"])
    #expect(desk.messages == ["the line is not valid UTF-8"])
    let diagnostic = try #require(desk.diagnostics.first)
    #expect((diagnostic.file, diagnostic.line, diagnostic.column) == ("a.scope", 3, 3))
    #expect(diagnostic.callers == ["sourced from t.scope:1"])
  }
}
