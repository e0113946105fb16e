import Foundation
import Testing

/// The files of the page "Tapscope in your CI" work together, with files in place of a release.
@Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/curl"), "needs curl"))
struct InYourCITests {
  private static let page = try? String(
    contentsOf: Tapscope.package.appendingPathComponent(
      "Sources/tapscope/Tapscope.docc/InYourCI.md"), encoding: .utf8)
  private static let action = Tapscope.package.appendingPathComponent(".github/actions/tapscope")
  private let scratch: Scratch

  /// Writes the files that the page names, each before its block, and makes a release.
  init() throws {
    scratch = try Scratch()
    let page = try #require(Self.page)
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for block in MarkdownBlock.blocks(of: page) {
      let before = lines[..<(block.line - 1)].suffix(7).joined(separator: " ")
      guard let name = before.matches(of: #/is\s`([^`]+)`/#).last?.1 else { continue }
      _ = try scratch.write(String(name), block.lines.joined(separator: "\n") + "\n")
    }
    let packing = """
      system=linux-$(uname -m); [ "$(uname)" != Darwin ] || system=macos-universal
      name=tapscope-0.1.0-$system
      mkdir -p releases/v0.1.0 $name temporary
      ln -s '\(Tapscope.executable.path)' $name/tapscope
      tar -czf releases/v0.1.0/$name.tar.gz $name
      cd releases/v0.1.0
      if command -v sha256sum; then sha256sum $name.tar.gz; else shasum -a 256 $name.tar.gz; fi |
        tail -n 1 > $name.tar.gz.sha256
      """
    let packed = try Tapscope.bash(packing, in: scratch.url)
    try #require(packed.status == 0, "\(packed.errors)")
  }

  private func act(paths: String, arguments: String = "", sha256: String = "") throws -> Run {
    let place = scratch.url.path
    return try Tapscope.bash(
      """
      export TAPSCOPE_PATHS='\(paths)' TAPSCOPE_ARGUMENTS='\(arguments)' TAPSCOPE_VERSION=0.1.0
      export TAPSCOPE_SHA256='\(sha256)' TAPSCOPE_RELEASES='file://\(place)/releases'
      export RUNNER_TEMP='\(place)/temporary' GITHUB_PATH='\(place)/path'
      exec '\(Self.action.path)/run'
      """, in: scratch.url)
  }

  @Test func thePageNamesItsFiles() throws {
    for name in [
      "touches/checkout.scope", "touches/checkout.txt", ".github/workflows/touches.yml",
      "ci/touches.sh",
    ] {
      #expect(try !scratch.text(name).isEmpty)
    }
  }

  @Test func theActionGetsAReleaseAndRunsTheTests() throws {
    let run = try act(paths: "touches")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output == "2 tests passed\n")
    #expect(try scratch.text("path").contains("/temporary/tapscope-0.1.0-"))
    // The second time it is there already.
    #expect(try act(paths: "touches", arguments: "--list").lines.count == 2)
  }

  @Test func theActionShowsFailuresBesideTheLines() throws {
    _ = try scratch.write("touches/fails.scope", "test \"x\"\nexpect hit nil at 5,5\nend\n")
    let run = try act(paths: "touches\ntouches/fails.scope", arguments: "--filter=x")
    #expect(run.status == 1)
    #expect((run.output + run.errors).contains("::error file=touches/fails.scope,line=2,"))
  }

  @Test func anotherChecksumIsRefused() throws {
    let run = try act(paths: "touches", sha256: String(repeating: "0", count: 64))
    #expect(run.status == 2)
    #expect(run.output.hasPrefix("::error::the checksum of file://"))
    #expect(run.output.hasSuffix(", not \(String(repeating: "0", count: 64))\n"))
  }

  @Test func theScriptForOtherHostsRunsTheTestsAndWritesAReport() throws {
    let run = try Tapscope.bash(
      "TAPSCOPE_RELEASES='file://\(scratch.url.path)/releases' bash ci/touches.sh",
      in: scratch.url)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try scratch.text("touches.xml").contains("tests=\"2\""))
  }

  @Test func theWorkflowNamesTheActionAndItsInputs() throws {
    let workflow = try scratch.text(".github/workflows/touches.yml")
    let action = try String(
      contentsOf: Self.action.appendingPathComponent("action.yml"), encoding: .utf8)
    #expect(workflow.contains("OWNER/tapscope/.github/actions/tapscope@v"))
    let given = workflow.split(separator: "with:\n")[1].matches(of: #/ +([a-z0-9]+): /#).map(\.1)
    #expect(given == ["paths", "version", "sha256"])
    for input in given { #expect(action.contains("\n  \(input):\n")) }
    // What the action passes on is what its script reads.
    let script = try String(
      contentsOf: Self.action.appendingPathComponent("run"), encoding: .utf8)
    for variable in Set(script.matches(of: #/\$\{?(TAPSCOPE_[A-Z0-9]+)/#).map(\.1)) {
      #expect(action.contains("        \(variable): "), "\(variable)")
    }
  }
}
