import Session
import SessionStage
import Testing

/// Tests that are given up: after an error in them, or because they take too long.
@Suite struct TestLimitTests {
  private func run(
    _ lines: String, timeout: Duration? = nil, _ files: [String: String] = [:],
    failsFast: Bool = false
  ) throws -> (outcomes: [String], desk: TestSession) {
    let folder = try Folder(files)
    let (desk, log) = (TestSession(), OutcomeLog())
    desk.session.showsTestNames = false
    desk.runner.policy.keepsGoing = false
    desk.runner.policy.failsFast = failsFast
    desk.runner.policy.errorsEndTestsOnly = true
    desk.runner.policy.timeout = timeout
    desk.session.add(log)
    let runner = desk.runner
    desk.scene.isInterrupted = { [unowned runner] in runner.isOverdue }
    desk.run(lines, path: folder.path("t.scope"))
    return (log.outcomes, desk)
  }

  @Test(
    "An error in a test ends that test only",
    arguments: [
      "hide nobody; echo never", "repeat 2; hide nobody; echo never; end; echo never",
      "breaks; echo never", "source part.scope; echo never",
      "repeat x; echo never; end; echo never", "repeat 2; repeat x; end; echo never; end",
      "repeat 2\necho \"never\nend\necho never", "hide nobody; repeat 2; echo never; end",
    ])
  func anErrorInATestEndsThatTestOnly(body: String) throws {
    let script =
      "macro breaks; hide nobody; echo never; end\nadd red\ntest a\nhide red\n\(body)\nend\n"
      + "test b\necho b\nend\nget red hidden"
    let run = try run(script, ["part.scope": "hide nobody\necho never"])
    #expect(run.outcomes == ["a failed", "b passed"])
    #expect(run.desk.output == ["b", "off"])
    #expect(run.desk.runner.tally.errors == 1)
  }

  @Test func anErrorInOneRunOfATestLetsTheNextRun() throws {
    let run = try run("repeat 3 as i\ntest \"t$i\"\nexpect hit root at 5,5\nhide v$i\nend\nend")
    #expect(run.outcomes == ["t1 failed", "t2 failed", "t3 failed"])
  }

  @Test func anErrorOutsideOfTestsEndsTheScript() throws {
    let run = try run("test a\nend\nhide nobody\ntest b\nend")
    #expect(run.outcomes == ["a passed", "outside of the tests failed"])
  }

  @Test func aRunThatFailsFastEndsWithTheError() throws {
    let run = try run("test a\nhide nobody\nend\ntest b\nend", failsFast: true)
    #expect(run.outcomes == ["a failed"])
    #expect(!run.desk.runner.beginNext())
  }

  /// Ten questions, so that the most rounds that may be take long enough on any machine.
  private static let questions = String(repeating: "expect hit root at 5,5; ", count: 10)

  @Test(
    "A test that takes too long fails at its place, and the next one runs",
    arguments: [
      "repeat 1000000; \(questions)end", "repeat 9; forever; end", "forever",
      "source part.scope",
      "add big 0,0 300x300\nsweep big 1 expect hit big",
    ])
  func aTestThatTakesTooLongFails(body: String) throws {
    let script = """
      macro forever; repeat 100000; \(Self.questions)end; end
      add red
      test slow
      hide red
      \(body)
      echo never
      end
      test next
      end
      get red hidden
      """
    let run = try run(
      script, timeout: .milliseconds(600),
      ["part.scope": "repeat 1000000; \(Self.questions)end\necho never"])
    #expect(run.outcomes == ["slow failed", "next passed"])
    let diagnostic = try #require(run.desk.diagnostics.first)
    #expect(diagnostic.message == "test 'slow' took longer than 0.6 s")
    #expect((diagnostic.line, diagnostic.test, diagnostic.file) == (3, "slow", "t.scope"))
    #expect(diagnostic.notes.first?.hasPrefix("stopped at ") == true)
    #expect(run.desk.output == ["off"])
    #expect(run.desk.runner.tally.failures == 1 && run.desk.runner.tally.errors == 0)
  }

  @Test func theEndOfATestMayBeTooLate() throws {
    // One command that does not ask whether it takes too long.
    let clock = ContinuousClock()
    let desk = TestSession()
    desk.runner.policy.timeout = .milliseconds(400)
    let log = OutcomeLog()
    desk.session.add(log)
    desk.runner.begin(name: "t.scope")
    desk.runner.run("test a")
    let start = clock.now
    while clock.now - start < .milliseconds(450) {}
    desk.runner.run("end; test b; end")
    desk.runner.end()
    #expect(log.outcomes == ["a failed", "b passed"])
  }

  @Test func outsideOfTestsTheScriptEnds() throws {
    let run = try run(
      "repeat 1000000; \(Self.questions)end\ntest a\nend", timeout: .milliseconds(400))
    #expect(run.outcomes == ["t.scope failed"])
    #expect(run.desk.messages == ["the script took longer than 0.4 s"])
    #expect(!run.desk.runner.wasInterrupted && run.desk.runner.beginNext())
  }
}
