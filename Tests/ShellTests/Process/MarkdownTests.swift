import Foundation
import Testing

/// `--format markdown` and `export markdown` show a session that can be run again.
@Suite struct MarkdownTests {
  /// Runs all blocks of commands as one script; what it prints is what the blocks of text show.
  private func check(_ markdown: String) throws {
    let blocks = MarkdownBlock.blocks(of: markdown)
    let lines = { (language: String) in
      blocks.filter { $0.language == language }.flatMap(\.lines).map { "\($0)\n" }.joined()
    }
    let run = try Tapscope.run(input: Data(text: lines("scope")), in: examples)
    #expect(run.status == 0, "\(run.errors)")
    #expect(!run.output.isEmpty && run.output == lines("text"))
  }

  private let examples = Tapscope.package.appendingPathComponent("examples")

  @Test(arguments: ["01-experiment", "17-gesture-conflict", "tour", "import"])
  func anExampleCanBeRunAgainFromItsTranscript(name: String) throws {
    let run = try Tapscope.run(["--format", "markdown", "\(name).scope"], in: examples)
    #expect(run.status == 0, "\(run.errors)")
    try check(run.output)
  }

  @Test func aTranscriptIsExportedAndRunAgain() throws {
    let script = "set-option transcript on\nadd red 0,0 90x90\ntap red\ntree\nexport markdown"
    let run = try Tapscope.run(input: Data(text: script))
    let start = try #require(run.output.range(of: "# A Tapscope session"))
    try check(String(run.output[start.lowerBound...]))
  }

  @Test func errorsStandInBothStreams() throws {
    let run = try Tapscope.run(["--format", "markdown", "-c", "hide gren"])
    #expect(run.status == 3)
    #expect(run.output.contains("```text\n-c:1:6: error: no view is named 'gren'; 'tree'"))
    #expect(run.errors.hasPrefix("-c:1:6: error: no view is named 'gren'; 'tree'"))
  }
}
