import Foundation
import Platform

/// The ratios that Benchmark.md shows, as a table in Markdown with the day and the machine.
final class RatioOutput: ResultOutput {
  /// A ratio: its place in a table of results, and its words.
  private struct Ratio {
    var section: String
    var subject: String
    var key: String
    var words: String
  }

  private static let ratios = [
    ("scripts", "set v alpha 0.5", "ratio", perSecond("set v alpha 0.5")),
    ("scripts", "get v alpha", "ratio", perSecond("get v alpha")),
    ("scripts", "expect hit v at X,Y", "ratio", perSecond("expect hit v at X,Y")),
    ("scripts", "add NAME X,Y WxH", "ratio", perSecond("add NAME X,Y WxH")),
    (
      "start-up", "tapscope -c quit", "ratio",
      "`tapscope -c quit`, time; `sqlite3 :memory: .quit` is 1"
    ),
    (
      "hit-test", "wide1e5", "qtsceneRatio",
      "a hit among 100,000 siblings, time; Qt's flat scene with its index is 1"
    ),
    (
      "hit-test", "app", "carraysRatio",
      "a hit on an app's screen of 593 views, time; plain C over flat arrays is 1"
    ),
    (
      "hit-test", "deep1000", "carraysRatio",
      "a hit 1,000 views deep, time; plain C over flat arrays is 1"
    ),
    ("hit-test", "wide1e5", "bytes", "memory of a view, in bytes"),
  ].map { Ratio(section: $0, subject: $1, key: $2, words: $3) }

  private static func perSecond(_ command: String) -> String {
    "`\(command)` in a script, commands a second; sqlite3's `SELECT 1;` is 1"
  }

  static var sections: Set<String> { Set(ratios.map(\.section)) }

  init() {
    let day = ISO8601DateFormatter().string(from: Date()).prefix(10)
    let processors = ProcessInfo.processInfo.activeProcessorCount
    print("Measured on \(day) with \(processors) processors (\(Machine.processor ?? "unknown")).\n")
    print("| what | ratio |\n|---|---:|")
  }

  func report(_ table: ResultTable) {
    for ratio in Self.ratios where ratio.section == table.section {
      guard let column = table.columns.firstIndex(where: { $0.key == ratio.key }),
        let row = table.rows.first(where: { $0.first?.text == ratio.subject })
      else { continue }
      if case .number(let value, _) = row[column] {
        print("| \(ratio.words) | \(value.grouped(decimals: value < 10 ? 2 : 0)) |")
      } else {
        print("| \(ratio.words) | \(row[column].text) |")
      }
    }
  }

  func note(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}
