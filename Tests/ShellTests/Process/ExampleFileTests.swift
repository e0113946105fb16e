import Foundation
import Testing

/// Every script among the examples holds.
@Suite struct ExampleFileTests {
  private static let folder = Tapscope.package.appendingPathComponent("examples")

  static let scripts: [String] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { $0.hasSuffix(".scope") }.sorted()
  }()

  @Test func thereAreExamples() {
    #expect(!Self.scripts.isEmpty, "no examples in \(Self.folder.lastPathComponent)")
  }

  @Test(arguments: scripts)
  func anExampleRunsToItsEnd(name: String) throws {
    let run = try Tapscope.run(["examples/\(name)"], in: Tapscope.package)
    #expect(run.status == 0, "\(run.errors)")
    // Notes are no problems.
    let problems = run.errors.split(separator: "\n").filter { !$0.hasPrefix("note: ") }
    #expect(problems.isEmpty)
  }

  @Test(arguments: scripts)
  func anExampleRunsInANarrowASCIITerminal(name: String) throws {
    let run = try Tapscope.run(
      ["--ascii", "--width", "60", "examples/\(name)"], in: Tapscope.package)
    #expect(run.status == 0, "\(run.errors)")
  }
}
