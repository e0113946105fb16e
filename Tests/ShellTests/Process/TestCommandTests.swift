import Foundation
import Testing
import Text

/// `tapscope test`, as a build server runs it.
@Suite struct TestCommandTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    let files = [
      "card.scope": """
      echo outside
      add card 0,0 90x90
      test "hit"
      tap card
      expect hit card
      end
      test "hidden"
      hide card
      tap 5,5
      expect hit card
      end
      """,
      "more/plain.scope": "expect hit root at 5,5\n",
      "more/wrong.scope": "test \"typo\"\nhide crad\nend\ntest \"right\"\nend\n",
      "more/notes.txt": "no script", "more/.hidden/never.scope": "nonsense\n",
      ".git/never.scope": "nonsense\n",
    ]
    for (name, text) in files { _ = try scratch.write(name, text) }
  }

  private func test(_ arguments: String...) throws -> Run {
    try Tapscope.run(["test"] + arguments, in: scratch.url)
  }

  @Test func onlyTestsThatFailPrint() throws {
    let run = try test()
    #expect(
      run.lines == [
        "card.scope:7: test 'hidden' failed", "hit-test (5, 5)",
        "window      ✓ (5, 5) inside (0 0; 390 844)",
        "└─ root     ✓ (5, 5) inside (0 0; 390 844)  ← hit", "   └─ card  ✗ hidden  R2.1",
        "touchesBegan  root › vc › window › scene › app › delegate",
        "touchesEnded  the same way   nobody handled it", "more/wrong.scope:1: test 'typo' failed",
        "3 tests passed, 2 failed",
      ])
    #expect(run.errors.contains("card.scope:10:1: error: expected hit 'card', got 'root'"))
    #expect(run.errors.contains("more/wrong.scope:2:6: error: no view is named 'crad'"))
    // Standard output is a file.
    #expect(run.errors.hasSuffix("\n3 tests passed, 2 failed\n"))
    #expect(run.status == 3)
  }

  @Test func aRunInWhichAllPassPrintsTheSummary() throws {
    let run = try test("card.scope", "more", "--filter", "hit")
    #expect((run.output, run.errors) == ("1 test passed\n", "1 test passed\n"))
    #expect(run.status == 0)
  }

  @Test func theListHasPlacesAndNamesAndRunsNothing() throws {
    let run = try test("--list")
    #expect(
      run.lines == [
        "card.scope:3: hit", "card.scope:7: hidden", "more/plain.scope:1: more/plain.scope",
        "more/wrong.scope:1: typo", "more/wrong.scope:4: right",
      ])
    #expect(run.errors.isEmpty && run.status == 0)
    #expect(try test("--list", "more/", "--filter", "wrong.scope: r").lines.count == 1)
    #expect(try test("--list", "more/", "more/plain.scope").lines.count == 3)
  }

  @Test func aFilterChoosesByNameOrPath() throws {
    #expect(try test("--filter", "right").output == "1 test passed\n")
    #expect(try test("--filter", "more/").lines.last == "2 tests passed, 1 failed")
    let none = try test("--filter", "no such")
    #expect(none.errors == "tapscope: error: no test has 'no such' in its name\n")
    #expect(none.status == 2)
  }

  @Test func aQuietRunHasTheFirstLinesOfFailures() throws {
    let run = try test("--quiet")
    #expect(run.output == "3 tests passed, 2 failed\n")
    let errors = run.errors.split(separator: "\n")
    #expect(errors.count == 3)
    #expect(errors[0] == "card.scope:10:1: error: expected hit 'card', got 'root'")
    #expect(errors[1].hasPrefix("more/wrong.scope:2:6: error: no view is named 'crad'"))
  }

  @Test func theShardsTogetherAreAllTests() throws {
    let all = try test("--list").lines
    let parts = try (1...3).map { try test("--list", "--shard", "\($0)/3").lines }
    #expect(parts.flatMap { $0 }.sorted() == all.sorted())
    // The folder's own path does not matter in a repository.
    let other = try Tapscope.run("test", "--list", "--shard", "1/3", scratch.url.path)
    #expect(other.lines.map { $0.replacing(scratch.url.path + "/", with: "") } == parts[0])
  }

  @Test func aVariableCanBeSetFromOutside() throws {
    let script = "let x 10\ntest \"at $x\"\nadd v $x,0 9x9\nexpect hit v at 25,5\nend\n"
    _ = try scratch.write("v.scope", script)
    #expect(try test("v.scope").status == 1)
    #expect(try test("v.scope", "-D", "x=20", "--list").output == "v.scope:2: at 20\n")
    #expect(try test("v.scope", "-D", "x=20").output == "1 test passed\n")
    for definition in ["x", "=1", "9=1", "x=1;2"] {
      #expect(try test("v.scope", "-D", definition).status == 2)
    }
  }

  @Test(
    "a variable that no script has is wrong usage",
    arguments: [
      ("let width 10\n", "widht=3", "did you mean 'width'?"), ("let width 10\n", "width=3", nil),
      ("echo $width\n", "width=3", nil), ("echo \"a$width-b\"\n", "width=3", nil),
      ("echo width\n", "width=3", "no script has 'let width' or '$width'"),
      ("source \"other.scope\"\n", "far=3", nil),
      ("source \"other.scope\"\n", "near=3", "no script has 'let near'"),
      ("let f \"other.scope\"; source $f\n", "near=3", nil),
    ] as [(String, String, String?)])
  func unknownVariables(script: String, definition: String, complaint: String?) throws {
    _ = try scratch.write("v.scope", script)
    _ = try scratch.write("other.scope", "let far 1\n")
    for command in [["test", "v.scope"], ["v.scope"]] {
      let run = try Tapscope.run(command + ["-D", definition], in: scratch.url)
      #expect((run.status == 2) == (complaint != nil), "\(run.errors)")
      if let complaint { #expect(run.errors.contains(complaint), "\(run.errors)") }
    }
  }

  @Test("Wrong paths are wrong usage", arguments: ["empty", "missing.scope", "more/.hidden/x"])
  func wrongPathsAreWrongUsage(path: String) throws {
    try FileManager.default.createDirectory(
      at: scratch.url.appendingPathComponent("empty"), withIntermediateDirectories: true)
    let run = try test(path)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("tapscope: error: ") && run.errors.contains(path))
  }

  @Test(
    "Wrong options are wrong usage",
    arguments: [
      "--shard 0/2", "--shard x", "--timeout 0", "--timeout x", "--list --watch", "--list --tap",
      "--watch --junit r.xml", "--tap --format json",
    ])
  func wrongOptionsAreWrongUsage(options: String) throws {
    let run = try Tapscope.run(
      ["test"] + options.split(separator: " ").map(String.init), in: scratch.url)
    #expect(run.status == 2 && run.output.isEmpty)
  }

  @Test func theFirstFailureMayEndTheRun() throws {
    let run = try test("--fail-fast", "--junit", "r.xml")
    #expect(run.lines.last == "1 test passed, 1 failed, 3 not run")
    #expect(run.status == 1)
    let report = try scratch.text("r.xml")
    #expect(report.components(separatedBy: "<skipped ").count == 4)
    #expect(report.contains("<testsuite name=\"more/wrong.scope\" tests=\"2\""))
  }

  @Test func aPlainRunMayEndWithTheFirstError() throws {
    let run = try Tapscope.run("--fail-fast", "more/wrong.scope", "card.scope", in: scratch.url)
    #expect(run.lines == ["0 tests passed, 1 failed"])
    #expect(run.errors.contains("'card.scope' was not run"))
    #expect(run.status == 3)
  }

  @Test func aTestThatTakesTooLongFails() throws {
    _ = try scratch.write(
      "slow.scope",
      "test \"slow\"\nrepeat 1000000; \(String(repeating: "expect hit root at 5,5; ", count: 10))end\n"
        + "end\ntest \"next\"\nend\n")
    let run = try test("--timeout", "1.5", "slow.scope")
    #expect(run.errors.contains("slow.scope:1:1: error: test 'slow' took longer than 1.5 s"))
    #expect(run.lines.last == "1 test passed, 1 failed")
    #expect(run.status == 1)
  }

  @Test func theFormatsHoldTheTests() throws {
    let tap = try test("--tap", "more")
    #expect(
      tap.lines.filter { $0.hasPrefix("ok") || $0.hasPrefix("not ok") } == [
        "ok 1 - more/plain.scope", "not ok 2 - more/wrong.scope - typo",
        "ok 3 - more/wrong.scope - right",
      ])
    let json = try test("--format", "json", "--filter", "hit")
    #expect(json.lines.allSatisfy { $0.hasPrefix("{") })
    #expect(json.lines.contains { $0.contains("\"outcome\":\"passed\"") })
    #expect(json.errors == "1 test passed\n")
    let end = try JSONDecoder().decode(JSONValue.self, from: Data(json.lines.last?.utf8 ?? "".utf8))
    #expect(end.object?["type"] == "summary" && end.object?["tests"] == 1)
  }

  @Test func theOutputOfVerifyIsWritten() throws {
    let path = try scratch.write("v.scope", "test \"v\"\nverify echo a <<END\nb\nEND\nend\n")
    #expect(try test("v.scope").status == 1)
    let run = try test("--accept", "v.scope")
    #expect(run.errors.contains("1 expectation rewritten in \(path)") && run.status == 0)
    #expect(try scratch.text("v.scope").contains("<<END\na\nEND"))
  }

  @Test func aPipeIsReadOnce() throws {
    let run = try Tapscope.bash(
      "tapscope test <(printf 'test a\nend\ntest b\nexpect hit nil at 5,5\nend\n')",
      in: scratch.url)
    #expect(run.lines.last == "1 test passed, 1 failed" && run.status == 1)
  }

  @Test func aScriptMayHaveTheNameOfTheSubcommand() throws {
    _ = try scratch.write("test", "echo a script\n")
    #expect(try Tapscope.run("./test", in: scratch.url).output == "a script\n")
  }
}
