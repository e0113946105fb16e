import Foundation

/// How many commands per second go through the whole path of a script: reading, words, syntax,
/// the command, the journal, output.
struct ScriptSection: BenchmarkSection {
  /// A script whose every line but the first few is one command.
  private struct Workload: Sendable {
    var name: String
    var setUp: [String]
    var count: Int
    var line: @Sendable (Int) -> String
  }

  private static let workloads = [
    Workload(name: "alpha v 0.5", setUp: ["add v"], count: 300_000) { _ in "alpha v 0.5" },
    Workload(name: "add NAME X,Y WxH", setUp: [], count: 100_000) {
      "add v\($0) \($0 % 300 * 10),\($0 / 300 * 10) 10x10"
    },
    Workload(name: "expect hit v at X,Y", setUp: ["add v 0,0 90x90"], count: 100_000) {
      "expect hit v at \($0 % 90),5"
    },
    Workload(name: "tap X,Y, with its story", setUp: ["add v 0,0 90x90"], count: 20_000) {
      "tap \($0 % 90),5"
    },
  ]

  func run(_ plan: Plan, into output: any ResultOutput) throws {
    let shell = Executable.current.deletingLastPathComponent().appendingPathComponent("tapscope")
    guard FileManager.default.isExecutableFile(atPath: shell.path) else {
      output.note("scripts: not measured, because \(shell.lastPathComponent) is not built\n")
      return
    }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tapscope-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var table = ResultTable(
      section: "scripts", caption: "tapscope FILE, whole processes, output thrown away",
      columns: [
        ("command", "command"), ("count", "count"), ("ms", "ms"), ("fastest", "fastest"),
        ("slowest", "slowest"), ("perSecond", "commands/s"), ("status", "exit status"),
      ])
    for workload in Self.workloads {
      let count = plan.effort == .full ? workload.count : workload.count / 20
      let file = folder.appendingPathComponent("script.scope")
      let lines = workload.setUp + (0..<count).map(workload.line)
      try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: file)
      let spawn = Spawn(shell, arguments: [file.path])
      var samples: [Double] = []
      var status: Int32 = 0
      for _ in 0..<(plan.effort == .full ? 5 : 1) {
        samples.append(try nanoseconds { status = try spawn.run() } / 1e6)
      }
      let timing = Timing(samples: samples)
      table.rows.append([
        .text(workload.name), .number(Double(count), decimals: 0),
        .number(timing.median, decimals: 1), .number(timing.fastest, decimals: 1),
        .number(timing.slowest, decimals: 1),
        .number(Double(count) / timing.median * 1000, decimals: 0),
        .number(Double(status), decimals: 0),
      ])
    }
    output.report(table)
  }
}
