import Foundation
import Testing

/// What build servers and code hosts read.
@Suite struct ReportTests {
  private static let script = """
    test "good"
    end
    test "bad <&> # 1"
    expect hit nil at 5,5
    end
    test "known"
    xfail "#12"
    expect hit nil at 5,5
    end
    test "broken"
    hide nobody
    end
    expect hit nil at 5,5

    """

  @Test func aTestAnythingReportHasALineForEachTest() throws {
    let scratch = try Scratch()
    _ = try scratch.write("a.scope", Self.script)
    let run = try Tapscope.run("--tap", "--keep-going", "a.scope", in: scratch.url)
    #expect(
      run.lines.filter { $0.hasPrefix("ok") || $0.hasPrefix("not ok") || !$0.contains(" ") } == [
        "ok 1 - a.scope - good", "not ok 2 - a.scope - bad <&> \\# 1",
        "not ok 3 - a.scope - known # TODO \\#12", "not ok 4 - a.scope - broken",
        "not ok 5 - a.scope - outside of the tests", "1..5",
      ])
    #expect(run.lines.first == "TAP version 13")
    #expect(run.lines.contains("# 1 test passed, 2 failed, 1 failed as expected"))
    #expect(run.lines.contains("      at: 'a.scope:11'"))
    #expect(run.status == 3)
  }

  @Test func aJUnitReportHasASuiteForEachScript() throws {
    let scratch = try Scratch()
    _ = try scratch.write("a.scope", Self.script)
    _ = try scratch.write("b.scope", "tree\n")
    _ = try Tapscope.run(
      "--junit", "r.xml", "--keep-going", "a.scope", "b.scope", in: scratch.url)
    let report = try String(
      contentsOf: scratch.url.appendingPathComponent("r.xml"), encoding: .utf8)
    let pieces = [
      "<testsuites name=\"tapscope\" tests=\"6\" failures=\"2\" errors=\"1\" skipped=\"1\" time=\"",
      "<testsuite name=\"a.scope\" tests=\"5\" failures=\"2\" errors=\"1\" skipped=\"1\"",
      "<testsuite name=\"b.scope\" tests=\"1\" failures=\"0\" errors=\"0\" skipped=\"0\"",
      "<testcase name=\"bad &lt;&amp;> # 1\" classname=\"a.scope\" file=\"a.scope\" line=\"3\"",
      "<skipped message=\"expected failure: #12\"",
      "<failure message=\"expected hit nil, got 'root'\">a.scope:4:1: error:",
      "<error message=\"no view is named 'nobody'; 'tree' lists them\">a.scope:11:6: error:",
    ]
    for piece in pieces {
      let plain = report.replacing("&gt;", with: ">").replacing("&#39;", with: "'")
      #expect(plain.contains(piece), "\(report)")
    }
  }

  @Test(arguments: [
    ("/nowhere/r.xml", "there is no such directory"), ("file/r.xml", "not a directory"),
    ("folder", "it is a directory"), ("", "a name is missing"),
  ])
  func aReportThatCannotBeWrittenIsAUsageErrorBeforeAnythingRuns(
    path: String, reason: String
  ) throws {
    let scratch = try Scratch()
    _ = try scratch.write("file", "")
    _ = try scratch.write("folder/file", "")
    let run = try Tapscope.run("--junit", path, "-c", "tree", in: scratch.url)
    #expect(run.errors == "tapscope: error: cannot write '\(path)': \(reason)\n")
    #expect(run.output == "")
    #expect(run.status == 2)
  }

  @Test func anAnnotationHoldsPlaceAndMessageInOneLine() throws {
    let scratch = try Scratch()
    _ = try scratch.write("a,b.scope", "add UIView red hidden\nexpect hit red at 5,5\n")
    let run = try Tapscope.run("--annotate", "github", "a,b.scope", in: scratch.url)
    let line = try #require(run.errors.split(separator: "\n").last)
    #expect(
      line.hasPrefix(
        "::error file=a%2Cb.scope,line=2,col=1,title=expectation failed::"
          + "expected hit 'red', got 'root'%0A"))
  }

  @Test func nothingThatIsPrintedIsACommandForTheBuildServer() throws {
    let script = #"echo "::error::x"; echo "  ##[error]y"; echo a::b; test "::c"; end"#
    let run = try Tapscope.run("--annotate", "github", "-c", script + "\n::d")
    #expect(run.lines.prefix(3) == ["\\::error::x", "  \\##[error]y", "a::b"])
    let lines = (run.output + run.errors).split(separator: "\n")
    #expect(lines.count { $0.drop { $0 == " " }.hasPrefix("::") } == 1)
    #expect(lines.last?.hasPrefix("::error title=script error::") == true)
    #expect(try Tapscope.run("-c", #"echo "::x""#).output == "::x\n")
  }

  @Test("No format controls a terminal", arguments: ["text", "json", "markdown"])
  func noFormatControlsATerminal(format: String) throws {
    let script = "echo a\u{1B}[31m\necho b\u{85}\u{9B}c\u{202E}d\u{2066}e é €"
    for arguments in [[], ["--annotate", "github"], ["--tap"]] {
      let run = try Tapscope.run(
        (arguments == ["--tap"] ? [] : ["--format", format]) + arguments + ["--keep-going"],
        input: Data(text: script))
      let controls = (run.output + run.errors).unicodeScalars.filter {
        ($0.value < 0x20 && $0 != "\n") || (0x7F..<0xA0).contains($0.value)
          || (0x202A...0x202E).contains($0.value) || (0x2066...0x2069).contains($0.value)
      }
      #expect(controls.isEmpty, "\(run.output)\(run.errors)")
      #expect(run.output.contains("e é €"))
    }
  }

  @Test func anUnfinishedTestIsInTheObjects() throws {
    let run = try Tapscope.run("--format", "json", "-c", "test a")
    #expect(run.lines.count == 3)
    #expect(run.output.contains("test 'a' has no 'end'"))
  }
}
