import Foundation
import Testing

@Suite struct OutputTests {
  private let script =
    "add red 0,0 90x90; inset red -5; tap 5,5; tree; chain red; draw; tree controllers; get red; step"

  private func hasColor(_ run: Run) -> Bool { run.output.contains("\u{1B}[") }

  @Test func aPipeGetsNoColourCodes() throws {
    #expect(!hasColor(try Tapscope.run("-c", script)))
    #expect(!(try Tapscope.run("-c", "hide x")).errors.contains("\u{1B}"))
  }

  struct ColorCase: Sendable {
    var arguments: [String]
    var environment: [String: String]
    var isColored: Bool
  }

  private static let colorCases = [
    ColorCase(arguments: ["--color", "always"], environment: [:], isColored: true),
    ColorCase(arguments: [], environment: ["CLICOLOR_FORCE": "1"], isColored: true),
    ColorCase(arguments: [], environment: ["CLICOLOR_FORCE": "0"], isColored: false),
    ColorCase(arguments: [], environment: ["NO_COLOR": "1"], isColored: false),
    ColorCase(arguments: [], environment: ["TERM": "dumb"], isColored: false),
    ColorCase(
      arguments: [], environment: ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], isColored: true),
    ColorCase(
      arguments: ["--color", "never"], environment: ["CLICOLOR_FORCE": "1"], isColored: false),
    ColorCase(arguments: ["--color", "always"], environment: ["NO_COLOR": "1"], isColored: true),
  ]

  @Test(arguments: colorCases)
  func colourIsAsAskedFor(wanted: ColorCase) throws {
    let run = try Tapscope.run(
      wanted.arguments + ["-c", script], environment: wanted.environment)
    #expect(hasColor(run) == wanted.isColored)
  }

  @Test func colourChangesNothingButTheCodes() throws {
    let plain = try Tapscope.run("-c", script).lines
    let colored = try Tapscope.run("--color", "always", "-c", script).lines
    #expect(colored.map { $0.replacing(/\u{1B}\[[0-9;]*m/, with: "") } == plain)
    #expect(plain.allSatisfy { $0.last != " " })
  }

  @Test func onlyASCIIIsDrawnIfAsked() throws {
    let topics = ["hit-testing", "scripts", "add", "import", "chain", "profile", "override"]
    let help = topics.map { "help \($0)" }.joined(separator: "\n")
    let run = try Tapscope.run(
      "--ascii", "--keep-going", "-c", "\(script)\nhelp\n\(help)\ntap -9,-9\nadd\nset red\nexpect x"
    )
    #expect((run.output + run.errors).utf8.allSatisfy { $0 < 0x80 })
    #expect(run.status == 3)
  }

  @Test func namesKeepTheirCharactersInASCII() throws {
    #expect(try Tapscope.run("--ascii", "-c", "add 按钮 0,0 9x9; tree").output.contains("`- 按钮"))
  }

  @Test func linesFitTheWidthAskedFor() throws {
    let run = try Tapscope.run("--width", "40", "-c", "help inset; chain root; draw; tap 5,5; step")
    let isTrace = { (line: String) in line.contains("✓ (") }
    #expect(
      run.lines.filter { !isTrace($0) && !$0.contains("#") && !$0.contains("(R4") }
        .allSatisfy { $0.count <= 40 }, "\(run.output)")
  }

  @Test func commandsAreEchoedIfAsked() throws {
    let run = try Tapscope.run("--echo", "-c", "echo a\nhit 5,5 in window")
    #expect(run.lines.prefix(3) == ["> echo a", "a", "> hit 5,5 in window"])
  }

  @Test func resultsAndErrorsGoTheirOwnWays() throws {
    let run = try Tapscope.run("--keep-going", "-c", "echo a\nhide x\necho b")
    #expect(run.output == "a\nb\n")
    #expect(run.errors.hasPrefix("-c:2:6: error: no view is named 'x'"))
  }
}
