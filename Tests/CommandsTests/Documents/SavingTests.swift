import Foundation
import SessionStage
import Testing

/// Where `save` writes, and where it does not.
@Suite struct SavingTests {
  private func messages(saving path: String) -> [String] {
    let desk = TestSession()
    desk.run("save \(path)")
    return desk.messages
  }

  @Test(arguments: ["/dev/null", "/dev/zero", "/dev/tty"])
  func aDeviceIsRefused(path: String) {
    #expect(messages(saving: path) == ["cannot write '\(path)': it is not a regular file"])
  }

  @Test func aPipeIsRefusedWithoutWaitingForAReader() throws {
    let folder = try Folder(["x": ""])
    let path = folder.path("pipe")
    try #require(mkfifo(path, 0o600) == 0)
    #expect(messages(saving: path) == ["cannot write '\(path)': it is not a regular file"])
  }

  @Test func aDirectoryIsRefused() throws {
    let folder = try Folder(["x": ""])
    let path = folder.url.path
    #expect(messages(saving: path) == ["cannot write '\(path)': it is a directory"])
  }

  @Test func aLinkIsWrittenThroughAndStays() throws {
    let folder = try Folder(["real.scope": "an old text that is longer than nothing\n"])
    let files = FileManager.default
    try files.createSymbolicLink(
      atPath: folder.path("link.scope"), withDestinationPath: "real.scope")
    #expect(messages(saving: folder.path("link.scope")).isEmpty)
    #expect(
      try files.destinationOfSymbolicLink(atPath: folder.path("link.scope")) == "real.scope")
    #expect(try folder.text("real.scope").hasPrefix("reset scenes empty\n"))
    #expect(!(try folder.text("real.scope").contains("old text")))
  }

  @Test func aLinkToADeviceIsRefused() throws {
    let folder = try Folder(["x": ""])
    let path = folder.path("link")
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/dev/null")
    #expect(messages(saving: path) == ["cannot write '\(path)': it is not a regular file"])
  }
}

@Suite struct EchoTests {
  @Test(arguments: [
    (#"echo "a\nb""#, ["a", "b"]), (#"echo "a\n\n b\n""#, ["a", "", " b", ""]),
    (#"echo "a\tb""#, ["a b"]), ("echo", [""]), ("echo a  b", ["a b"]),
    (#"echo "a\u{9B}31mb\u{202E}c""#, ["a\u{FFFD}31mb\u{FFFD}c"]),
  ])
  func linesAreSplitAndHarmless(line: String, lines: [String]) throws {
    #expect(try TestSession().printed(line) == lines)
  }
}
