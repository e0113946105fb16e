import Foundation
import Testing

/// Every script among the examples holds.
@Suite struct ExampleFileTests {
  private static let folder = Tapscope.package.appendingPathComponent("examples")

  static let scripts: [String] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { $0.hasSuffix(".scope") }.sorted()
  }()

  /// The notes of those that have some, which go to standard error.
  private static let notes: [String: [String]] = [
    "10-responder-chain.scope": ["note: 'vc' presents 'sheet', as a parent of 'asked' (R11.4)"],
    "15-order.scope": [
      "note: 'inner' is not another subview of 'root', so 'box' is added in front of all (R12.3)"
    ],
    "41-captures.scope": [
      "note: HintView overrides hit-testing, and its code was not read: code HintView.swift"
    ],
    "45-dump-and-code.scope": [
      "note: screens/ToastHostView.swift:7:25: 'messages.isBlocking' is not in the scene; paste its "
        + "class, too, or give its value: code let messages.isBlocking = true",
      "note: the code of ToastHostView answers for toastHostView",
    ],
  ]

  @Test func thereAreExamples() {
    #expect(!Self.scripts.isEmpty, "no examples in \(Self.folder.lastPathComponent)")
  }

  @Test(arguments: scripts)
  func anExampleRunsToItsEnd(name: String) throws {
    let run = try Tapscope.run(["examples/\(name)"], in: Tapscope.package)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.split(separator: "\n").map(String.init) == Self.notes[name] ?? [])
  }

  @Test(arguments: scripts)
  func anExampleRunsInANarrowASCIITerminal(name: String) throws {
    let run = try Tapscope.run(
      ["--ascii", "--width", "60", "examples/\(name)"], in: Tapscope.package)
    #expect(run.status == 0, "\(run.errors)")
  }
}
