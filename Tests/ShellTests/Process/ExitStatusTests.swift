import Foundation
import Testing

@Suite struct ExitStatusTests {
  @Test func aScriptThatStopsStopsNoOther() throws {
    let scratch = try Scratch()
    _ = try scratch.write("quits.scope", "echo quits\nquit\n")
    _ = try scratch.write("errs.scope", "hide nobody\necho never\n")
    _ = try scratch.write("fails.scope", "test a\nexpect hit nil at 5,5\nend\n")
    let run = try Tapscope.run(
      "quits.scope", "errs.scope", "missing.scope", "fails.scope", in: scratch.url)
    #expect(run.lines == ["quits", "0 tests passed, 1 failed"])
    #expect(run.status == 2)
    let fast = try Tapscope.run("--fail-fast", "fails.scope", "quits.scope", in: scratch.url)
    #expect(fast.status == 1)
    #expect(fast.errors.contains("'quits.scope' was not run"))
  }

  @Test func aScriptThatWasNotRunIsInTheReports() throws {
    let scratch = try Scratch()
    _ = try scratch.write("fails.scope", "expect hit nil at 5,5\n")
    let tap = try Tapscope.run(
      "--tap", "--fail-fast", "missing.scope", "fails.scope", "fails.scope", in: scratch.url)
    #expect(tap.lines.filter { $0.hasPrefix("not ok") }.count == 3)
    #expect(tap.lines.last == "1..3")
    let json = try Tapscope.run("--format", "json", "missing.scope", in: scratch.url)
    #expect(json.output.contains("the script cannot be read: there is no such file"))
    #expect(json.status == 2)
  }

  @Test func aTestThatQuitsHasNoEnd() throws {
    let run = try Tapscope.run(input: Data(text: "test a\nquit\n"))
    #expect(run.errors.contains("test 'a' has no 'end'"))
    #expect(run.output == "0 tests passed, 1 failed\n")
    #expect(run.status == 3)
  }

  private static let runs: [([String], Int32)] = [
    (["-c", "tree"], 0), (["-c", ""], 0), (["-c", "quit"], 0), (["--version"], 0), (["--help"], 0),
    (["-c", "expect hit nil at 5,5"], 1), (["-c", "hide nobody"], 3), (["-c", "tap \"x"], 3),
    (["-c", "expect hit nobody at 5,5"], 1), (["-c", "expect nobody.alpha 1"], 1),
    (["-c", "expect hitt root"], 3),
    (["-c", "expect first nobody"], 1), (["-c", "xfail \"why\" : expect first nobody"], 3),
    (["-c", "test a\nxfail \"why\"\nexpect first nobody\nend"], 3),
    (["-c", "test a"], 3), (["--no-such-option"], 2), (["--width", "x"], 2), (["--width", "3"], 2),
    (["--color", "maybe"], 2), (["no-such-file.scope"], 2), (["/"], 2),
    (["--keep-going", "-c", "nonsense\nexpect hit nil at 5,5"], 3),
    (["--keep-going", "-c", "expect hit nil at 5,5\nnonsense"], 3),
  ]

  @Test(arguments: runs)
  func aRunEndsWithTheStatusOfTheLanguage(arguments: [String], status: Int32) throws {
    #expect(try Tapscope.run(arguments).status == status)
  }

  @Test func usageErrorsGoToStandardError() throws {
    for arguments in [["--no-such-option"], ["--width", "3"], ["no-such-file.scope"]] {
      let run = try Tapscope.run(arguments)
      #expect(run.output.isEmpty)
      #expect(run.errors.contains("error: "))
    }
  }

  @Test func aScriptStopsAtAnErrorUnlessTold() throws {
    let script = "echo one\nnonsense\necho two"
    let stopped = try Tapscope.run("-c", script)
    #expect(stopped.lines == ["one"])
    #expect(stopped.status == 3)
    let going = try Tapscope.run("--keep-going", "-c", script)
    #expect(going.lines == ["one", "two"])
    #expect(going.status == 3)
  }

  @Test func aRunWithoutFilesRunsItsScriptButNoOther() throws {
    let run = try Tapscope.run(["--no-files", "-c", "echo one\nsource README.md"])
    #expect(run.lines == ["one"])
    #expect(run.status == 3)
    #expect(run.errors.contains("this session must not use files"))
  }

  @Test func aFailedExpectationDoesNotStopTheRunUnlessTold() throws {
    let script = "expect hit nil at 5,5\necho two"
    let run = try Tapscope.run("-c", script)
    #expect(run.lines == ["two"])
    #expect(run.status == 1)
    let fast = try Tapscope.run("--fail-fast", "-c", script)
    #expect(fast.lines.isEmpty)
    #expect(fast.status == 1)
  }

  @Test(
    "Where a run stops in a test, its end was merely not reached",
    arguments: [
      "test a\nexpect hit nil at 5,5\necho never\nend\necho never",
      "test a\nexpect hit nil at 5,5", "test a; expect hit nil at 5,5; echo never",
    ])
  func aRunThatFailsFastInATestSaysNothingOfItsEnd(script: String) throws {
    let run = try Tapscope.run("--fail-fast", "-c", script)
    #expect(run.lines == ["0 tests passed, 1 failed"])
    #expect(run.errors.components(separatedBy: "error: ").count == 2)
    #expect(!run.errors.contains("'end'"))
    #expect(run.status == 1)
  }

  @Test func aRunThatStopsAtAnErrorInATestSaysNothingOfItsEnd() throws {
    let run = try Tapscope.run("-c", "test a\nhide nobody\nend")
    #expect(run.lines == ["0 tests passed, 1 failed"])
    #expect(!run.errors.contains("'end'"))
    #expect(run.status == 3)
  }

  @Test func testsAreCounted() throws {
    let good = try Tapscope.run("-c", "test a\nend\ntest b\nend")
    #expect(good.lines == ["2 tests passed"])
    let bad = try Tapscope.run("-c", "test a\nexpect hit nil at 5,5\nend\ntest b\nend")
    #expect(bad.lines == ["1 test passed, 1 failed"])
    #expect(bad.status == 1)
  }

  @Test("status 4: output that nobody reads") func aClosedPipeIsAnInternalError() throws {
    let script = String(repeating: "tree\n", count: 20_000)
    let scratch = try Scratch()
    let path = try scratch.write("long.scope", script)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c", "{ \"$0\" \"$1\" 2>\"$2/err\"; echo $? >\"$2/status\"; } | head -n 1 >/dev/null",
      Tapscope.executable.path, path, scratch.url.path,
    ]
    try process.run()
    process.waitUntilExit()
    let text = { (name: String) in
      try String(contentsOf: scratch.url.appendingPathComponent(name), encoding: .utf8)
    }
    #expect(["4\n", "141\n"].contains(try text("status")))
    #expect(!(try text("err")).contains("Fatal"))
  }
}
