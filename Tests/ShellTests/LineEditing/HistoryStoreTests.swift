import Foundation
import Testing

@testable import Shell

@Suite struct HistoryStoreTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("history-\(UUID().uuidString)")
  private var path: String { folder.appendingPathComponent("tapscope/history").path }

  @Test func aNewFileAndItsFoldersBelongToTheOwnerOnly() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(HistoryStore(path: path).append("add view") == nil)
    #expect(try permissions(path) == 0o600)
    #expect(try permissions(folder.path) == 0o700)
    #expect(try permissions(folder.appendingPathComponent("tapscope").path) == 0o700)
  }

  @Test func entriesComeBackAsTheyWere() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let entries = ["tap 按钮", "add a\nadd b", #"a \n b \\ c\"#, "tab\there", "e\u{301}"]
    let store = HistoryStore(path: path)
    for entry in entries { #expect(store.append(entry) == nil) }
    #expect(HistoryStore(path: path).entries == entries)
    #expect(try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").count == 5)
  }

  @Test func linesThatFailedAreRecalledButNotOffered() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = HistoryStore(path: path)
    for (line, succeeds) in [
      ("one", true), ("two", false), (#"\! three"#, true), ("four", false),
      ("four", true), ("five", true), ("five", false),
    ] {
      _ = store.append(line)
      if !succeeds { #expect(store.markFailure(of: line) == nil) }
    }
    for store in [store, HistoryStore(path: path)] {
      #expect(store.entries == ["one", "two", #"\! three"#, "four", "five"])
      #expect(store.succeeded == ["one", #"\! three"#, "four"])
    }
  }

  @Test func filesOfEarlierVersionsAreRead() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("tap buy\nadd a\\nadd b\n")
    let store = HistoryStore(path: path)
    #expect(store.entries == ["tap buy", "add a\nadd b"])
    #expect(store.succeeded == store.entries)
  }

  @Test func twoShellsKeepEachOthersLines() {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (one, other) = (HistoryStore(path: path), HistoryStore(path: path))
    for store in [one, other, one] { _ = store.append("line \(store === one) \(store.revision)") }
    #expect(
      HistoryStore(path: path).entries == ["line true 0", "line false 0", "line true 1"])
  }

  @Test func duplicatesAreDroppedWhenTheFileIsRead() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("a\na\nb\n\n   \n secret\na\nc")
    #expect(HistoryStore(path: path).entries == ["b", "a", "c"])
  }

  @Test func aHalfWrittenLineIsClosedBeforeTheNext() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("whole\nhal")
    #expect(HistoryStore(path: path).append("next") == nil)
    #expect(HistoryStore(path: path).entries == ["whole", "hal", "next"])
  }

  @Test func theLatestTenThousandEntriesAreKept() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write((1...25_000).map { "line \($0)\n" }.joined())
    let store = HistoryStore(path: path)
    #expect(store.entries.count == 10_000)
    #expect(store.entries.first == "line 15001")
    #expect(try String(contentsOfFile: path, encoding: .utf8).hasPrefix("line 15001\n"))
    #expect(try permissions(path) == 0o600)
    _ = store.append("one more")
    #expect(store.entries.count == 10_000)
    #expect(store.entries.last == "one more")
  }

  @Test func anUnreadableFileWarnsOnce() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let store = HistoryStore(path: path)
    let warning = try #require(store.openingWarning)
    #expect(warning.hasPrefix("cannot read history file '\(path)': "))
    #expect(store.append("add view") == nil)
    #expect(store.entries == ["add view"])
  }

  @Test func anUnwritableFileWarnsOnce() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = HistoryStore(path: path)
    #expect(store.openingWarning == nil)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    #expect(store.append("one")?.hasPrefix("cannot write history file '\(path)': ") == true)
    #expect(store.append("two") == nil)
    #expect(store.entries == ["one", "two"])
  }

  @Test func blankLinesAndLinesThatBeginWithASpaceAreNotKept() {
    let store = HistoryStore(path: nil)
    for line in ["", "  ", "\n", " secret", "a", "a", "b", "a"] { _ = store.append(line) }
    #expect(store.entries == ["b", "a"])
  }

  @Test(
    arguments: [
      (["XDG_STATE_HOME": "/state", "HOME": "/home/me"], "/state/tapscope"),
      (["XDG_STATE_HOME": "relative", "HOME": "/me"], "/me/.local/state/tapscope"),
      (["HOME": "/me"], "/me/.local/state/tapscope"),
      ([:], nil),
    ] as [([String: String], String?)])
  func theStateFolderFollowsTheBaseDirectoryRules(environment: [String: String], path: String?) {
    #expect(StateFolder.path(environment: environment) == path)
  }

  private func permissions(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  private func write(_ text: String) throws {
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("tapscope"), withIntermediateDirectories: true)
    try text.write(toFile: path, atomically: false, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
  }
}
