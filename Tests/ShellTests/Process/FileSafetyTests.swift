import Foundation
import TestSupport
import Testing

@testable import Shell

/// Files that cannot be written, or have no end: the old file stays whole, and one error says why.
@Suite struct FileSafetyTests {
  private static let manyViews = "repeat 300 as i; add v$i 0,0 9x9; end"

  @Test(
    "A file that may not grow stays what it was",
    arguments: [
      "save old", "export script old", "export swift old", "export svg old", "export html old",
      "export json old",
    ], [1, 2, 3, 5, 7])
  func aSizeLimitLeavesTheOldFile(command: String, kilobytes: Int) throws {
    let scratch = try Scratch()
    _ = try scratch.write("old", "echo old\n")
    let run = try Tapscope.bash(
      "ulimit -f \(kilobytes); tapscope -c '\(Self.manyViews); \(command)'", in: scratch.url)
    #expect(run.status == 3)
    #expect(run.errors.hasSuffix("\n") && run.errors.contains("cannot write 'old': file too large"))
    #expect(try scratch.text("old") == "echo old\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.url.path) == ["old"])
  }

  @Test func aRecordingThatMayNotGrowIsAScriptUpToThere() throws {
    let scratch = try Scratch()
    let run = try Tapscope.bash(
      "ulimit -f 1; tapscope -c 'record old; \(Self.manyViews)'", in: scratch.url)
    #expect(run.errors.contains("cannot write 'old': file too large; the recording has ended"))
    #expect(try Tapscope.run("old", in: scratch.url).status == 0)
    #expect(try scratch.text("old").contains("add v40"))
  }

  @Test func aReportThatMayNotGrowLeavesTheOldOne() throws {
    let scratch = try Scratch()
    _ = try scratch.write("old.xml", "<old/>")
    _ = try scratch.write(
      "many.scope", (0..<99).map { "test \"\($0)\"; expect hit root at 5,5; end\n" }.joined())
    let run = try Tapscope.bash(
      "ulimit -f 1; tapscope --junit old.xml many.scope >/dev/null", in: scratch.url)
    #expect(run.status == 2)
    #expect(run.errors.contains("cannot write 'old.xml': file too large"))
    #expect(try scratch.text("old.xml") == "<old/>")
  }

  @Test func aFileKeepsItsModeAndItsLink() throws {
    let scratch = try Scratch()
    _ = try scratch.write("real", "old")
    let run = try Tapscope.bash(
      "chmod 640 real; ln -s real link; tapscope -c 'save link'; readlink link", in: scratch.url)
    #expect(run.lines == ["real"])
    let file = scratch.url.appendingPathComponent("real").path
    let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions]
    #expect(mode as? Int == 0o640)
    #expect(try scratch.text("real").hasPrefix("reset"))
  }

  @Test("A link that leads nowhere yet stays a link; links in a circle are no file")
  func linksThatLeadNowhere() throws {
    let scratch = try Scratch()
    let run = try Tapscope.bash(
      "mkdir -p a/b; ln -s b/new a/link; ln -s a/link link; ln -s loop loop; "
        + "tapscope -c 'save link'; readlink link a/link; tapscope -c 'save loop'; readlink loop",
      in: scratch.url)
    #expect(run.lines == ["a/link", "b/new", "loop"])
    #expect(run.errors.contains("cannot write 'loop': too many levels of symbolic links"))
    #expect(try scratch.text("a/b/new").hasPrefix("reset"))
  }

  @Test("A history that is no plain file is not waited for", arguments: ["pipe", "link"])
  func aHistoryThatIsNoFileIsNotWaitedFor(name: String) throws {
    let scratch = try Scratch()
    let path = scratch.url.appendingPathComponent(name).path
    if name == "pipe" {
      try #require(mkfifo(path, 0o600) == 0)
    } else {
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/dev/zero")
    }
    #expect {
      try HistoryFile(path: path).lines()
    } throws: {
      "\($0)".hasPrefix("cannot read history file '\(path)': it is not a regular file")
    }
  }

  @Test func ofAHugeHistoryTheEndIsRead() throws {
    let scratch = try Scratch()
    let path = try scratch.write("history", String(repeating: "echo old\n", count: 1 << 20))
    let file = HistoryFile(path: path)
    try file.append("echo new")
    let lines = try file.lines()
    #expect(lines.count < 500_000)
    #expect(lines.last == "echo new" && Set(lines) == ["echo old", "echo new"])
  }

  @Test("A script without an end is refused", arguments: ["/dev/zero", "huge"])
  func aScriptWithoutEndIsRefused(name: String) throws {
    let scratch = try Scratch()
    _ = try scratch.write("huge", "")
    truncate(scratch.url.appendingPathComponent("huge").path, 10 << 30)
    let reason = "it is larger than 64 MB"
    let asked = try Tapscope.run(name, in: scratch.url)
    #expect(asked.status == 2)
    #expect(asked.errors == "tapscope: error: cannot read '\(name)': \(reason)\n")
    let sourced = try Tapscope.run("-c", "source \(name)", in: scratch.url)
    #expect(sourced.status == 3)
    #expect(sourced.errors.hasPrefix("-c:1:8: error: cannot read '\(name)': \(reason)\n"))
  }

  @Test(
    "Code without an end, or too large, is refused as it is read",
    arguments: [
      ("zero.swift", "it is larger than 64 MB"), ("huge.swift", "it is larger than 64 MB"),
      ("pipe.m", "it is larger than 64 MB"), ("line.swift", "its line 2 is longer than 1 MB"),
      ("beside.m", "it is larger than 64 MB"),
    ])
  func codeWithoutEndIsRefused(name: String, reason: String) throws {
    let scratch = try Scratch()
    let line = String(repeating: "1+", count: 1 << 19)
    _ = try scratch.write("line.swift", "class A: UIView {\nlet a = \(line)1\n}\n")
    _ = try scratch.write("beside.m", "@implementation A\n@end\n")
    let writer = name == "pipe.m" ? "(yes > pipe.m) >/dev/null 2>&1 & " : ""
    let run = try Tapscope.bash(
      "ln -s /dev/zero zero.swift; ln -s /dev/zero beside.h; truncate -s 10G huge.swift; "
        + "mkfifo pipe.m; \(writer)tapscope -c 'code \(name)'", in: scratch.url)
    let file = name == "beside.m" ? "beside.h" : name
    #expect(run.errors.contains("-c:1:6: error: cannot read '\(file)': \(reason)\n"))
  }

  @Test(
    "Output that cannot be written is an error",
    arguments: ["--help", "--version", "setup --print man"])
  func outputThatCannotBeWrittenIsAnError(arguments: String) throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let run = try Tapscope.bash("tapscope \(arguments) >/dev/full")
    #expect(run.status == 2)
    #expect(
      run.errors == "tapscope: error: cannot write the output: no space left on device\n")
  }
}
