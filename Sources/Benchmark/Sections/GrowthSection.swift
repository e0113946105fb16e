import Foundation

/// A measurement of how the time of a command grows with the size of the scene: in proportion, if
/// the last column is about 1.
struct GrowthSection: BenchmarkSection {
  /// A question about scenes of several sizes.
  private struct Growth: Sendable {
    var name: String
    /// The numbers of views, or of what the name says.
    var sizes = [1000, 10_000, 100_000]
    /// The commands that make a scene of a size.
    var scene: @Sendable (Int) -> [String]
    /// The command that is timed; nil to time the making.
    var question: String?
    /// The amount of work that a size stands for.
    var work: @Sendable (Int) -> Double = { Double($0) }
  }

  private static let growths = [
    Growth(name: "audit, buttons", scene: flat("UIButton"), question: "audit"),
    Growth(
      name: "audit, overlapping buttons", sizes: [600, 10_000],
      scene: { count in
        (0..<count).map { "add UIButton v\($0) \($0 % 40),\($0 / 40 % 40) 300x300" }
      }, question: "audit"),
    Growth(name: "map", scene: flat("UIView"), question: "map"),
    Growth(name: "tree all", scene: flat("UIView"), question: "tree all"),
    Growth(name: "export json", scene: flat("UIView"), question: "export json"),
    Growth(
      name: "tree all, nested", sizes: [100, 1000, 10_000], scene: nested, question: "tree all"),
    Growth(name: "why, nested", sizes: [100, 1000, 10_000], scene: nested, question: "why v50"),
    Growth(
      name: "export json, nested", sizes: [100, 1000, 10_000], scene: nested,
      question: "export json"),
    Growth(name: "tap, nested", sizes: [1000, 20_000], scene: nested, question: "tap 30,50"),
    Growth(
      name: "map, nested and turned", sizes: [100, 1000],
      scene: { nested($0) + ["rotate v0 3"] }, question: "map"),
    Growth(
      name: "map, on a turned sheet", sizes: [1000, 10_000],
      scene: { count in
        ["add sheet 0,0 390x844"]
          + (0..<count).map { "add v\($0) \($0 * 7 % 350),\($0 * 31 % 800) 30x30 in sheet" }
          + ["rotate sheet 3"]
      }, question: "map"),
    Growth(name: "checkpoints of one name", scene: { Array(repeating: "checkpoint a", count: $0) }),
    Growth(
      name: "controllers, nested", sizes: [100, 1000, 10_000],
      scene: { count in
        zip(nested(count), 0..<count).flatMap { [$0, "controller c\($1) for v\($1)"] }
      }),
    Growth(
      name: "windows", sizes: [100, 1000, 10_000],
      scene: { count in (0..<count).map { "window w\($0) 0,0 390x844" } }),
    Growth(
      name: "XCUITest's text, nested", sizes: [300, 1000, 3000], scene: { _ in [] },
      question: "import", work: { Double(text(nesting: $0).utf8.count) }),
  ]

  private static func flat(_ className: String) -> @Sendable (Int) -> [String] {
    { count in (0..<count).map { "add \(className) v\($0) \($0 % 390),\($0 / 390 % 844) 1x1" } }
  }

  private static let nested: @Sendable (Int) -> [String] = { count in
    (0..<count).map { "add UIView v\($0) 0,0 390x844" + ($0 == 0 ? "" : " in v\($0 - 1)") }
  }

  /// Returns a text of XCUITest in which each element holds the next.
  private static func text(nesting depth: Int) -> String {
    let lines = (0..<depth).map {
      String(repeating: "  ", count: $0 + 1) + "Other, 0x\($0 + 4096), {{0.0, 0.0}, {390.0, 844.0}}"
    }
    return (["Element subtree:"] + lines).joined(separator: "\n") + "\n"
  }

  func run(_ plan: Plan, into output: any ResultOutput) throws {
    guard let shell = plan.shell(for: "growth", output) else { return }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tapscope-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var table = ResultTable(
      section: "growth", caption: "the time of one command, by the size of the scene",
      columns: [
        ("command", "command"), ("sizes", "sizes"), ("ms", "ms"), ("growth", "growth for each"),
      ])
    for growth in Self.growths {
      let sizes = plan.effort == .full ? growth.sizes : Array(growth.sizes.prefix(1))
      let times = try sizes.map { try time(of: growth, $0, shell, folder, plan) }
      let ratio = times[times.count - 1] / times[0]
      let work = growth.work(sizes[sizes.count - 1]) / growth.work(sizes[0])
      table.rows.append([
        .text(growth.name),
        .text(sizes.map { Double($0).grouped(decimals: 0) }.joined(separator: " ")),
        .text(times.map { $0.grouped(decimals: 1) }.joined(separator: " ")),
        .number(ratio / work, decimals: 2),
      ])
    }
    output.report(table)
  }

  /// Returns the time of the question alone, in milliseconds: the fastest of some processes, less
  /// the fastest of those that only make the scene.
  private func time(
    of growth: Growth, _ size: Int, _ shell: URL, _ folder: URL, _ plan: Plan
  ) throws -> Double {
    var question = growth.question
    if question == "import" {
      let dump = folder.appendingPathComponent("dump.txt")
      try Data(Self.text(nesting: size).utf8).write(to: dump)
      question = "import \(dump.path)"
    }
    let scene = growth.scene(size)
    let spawns = try [question == nil ? [] : scene, scene + [question].compactMap { $0 }].map {
      let file = folder.appendingPathComponent("\($0.count).scope")
      try Data(($0.joined(separator: "\n") + "\n").utf8).write(to: file)
      return Spawn(shell, arguments: [file.path])
    }
    var fastest = spawns.map { _ in Double.infinity }
    for _ in 0..<(plan.effort == .full ? 5 : 1) {
      for (k, spawn) in spawns.enumerated() {
        fastest[k] = min(fastest[k], try nanoseconds { _ = try spawn.run() } / 1e6)
      }
    }
    return max(0.01, fastest[1] - fastest[0])
  }
}
