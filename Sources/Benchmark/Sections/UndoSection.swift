import Foundation

/// A measurement of the time that it takes to undo, and to find the differences, in a scene of ten
/// thousand views.
///
/// Each is done many times by one process; the time of a process that does it once is subtracted.
struct UndoSection: BenchmarkSection {
  private static let views = 10_000

  /// A line of commands that leaves the scene as it was.
  private struct Workload {
    var name: String
    /// The number of views that are changed between the checkpoint and now.
    var changes: Int
    var line: String
    /// The number of times that the line is carried out.
    var times: Int
  }

  private static let workloads = [
    Workload(
      name: "checkpoint, a change, undo", changes: 0, line: "checkpoint a; hide v1; undo",
      times: 5_000),
    Workload(name: "undo 100, redo 100", changes: 100, line: "undo 100; redo 100", times: 1_000),
    Workload(name: "restore, undo", changes: 100, line: "restore a; undo", times: 1_000),
    Workload(name: "diff", changes: 100, line: "diff", times: 50),
    Workload(name: "restore, undo", changes: views, line: "restore a; undo", times: 20),
    Workload(name: "diff", changes: views, line: "diff", times: 10),
  ]

  func run(_ plan: Plan, into output: any ResultOutput) throws {
    guard let shell = plan.shell(for: "undo", output) else { return }
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("tapscope-\(ProcessInfo.processInfo.processIdentifier).scope")
    defer { try? FileManager.default.removeItem(at: file) }
    let spawn = Spawn(shell, arguments: [file.path])
    var table = ResultTable(
      section: "undo", caption: "going back in a scene of \(Self.views) views",
      columns: [
        ("command", "command"), ("changes", "changed views"), ("ms", "ms"),
        ("fastest", "fastest"), ("slowest", "slowest"), ("status", "exit status"),
      ])
    for workload in Self.workloads {
      let count = plan.effort == .full ? workload.times : workload.times / 10
      var status: Int32 = 0
      func milliseconds(times: Int) throws -> Double {
        let lines = Self.setUp(workload.changes) + Array(repeating: workload.line, count: times)
        try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: file)
        return try nanoseconds { status = try spawn.run() } / 1e6
      }
      var samples: [Double] = []
      for _ in 0..<plan.effort.rounds {
        let once = try milliseconds(times: 1)
        samples.append((try milliseconds(times: count + 1) - once) / Double(count))
      }
      let timing = Timing(samples: samples)
      table.rows.append([
        .text(workload.name), .number(Double(workload.changes), decimals: 0),
        .number(timing.median, decimals: 2), .number(timing.fastest, decimals: 2),
        .number(timing.slowest, decimals: 2), .number(Double(status), decimals: 0),
      ])
    }
    output.report(table)
  }

  /// Returns the commands that make the views in a grid, ten in each of a thousand, and the changes
  /// since the checkpoint.
  private static func setUp(_ changes: Int) -> [String] {
    let views = (0..<Self.views).map { k in
      let parent = k % 10 == 0 ? "root" : "v\(k / 10 * 10)"
      return "add v\(k) \(k % 300),\(k / 300) 10x10 in \(parent)"
    }
    // All the changes, seen and unseen, and some views that move.
    let changes = (0..<changes).map { k in
      k % 50 == 7 ? "front v\(k - 3)" : "set v\(k) alpha 0.5 tag \(k)"
    }
    return views + ["checkpoint a"] + changes
  }
}
