import Foundation
import Interchange
import Scenes

/// A measurement of the time that it takes to read a debugger's text, and to make a scene of it.
struct ImportSection: BenchmarkSection {
  func run(_ plan: Plan, into output: any ResultOutput) throws {
    var table = ResultTable(
      section: "import", caption: "a dump of a screen, read and made a scene",
      columns: [
        ("text", "text"), ("lines", "lines"), ("megabytes", "MB"), ("read", "read, ms"),
        ("import", "with scene, ms"), ("nsPerLine", "ns per line"),
      ])
    for lines in [600, 10_000, 100_000] where plan.effort == .full || lines <= 10_000 {
      for text in [DumpText(lines: lines), DumpText(lines: lines).wrapped(at: 100)] {
        var (readings, imports): ([Double], [Double]) = ([], [])
        for _ in 0..<max(1, min(20, 100_000 / lines)) * plan.effort.rounds {
          readings.append(try nanoseconds { _ = try HierarchyDump(parsing: text.data) })
          let scene = Scene()
          imports.append(
            try nanoseconds {
              let summary = scene.replace(by: try HierarchyDump(parsing: text.data))
              precondition(summary.viewCount == lines, "every line is a view")
            })
        }
        let (reading, whole) = (Timing(samples: readings).median, Timing(samples: imports).median)
        table.rows.append([
          .text(text.name), .number(Double(lines)),
          .number(Double(text.data.count) / 1e6, decimals: 2),
          .number(reading / 1e6, decimals: 2), .number(whole / 1e6, decimals: 2),
          .number(whole / Double(lines)),
        ])
      }
    }
    output.report(table)
  }
}
