import Commands
import Help
import Session
import SessionStage
import Testing

/// A run of some tests of a script: what stands outside of tests runs as far as they need it.
@Suite struct TestSelectionTests {
  private static let script = """
    echo one
    let n 2
    test first
    echo in first
    repeat 2; echo again; end
    end
    echo two
    repeat $n as i
    test "row $i"
    echo in $i
    end
    end
    echo three
    test last
    echo in last
    end
    echo four
    """

  /// What the tests of some names print, and how all chosen tests ended.
  private func run(
    _ names: Set<String>, of lines: String = script
  ) throws -> (output: [String], outcomes: [String]) {
    let folder = try Folder(["t.scope": lines])
    let list = TestList(ofScriptAt: folder.path("t.scope"), name: "t.scope", kit: .tapscope)
    let (desk, log) = (TestSession(), OutcomeLog())
    desk.session.showsTestNames = false
    desk.runner.policy.keepsGoing = false
    desk.session.add(log)
    desk.runner.selection = TestSelection(of: list.tests) { names.contains($0.name) }
    desk.run(lines)
    return (desk.output, log.outcomes)
  }

  @Test func theCommandsOutsideRunUpToTheLastChosenTest() throws {
    let first = try run(["first"])
    #expect(first.output == ["one", "in first", "again", "again"])
    #expect(first.outcomes == ["first passed"])
    let row = try run(["row 1"])
    #expect(row.output == ["one", "two", "in 1"])
    let last = try run(["last", "row 2"])
    #expect(last.output == ["one", "two", "in 2", "three", "in last", "four"])
    #expect(last.outcomes == ["row 2 passed", "last passed"])
  }

  @Test func allTestsAreTheWholeScript() throws {
    let all = try run(["first", "row 1", "row 2", "last"])
    #expect(all.output.first == "one" && all.output.last == "four")
    #expect(all.outcomes.count == 4)
  }

  @Test func aTestThatIsNotReachedIsToldAbout() throws {
    let run = try run(["a", "c"], of: "test a\nend\ntest b\nend\nhide nobody\ntest c\nend")
    #expect(run.outcomes == ["a passed", "c notRun", "outside of the tests failed"])
  }

  @Test func anotherRunOfTheSameTestCountsToo() throws {
    let script = "repeat 3; test a; echo a; end; end; test b; end; echo never"
    let run = try run(["a"], of: script)
    #expect(run.output == ["a", "a", "a"])
    #expect(run.outcomes == ["a passed", "a passed", "a passed"])
  }
}

/// Keeps how tests ended.
final class OutcomeLog: SessionObserver {
  let interests = SessionEvent.Kinds.results
  private(set) var outcomes: [String] = []

  func observe(_ event: SessionEvent, in session: Session) {
    let test: TestRecord? =
      switch event {
      case .testEnded(let test): test
      case .scriptEnded(let script): script.test
      default: nil
      }
    if let test { outcomes.append("\(test.name) \(test.outcome)") }
  }
}
