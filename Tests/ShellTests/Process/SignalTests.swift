import Foundation
import Testing

/// Signals that end a run, and runs that wait for changes.
@Suite struct SignalTests {
  private let scratch: Scratch
  private static let busy =
    "test \"one\"\nend\ntest \"busy\"\nsave ready.scope\nrepeat 1000000\n"
    + "expect hit root at 5,5\nend\nend\ntest \"never\"\nend\n"

  init() throws {
    scratch = try Scratch()
  }

  /// Starts the program; its output goes to `out`.
  private func start(_ arguments: [String]) throws -> Process {
    _ = try scratch.write("out", "")
    let process = Process()
    process.executableURL = Tapscope.executable
    process.arguments = arguments
    process.currentDirectoryURL = scratch.url
    process.environment = ["PATH": "/usr/bin:/bin", "HOME": scratch.url.path]
      .merging(Tapscope.sanitizerOptions) { $1 }
    let out = try FileHandle(forUpdating: scratch.url.appendingPathComponent("out"))
    (process.standardOutput, process.standardError) = (out, out)
    process.standardInput = FileHandle.nullDevice
    // Where the tests run in the background, SIGINT may be ignored, and a child would inherit that.
    let found = signal(SIGINT, SIG_DFL)
    defer { signal(SIGINT, found) }
    try process.run()
    return process
  }

  /// Waits until the output has a text so many times.
  private func wait(for text: String, times: Int = 1) throws {
    for _ in 0..<1200 {
      if try scratch.text("out").components(separatedBy: text).count > times { return }
      usleep(50_000)
    }
    Issue.record("no '\(text)' in \(try scratch.text("out"))")
  }

  /// Waits until a file is there.
  private func waitForFile(_ name: String) throws {
    let path = scratch.url.appendingPathComponent(name).path
    for _ in 0..<1200 {
      if FileManager.default.fileExists(atPath: path) { return }
      usleep(50_000)
    }
    Issue.record("no file '\(name)'")
  }

  @Test(
    "A signal writes the reports",
    arguments: [SIGTERM, SIGINT], [["test"], ["--keep-going"]])
  func aSignalWritesTheReports(number: Int32, command: [String]) throws {
    _ = try scratch.write("busy.scope", Self.busy)
    let process = try start(command + ["--junit", "r.xml", "busy.scope"])
    try waitForFile("ready.scope")
    kill(process.processIdentifier, number)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 128 + number)
    let report = try scratch.text("r.xml")
    #expect(report.contains("<testcase name=\"one\""))
    #expect(report.contains("<error message=\"the run was interrupted\">busy.scope:"))
    #expect(try scratch.text("out").contains("1 test passed, 1 failed"))
  }

  @Test func aReportInTheOutputIsComplete() throws {
    _ = try scratch.write("busy.scope", Self.busy)
    let process = try start(["test", "--tap", "busy.scope"])
    try waitForFile("ready.scope")
    process.terminate()
    process.waitUntilExit()
    let lines = try scratch.text("out").split(separator: "\n")
    #expect(lines.contains("not ok 2 - busy.scope - busy") && lines.contains("1..3"))
    #expect(lines.contains("ok 3 - busy.scope - never # SKIP not run"))
    #expect(process.terminationStatus == 143)
  }

  @Test func whatChangesRunsAgain() throws {
    _ = try scratch.write(
      "a.scope", "source lib/part.txt\ntest \"a\"\nexpect hit red at 5,5\nend\n")
    _ = try scratch.write("lib/part.txt", "add red 0,0 90x90\n")
    _ = try scratch.write("b.scope", "test \"b\"\nend\n")
    let process = try start(["test", "--watch"])
    try wait(for: "waiting for changes")
    #expect(try scratch.text("out").hasPrefix("2 tests passed\n"))
    _ = try scratch.write("lib/part.txt", "add red 0,0 90x90; hide red\n")
    try wait(for: "changed: a.scope\n")
    try wait(for: "waiting for changes", times: 2)
    #expect(try scratch.text("out").contains("test 'a' failed"))
    _ = try scratch.write("new.scope", "test \"new\"\nend\n")
    try wait(for: "changed: new.scope\n")
    try wait(for: "waiting for changes", times: 3)
    let mark = Date()
    process.interrupt()
    process.waitUntilExit()
    #expect(process.terminationStatus == 130 && -mark.timeIntervalSinceNow < 2)
  }
}
