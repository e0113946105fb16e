import Foundation
import Session
import SessionStage
import Testing
import Text

@testable import Commands

@Suite struct VerifyTests {
  private func messages(_ lines: String) -> [String] {
    let desk = TestSession(OutputStyle(width: 40, hasColor: true, isASCII: true))
    desk.run(lines)
    return desk.messages
  }

  @Test(arguments: [
    "verify echo one <<END\none\nEND",
    "verify echo \"a\\nb\\nc\" <<END\na\n…\nc\nEND",
    "verify echo \"a\\nb\\nc\" <<X\n…\nX",
    "verify echo \"a\\nb\\nc\" <<X\n…\nb\n…\nX",
    "verify echo \"a b c\" <<END\na … c\nEND",
    "verify echo \"a b c\" <<END\n…b…\nEND",
    "verify echo \"a b c\" <<END\n…\nEND",
    "verify set root alpha 1 <<END\nEND",
    "verify set root alpha 1 <<END\n…\nEND",
    "  verify echo \"a\\n  b\" <<END\n  a\n    b\n  END",
    "verify echo x <<END; echo y\nx\nEND",
    "verify echo '# no comment; $x' <<END\n# no comment; $x\nEND",
    "verify echo one <<END\r\none\r\nEND\r",
  ])
  func outputAsExpectedIsSilent(lines: String) {
    #expect(messages(lines) == [])
  }

  @Test(arguments: [
    "verify echo one <<END\ntwo\nEND",
    "verify echo one <<END\none\none\nEND",
    "verify echo one <<END\nEND",
    "verify echo \"a\\nb\" <<END\nb\n…\nEND",
    "verify echo \"a b\" <<END\na…c\nEND",
    "verify echo \"aab\" <<END\na…ab…b\nEND",
  ])
  func anyOtherOutputIsAFailure(lines: String) {
    #expect(messages(lines).count == 1)
    #expect(messages(lines).first?.hasSuffix("prints something else") == true)
  }

  @Test func aDifferenceInSpacesIsNamed() {
    let desk = TestSession()
    desk.run("verify echo 'a  b' <<END\na b\nEND")
    #expect(desk.diagnostics.first?.notes.last == "they differ only in spaces")
  }

  @Test func aFailureTellsTheDifference() {
    let desk = TestSession()
    desk.run("verify echo \"a\\nb\\nc\\nd\" <<END\na\n…\nX\nd\nEND")
    #expect(desk.messages.count == 1)
    #expect(desk.diagnostics.first?.notes.contains("- X") == true)
    #expect(desk.diagnostics.first?.notes.contains("+ c") == true)
  }

  @Test(arguments: [
    (
      "verify echo x", "'verify' takes a command and '<<END', with the lines that it prints below",
      1
    ),
    (
      "echo a\nverify echo x <<END\nx",
      "'<<END' is never closed; a line that says only END closes it", 2
    ),
    ("verify echo <<A <<B\nA\nB", "a line can have one '<<' only", 1),
    ("verify repeat 3 <<A\nA", "'repeat' cannot follow 'verify'", 1),
    ("verify hide nobody <<A\nA", "no view is named 'nobody'; 'tree' lists them", 1),
  ])
  func whatIsNoVerifyIsAnError(lines: String, message: String, line: Int) {
    let desk = TestSession()
    desk.run(lines)
    #expect(desk.messages.first == message)
    #expect(desk.diagnostics.first?.line == line)
  }

  @Test func linesBehindAHeredocKeepTheirNumbers() {
    let desk = TestSession()
    desk.run("verify echo a <<END\na\nEND\n\nhide nobody")
    #expect(desk.diagnostics.map(\.line) == [5])
  }

  @Test func itMayStandInABlock() {
    let desk = TestSession()
    desk.run(
      "repeat 2 as i\n  verify echo row $i <<END\n  row …\n  END\nend\nmacro m\nverify echo a <<X\nb\nX\nend\nm"
    )
    #expect(desk.diagnostics.map(\.line) == [7])
  }
}

@Suite struct AcceptingTests {
  @Test func theOutputIsWrittenIntoTheScript() throws {
    let folder = try Folder([
      "a.scope":
        "echo first\ntest a\n  verify echo \"one\\ntwo\\nthree\" <<END\n  …ne\n  2\n  END\nend\n"
        + "verify echo b <<X\r\nb\r\nX\r\nverify echo c <<Y\nY\n"
    ])
    let path = folder.path("a.scope")
    let desk = TestSession()
    desk.runner.policy.accepts = true
    desk.runner.begin(name: "start")
    try desk.runner.source(path, at: nil)
    desk.runner.end()
    #expect(desk.messages.isEmpty)
    #expect(desk.runner.acceptances.write() == [.rewritten(path, count: 2)])
    #expect(
      try folder.text("a.scope")
        == "echo first\ntest a\n  verify echo \"one\\ntwo\\nthree\" <<END\n  …ne\n  two\n  three\n"
        + "  END\nend\nverify echo b <<X\r\nb\r\nX\r\nverify echo c <<Y\nc\nY\n")
  }

  @Test func whatDiffersFromRunToRunIsNotWritten() throws {
    let folder = try Folder([
      "a.scope": "repeat 2 as i\nverify echo $i <<END\nx\nEND\nend\n"
    ])
    let path = folder.path("a.scope")
    let desk = TestSession()
    desk.runner.policy.accepts = true
    desk.runner.begin(name: "start")
    try desk.runner.source(path, at: nil)
    #expect(
      desk.runner.acceptances.write() == [
        .refused(path, reason: "the 'verify' in line 2 prints something else each time")
      ])
  }

  @Test func whatHoldsOnceAndNotLaterIsNotWritten() throws {
    let script = "repeat 2 as i\nverify echo $i <<END\n1\nEND\nend\n"
    let (desk, folder) = try accepting(script)
    #expect(
      desk.runner.acceptances.write() == [
        .refused(
          folder.path("a.scope"),
          reason: "the 'verify' in line 2 prints something else each time")
      ])
    #expect(try folder.text("a.scope") == script)
  }

  @Test func aFileThatChangedWhileItRanIsLeftAlone() throws {
    let (desk, folder) = try accepting("verify echo a <<END\nb\nEND\n")
    let changed = "verify echo other <<END\nother\nEND\n"
    try Data(changed.utf8).write(to: folder.url.appendingPathComponent("a.scope"))
    #expect(
      desk.runner.acceptances.write() == [
        .refused(folder.path("a.scope"), reason: "the file changed while it ran")
      ])
    #expect(try folder.text("a.scope") == changed)
  }

  @Test func nothingIsWrittenWhereAllHolds() throws {
    let (desk, _) = try accepting("verify echo a <<END\na\nEND\n")
    #expect(desk.runner.acceptances.isEmpty)
    #expect(desk.runner.acceptances.write() == [])
  }

  @Test(arguments: [
    "alias v verify echo a <<END\nb\nEND\nv\n",
    "macro m x\nverify echo a $x\nend\nm <<END\nb\nEND\n",
  ])
  func linesFromElsewhereFailAsWithoutAccepting(script: String) throws {
    let (desk, folder) = try accepting(script)
    #expect(desk.messages == ["'echo a' prints something else"])
    #expect(desk.runner.acceptances.write() == [])
    #expect(try folder.text("a.scope") == script)
  }

  @Test func aByteOrderMarkStays() throws {
    let (desk, folder) = try accepting("\u{FEFF}verify echo a <<END\nb\nEND\n")
    _ = desk.runner.acceptances.write()
    let data = try Data(contentsOf: folder.url.appendingPathComponent("a.scope"))
    #expect(data == Data("\u{FEFF}verify echo a <<END\na\nEND\n".utf8))
  }

  /// A desk that has run a script to accept what it prints.
  private func accepting(_ script: String) throws -> (TestSession, Folder) {
    let folder = try Folder(["a.scope": script])
    let desk = TestSession()
    desk.runner.policy.accepts = true
    desk.runner.begin(name: "start")
    try desk.runner.source(folder.path("a.scope"), at: nil)
    desk.runner.end()
    return (desk, folder)
  }

  @Test(
    "A note is told and is no output: of an old word, of what UIKit does, and of what is replaced",
    arguments: [
      ("add red", "verify alpha red 0.5 <<END\nEND", "note: write 'set VIEW alpha …' for "),
      ("", "verify add red 9,9 -2x-3 <<END\nEND", "note: a rectangle of negative size "),
      (
        "add red\nanswer red.hitTest nil", "verify override red passthrough <<END\nEND",
        "note: the rules of red.hitTest are gone: "
      ),
      ("add red", "split alpha red 0.5", "note: write 'set VIEW alpha …' for "),
    ])
  func aNoteIsNeverCompared(scene: String, line: String, note: String) throws {
    let desk = TestSession()
    let output = OutputCollector()
    desk.session.add(output)
    desk.run("\(scene)\n\(line)")
    #expect(desk.messages == [])
    #expect(desk.output.count { $0.hasPrefix(note) } == 1, "\(desk.output)")
    #expect(!output.lines.contains { $0.text.hasPrefix("note:") })
  }

  @Test func anAcceptedOutputHasNoNote() throws {
    let (desk, folder) = try accepting("add red\nverify alpha red 0.5 <<END\nold\nEND\n")
    _ = desk.runner.acceptances.write()
    #expect(try folder.text("a.scope") == "add red\nverify alpha red 0.5 <<END\nEND\n")
    #expect(desk.output.contains { $0.hasPrefix("note: write ") })
  }
}
