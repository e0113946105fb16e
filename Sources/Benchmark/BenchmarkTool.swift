import ArgumentParser
import Foundation

/// Measures hit-testing, deep trees and start-up, and compares with other toolkits.
@main
struct BenchmarkTool: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tapscope-benchmark",
    abstract: "Measure Tapscope and compare it with other toolkits.",
    discussion: """
      Build it with optimization: TAPSCOPE_BENCHMARK=1 swift run -c release tapscope-benchmark. \
      Answers are compared with a reference before anything is timed; if they differ, \
      no number is printed.
      """)

  @Option(help: ArgumentHelp("Only trees whose name matches.", valueName: "regex"))
  var trees = ""

  @Option(
    help: ArgumentHelp(
      "The sources of the other toolkits' programs (default: ../shared/bench if it exists).",
      valueName: "dir"))
  var peers: String?

  @Option(
    help: ArgumentHelp(
      "The tapscope to measure (default: .build/dist/tapscope if it exists, as .ci/release makes "
        + "it, or else the one built with the benchmark).",
      valueName: "file"))
  var tapscope: String?

  @Flag(help: "Measure just long enough to see that everything works, without other toolkits.")
  var quick = false

  @Option(help: ArgumentHelp("Only one section: \(Sections.names).", valueName: "name"))
  var section: String?

  @Flag(help: "Print one line of JSON per result instead of tables.")
  var json = false

  @Flag(help: "Print only the ratios that Benchmark.md shows, as a table in Markdown.")
  var ratios = false

  /// The tree to measure. The tool passes it to itself, because each tree is measured in a process
  /// of its own.
  @Option(help: .hidden)
  var measure: String?

  func run() throws {
    let effort: Effort = quick ? .quick : .full
    if let shape = measure.flatMap(TreeShape.init(rawValue:)) {
      print(try TreeMeasurement(of: shape, effort: effort).jsonLine)
      return
    }
    if let section, !Sections.all.contains(where: { $0.name == section }) {
      throw ValidationError("no section '\(section)'; there are \(Sections.names)")
    }
    let pattern = try Regex(trees)
    let plan = Plan(
      effort: effort, peers: peerSources, shell: shell,
      shapes: TreeShape.allCases.filter { $0.rawValue.contains(pattern) })
    let output: any ResultOutput =
      if ratios { RatioOutput() } else if json { JSONOutput() } else { TableOutput() }
    for (name, run) in Sections.all where section == nil || section == name {
      if ratios, !RatioOutput.sections.contains(name) { continue }
      try run.run(plan, into: output)
    }
  }

  private var shell: URL {
    if let tapscope { return URL(fileURLWithPath: tapscope) }
    let released = URL(fileURLWithPath: ".build/dist/tapscope")
    let built = Executable.current.deletingLastPathComponent().appendingPathComponent("tapscope")
    return FileManager.default.isExecutableFile(atPath: released.path) ? released : built
  }

  private var peerSources: URL? {
    if let peers { return URL(fileURLWithPath: peers, isDirectory: true) }
    let usual = URL(fileURLWithPath: "../shared/bench", isDirectory: true)
    return !quick && FileManager.default.fileExists(atPath: usual.path) ? usual : nil
  }
}
