import Foundation

/// A measurement of the time from the start of the shell to its end when its only command is
/// `quit`.
struct StartUpSection: BenchmarkSection {
  func run(_ plan: Plan, into output: any ResultOutput) throws {
    guard let shell = Executable.shell(for: "start-up", output) else { return }
    let spawn = Spawn(shell, arguments: ["-c", "quit"])
    var samples: [Double] = []
    var status: Int32 = 0
    // The first two only bring the program into the system's cache.
    for attempt in -2..<plan.effort.spawns {
      let elapsed = try nanoseconds { status = try spawn.run() }
      if attempt >= 0 { samples.append(elapsed / 1e6) }
    }
    let timing = Timing(samples: samples)
    var table = ResultTable(
      section: "start-up", caption: "tapscope -c quit, median of \(samples.count) processes",
      columns: [
        ("command", "command"), ("ms", "ms"), ("fastest", "fastest"), ("slowest", "slowest"),
        ("status", "exit status"),
      ])
    table.rows.append([
      .text("tapscope -c quit"), .number(timing.median, decimals: 2),
      .number(timing.fastest, decimals: 2), .number(timing.slowest, decimals: 2),
      .number(Double(status)),
    ])
    output.report(table)
  }
}
