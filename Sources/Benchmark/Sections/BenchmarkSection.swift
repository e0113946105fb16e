import Foundation

/// A question that the benchmark answers; to add one, write a type and list it in ``Sections``.
protocol BenchmarkSection {
  /// Measures and reports.
  ///
  /// A result that is complete before the others, such as that of one of many trees, may be
  /// reported at once.
  func run(_ plan: Plan, into output: any ResultOutput) throws
}

/// A plan of the benchmark, from the command line.
struct Plan {
  var effort: Effort
  /// The directory with the other toolkits' programs; nil to do without them.
  var peers: URL?
  var shell: URL
  var shapes: [TreeShape]

  /// Returns the shell; nil, with a note, if it is not built.
  func shell(for section: String, _ output: any ResultOutput) -> URL? {
    if FileManager.default.isExecutableFile(atPath: shell.path) { return shell }
    output.note("\(section): not measured, because there is no \(shell.path)\n")
    return nil
  }
}

/// The sections by name, in the order in which they run.
enum Sections {
  static var all: [(name: String, run: any BenchmarkSection)] {
    [
      ("hit-test", HitTestSection()), ("nesting", NestingSection()), ("touches", TouchSection()),
      ("map", MapSection()), ("code", CodeSection()), ("import", ImportSection()),
      ("audit", AuditSection()), ("scripts", ScriptSection()),
      ("undo", UndoSection()), ("growth", GrowthSection()),
      ("start-up", StartUpSection()),
    ]
  }

  /// The names, for help and errors.
  static var names: String { all.map(\.name).joined(separator: ", ") }
}
