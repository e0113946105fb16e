import Foundation

/// A measurement of the number of commands per second that go through the whole path of a script:
/// reading, words, syntax, the command, the journal, output. Where sqlite3 is installed, the shell
/// that others are measured by, its statements per second are measured in the same rounds.
struct ScriptSection: BenchmarkSection {
  /// A script whose lines, except the first few, are one command each.
  private struct Workload: Sendable {
    var name: String
    /// The other shell that is given the lines.
    var peer: String?
    var setUp: [String]
    var count: Int
    var line: @Sendable (Int) -> String
  }

  private static let workloads = [
    Workload(name: "set v alpha 0.5", setUp: ["add v"], count: 300_000) { _ in "set v alpha 0.5" },
    Workload(name: "echo 1", setUp: [], count: 300_000) { _ in "echo 1" },
    Workload(name: "get v alpha", setUp: ["add v"], count: 300_000) { _ in "get v alpha" },
    Workload(name: "sqlite3: SELECT 1;", peer: "sqlite3", setUp: [], count: 300_000) { _ in
      "SELECT 1;"
    },
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
    guard let shell = plan.shell(for: "scripts", output) else { return }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tapscope-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var table = ResultTable(
      section: "scripts", caption: "tapscope FILE, whole processes, output thrown away",
      columns: [
        ("command", "command"), ("count", "count"), ("ms", "ms"), ("fastest", "fastest"),
        ("slowest", "slowest"), ("perSecond", "commands/s"),
        ("ratio", "× sqlite3"), ("status", "exit status"),
      ])
    let scripts = try Self.workloads.compactMap { try script(of: $0, shell, folder, plan) }
    // In turns, so that a busy moment of the machine meets all of them.
    var samples: [[Double]] = scripts.map { _ in [] }
    var statuses = scripts.map { _ in Int32(0) }
    for _ in 0..<(plan.effort == .full ? 5 : 1) {
      for (k, script) in scripts.enumerated() {
        samples[k].append(try nanoseconds { statuses[k] = try script.spawn.run() } / 1e6)
      }
    }
    let perSecond = zip(scripts, samples).map { script, samples in
      Double(script.count) / Timing(samples: samples).median * 1000
    }
    let peer = zip(scripts, perSecond).first { $0.0.workload.peer != nil }?.1
    for (k, script) in scripts.enumerated() {
      let timing = Timing(samples: samples[k])
      table.rows.append([
        .text(script.workload.name), .number(Double(script.count), decimals: 0),
        .number(timing.median, decimals: 1), .number(timing.fastest, decimals: 1),
        .number(timing.slowest, decimals: 1), .number(perSecond[k], decimals: 0),
        peer.map { .number(perSecond[k] / $0, decimals: 2) } ?? .text(""),
        .number(Double(statuses[k]), decimals: 0),
      ])
    }
    output.report(table)
  }

  /// Returns the process that runs a workload, with its script written; nil if its shell is not
  /// installed.
  private func script(
    of workload: Workload, _ shell: URL, _ folder: URL, _ plan: Plan
  ) throws -> (workload: Workload, count: Int, spawn: Spawn)? {
    let count = plan.effort == .full ? workload.count : workload.count / 20
    let file = folder.appendingPathComponent("\(workload.name.hashValue).scope")
    let lines = workload.setUp + (0..<count).map(workload.line)
    try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: file)
    guard let peer = workload.peer else {
      return (workload, count, Spawn(shell, arguments: [file.path]))
    }
    let path = URL(fileURLWithPath: "/usr/bin/\(peer)")
    guard FileManager.default.isExecutableFile(atPath: path.path) else { return nil }
    return (workload, count, Spawn(path, arguments: [":memory:", ".read \(file.path)"]))
  }
}

/// A measurement of the time from the start of the shell to its end when its only command is
/// `quit`. Where sqlite3 is installed, it is started in turns with it.
struct StartUpSection: BenchmarkSection {
  func run(_ plan: Plan, into output: any ResultOutput) throws {
    guard let shell = plan.shell(for: "start-up", output) else { return }
    let peer = URL(fileURLWithPath: "/usr/bin/sqlite3")
    var programs = [("tapscope -c quit", Spawn(shell, arguments: ["-c", "quit"]))]
    if FileManager.default.isExecutableFile(atPath: peer.path) {
      programs.append(("sqlite3 :memory: .quit", Spawn(peer, arguments: [":memory:", ".quit"])))
    }
    var samples: [[Double]] = programs.map { _ in [] }
    var statuses = programs.map { _ in Int32(0) }
    // The first two only bring the programs into the system's cache.
    for attempt in -2..<plan.effort.spawns {
      for (k, program) in programs.enumerated() {
        let elapsed = try nanoseconds { statuses[k] = try program.1.run() }
        if attempt >= 0 { samples[k].append(elapsed / 1e6) }
      }
    }
    let timings = samples.map { Timing(samples: $0) }
    var table = ResultTable(
      section: "start-up",
      caption: "start to end of \(shell.path), \(plan.effort.spawns) processes each",
      columns: [
        ("command", "command"), ("ms", "ms"), ("fastest", "fastest"), ("slowest", "slowest"),
        ("ratio", "× sqlite3"), ("status", "exit status"),
      ])
    for (k, program) in programs.enumerated() {
      table.rows.append([
        .text(program.0), .number(timings[k].median, decimals: 2),
        .number(timings[k].fastest, decimals: 2), .number(timings[k].slowest, decimals: 2),
        timings.count > 1
          ? .number(timings[k].median / timings[1].median, decimals: 2) : .text(""),
        .number(Double(statuses[k]), decimals: 0),
      ])
    }
    output.report(table)
  }
}
