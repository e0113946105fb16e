import Analysis
import Interchange
import ResponderKit
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

/// A measurement of the time that it takes to check all targets of an imported screen, and to find
/// the reason why one of them cannot be touched.
struct AuditSection: BenchmarkSection {
  func run(_ plan: Plan, into output: any ResultOutput) throws {
    var table = ResultTable(
      section: "audit", caption: "all targets of an imported screen, and why one is dead",
      columns: [
        ("views", "views"), ("targets", "targets"), ("findings", "findings"),
        ("audit", "audit, ms"), ("fastest", "fastest"), ("slowest", "slowest"), ("why", "why, ms"),
      ])
    for lines in [600, 10_000] where plan.effort == .full || lines <= 600 {
      table.rows.append(try row(lines, plan))
    }
    output.report(table)
  }

  private func row(_ lines: Int, _ plan: Plan) throws -> [ResultTable.Value] {
    let scene = Scene()
    _ = scene.replace(by: try HierarchyDump(parsing: DumpText(lines: lines).data))
    let audit = Audit(scene)
    let dead = scene.views.first { $0 is UIButton }
    let repeats = plan.effort == .full ? 7 : 1
    let audits = Timing(
      samples: (0..<repeats).map { _ in
        nanoseconds { withExtendedLifetime(Audit(scene)) {} } / 1e6
      })
    let reasons = Timing(
      samples: (0..<repeats).map { _ in
        nanoseconds { if let dead { _ = Diagnosis(of: dead, in: scene) } } / 1e6
      })
    return [
      .number(Double(audit.viewCount)), .number(Double(audit.targetCount)),
      .number(Double(audit.findings.count)), .number(audits.median, decimals: 1),
      .number(audits.fastest, decimals: 1), .number(audits.slowest, decimals: 1),
      .number(reasons.median, decimals: 2),
    ]
  }
}
