import Foundation
import Testing

@testable import Shell

/// The manual and the completions say what the executable and the table of commands say.
@Suite struct ExecutableDocumentationTests {
  static let template =
    (try? String(
      contentsOf: Tapscope.package.appendingPathComponent(ManPage.templatePath), encoding: .utf8))
    ?? ""

  @Test func theManualHasTheOptionsAndTheCommands() throws {
    try ManPage(
      template: Self.template, command: CommandLineFacts.ask(), test: CommandLineFacts.ask("test")
    ).file.check()
  }

  @Test func theCompletionsHaveTheOptions() throws {
    let scripts = CompletionScripts(
      try CommandLineFacts.ask(), test: try CommandLineFacts.ask("test"),
      setup: try CommandLineFacts.ask("setup"), capture: try CommandLineFacts.ask("capture"),
      mcp: try CommandLineFacts.ask("mcp"), lesson: try CommandLineFacts.ask("lesson"))
    for file in scripts.files { try file.check() }
  }

  /// The arguments of a macro in the manual, line by line.
  private static func lines(of macro: String) -> [String] {
    template.split(separator: "\n").filter { $0.hasPrefix(".\(macro) ") }.map {
      String($0.dropFirst(macro.count + 2)).replacing("\\-", with: "-").replacing(
        "\\(aq", with: "'")
    }
  }

  @Test(arguments: lines(of: "Dl"))
  func anExampleOfTheManualRuns(line: String) throws {
    let run = try Tapscope.bash(line)
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
  }

  @Test func theManualHasTheExitStatuses() {
    let numbers = Self.lines(of: "It").compactMap(Int32.init)
    #expect(numbers.count == 7)
    #expect(numbers.allSatisfy { ExitStatus(rawValue: $0) != nil })
  }

  @Test(
    "bash completes scripts, options and their values",
    arguments: [
      (["tapscope", ""], "a.scope,folder,capture,lesson,mcp,setup,test"),
      (["tapscope", "a"], "a.scope"), (["tapscope", "le"], "lesson"),
      (["tapscope", "lesson", ""], "check"), (["tapscope", "lesson", "check", ""], "folder"),
      (["tapscope", "test", ""], "a.scope,folder"), (["tapscope", "test", "--fi"], "--filter"),
      (["tapscope", "test", "--format", ""], "text,json"),
      (["tapscope", "test", "--col"], "--color"),
      (["tapscope", "--col"], "--color"), (["tapscope", "--color", ""], "auto,always,never"),
      (["tapscope", "--color", "=", "al"], "always"), (["tapscope", "--width", ""], ""),
      (["tapscope", "--ascii", "a"], "a.scope"), (["tapscope", "b"], ""),
      (["tapscope", "capture", ""], "swift,lldb,help"),
      (["tapscope", "se"], "setup"), (["tapscope", "setup", "--p"], "--print"),
      (["tapscope", "setup", "--print", "z"], "zsh"),
      (["tapscope", "mcp", "--a"], "--allow-files"),
      (["tapscope", "mcp", "--allow-files", "f"], "folder"),
    ])
  func completions(words: [String], expected: String) throws {
    let scratch = try Scratch()
    for name in ["a.scope", "b.txt", "folder/c.scope"] { _ = try scratch.write(name, "") }
    let script = Tapscope.package.appendingPathComponent(
      "Sources/CEmbeddedFiles/Resources/Setup/tapscope.bash"
    ).path
    let run = try Tapscope.bash(
      """
      source '\(script)'; COMP_WORDS=(\(words.map { "'\($0)'" }.joined(separator: " ")))
      COMP_CWORD=\(words.count - 1)
      _tapscope tapscope '\(words[words.count - 1])' '\(words[words.count - 2])'
      IFS=,; echo "${COMPREPLY[*]}"
      """, in: scratch.url)
    #expect(run.output == expected + "\n" && run.errors.isEmpty, "\(run.errors)")
  }
}
