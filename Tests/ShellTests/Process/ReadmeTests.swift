import Foundation
import Testing

/// README and the articles that it leads to.
enum Articles {
  private static let paths = [
    "README.md", "Sources/tapscope/Tapscope.docc/DebuggingYourApp.md",
    "Sources/tapscope/Tapscope.docc/LearningWithTapscope.md",
    "Sources/ResponderKit/ResponderKit.docc/TestsInSwift.md",
  ]

  /// Their blocks of code, article by article.
  static let blocks = paths.flatMap { path in
    MarkdownBlock.blocks(
      of: (try? String(
        contentsOf: Tapscope.package.appendingPathComponent(path), encoding: .utf8)) ?? "")
  }
}

/// What README and its articles show is what happens.
@Suite struct ReadmeTests {
  static let blocks = Articles.blocks
  static let scripts = blocks.indices.filter { blocks[$0].language == "scope" }
  static let consoles = blocks.filter { $0.language == "console" }

  @Test func readmeHasScriptsOrConsoleBlocks() {
    #expect(!Self.scripts.isEmpty || !Self.consoles.isEmpty, "the articles show nothing to run")
  }

  @Test(arguments: scripts)
  func aScriptHoldsAndPrintsTheTextBelowIt(index: Int) throws {
    let block = Self.blocks[index]
    let script = block.lines.joined(separator: "\n")
    let run = try Tapscope.run(input: Data(text: script), in: Tapscope.package)
    #expect(run.status == 0, "\(run.errors)")
    guard index + 1 < Self.blocks.count else { return }
    let next = Self.blocks[index + 1]
    guard next.language == "text", next.followsDirectly else { return }
    #expect(run.output == next.lines.map { "\($0)\n" }.joined())
  }

  @Test(arguments: consoles)
  func aConsoleBlockShowsWhatItsCommandsPrint(block: MarkdownBlock) throws {
    var command: String?
    var expected: [String] = []
    func check() throws {
      guard let command, runsTapscope(command) else { return }
      #expect(try shell(command) == expected, "$ \(command)")
    }
    for line in block.lines {
      if line.hasPrefix("$ ") {
        try check()
        command = String(line.dropFirst(2))
        expected = []
      } else {
        expected.append(line)
      }
    }
    try check()
  }

  /// Whether a command line runs the executable itself, as against getting or building it.
  private func runsTapscope(_ command: String) -> Bool {
    let words = command.split { " |;(){}".contains($0) }
    return words.contains("tapscope") && !["cd", "swift", "git"].contains(words[0])
  }

  /// What a command line prints on both streams, with the built executable in the path.
  private func shell(_ command: String) throws -> [String] {
    // A folder of its own: the commands may write files.
    let workplace = try Scratch()
    let run = try Tapscope.bash("{ \(command)\n} 2>&1", in: workplace.url)
    var lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
