import Text

/// The numbers of tests by their outcome.
package struct RunSummary {
  fileprivate var (passed, failed, failedAsExpected, notRun) = (0, 0, 0, 0)

  /// Creates the summary of a run that has just begun.
  package init() {}

  /// Creates the summary of a plain run.
  package init(_ tally: ScriptTally) {
    (passed, failed, failedAsExpected) = (tally.passed, tally.failed, tally.failedAsExpected)
  }

  /// Indicates whether there is nothing to tell.
  package var isEmpty: Bool { count == 0 }

  fileprivate var count: Int { passed + failed + failedAsExpected + notRun }

  /// Counts what ended: a test, or a script that is one test itself.
  package mutating func add(_ event: SessionEvent) {
    switch event {
    case .testEnded(let test): add(test.outcome)
    case .scriptEnded(let script): if let test = script.test { add(test.outcome) }
    default: break
    }
  }

  private mutating func add(_ outcome: TestRecord.Outcome) {
    switch outcome {
    case .passed: passed += 1
    case .failed, .passedUnexpectedly: failed += 1
    case .failedAsExpected: failedAsExpected += 1
    case .notRun: notRun += 1
    }
  }

  /// The summary in words.
  package var line: TextLine {
    var line = TextLine("\(passed.counted("test")) passed", failed == 0 ? .good : .plain)
    if failed > 0 { line.append(", \(failed) failed", .bad) }
    if failedAsExpected > 0 { line.append(", \(failedAsExpected) failed as expected", .notice) }
    if notRun > 0 { line.append(", \(notRun) not run", .notice) }
    return line
  }
}

extension JSONObjectType<RunSummary> {
  package static let summary = JSONObjectType(
    "summary", "The end of a run of tests; a script without tests counts as one."
  ) {
    JSONMember(
      "schema", constant: .integer(JSONSchemaNumber.current), "the number of this schema")
    JSONMember("type", constant: "summary", "what kind of object it is")
    counts { $0 }
  }

  /// The numbers, for a type that has a summary as a part.
  package static func counts<Whole>(
    _ part: @escaping @Sendable (Whole) -> RunSummary
  ) -> [JSONMember<Whole>] {
    numbers.members(of: part)
  }

  private static let numbers = JSONObjectType("counts", "The numbers of tests.") {
    JSONMember("tests", .count, "how many tests there were") { $0.count }
    JSONMember("passed", .count, "how many passed") { $0.passed }
    JSONMember(
      "failed", .count, "how many failed, or passed unexpectedly; these make the run fail"
    ) { $0.failed }
    JSONMember("failedAsExpected", .count, "how many failed, as 'xfail' expects") {
      $0.failedAsExpected
    }
    JSONMember("notRun", .count, "how many did not run, as their script or the run had ended") {
      $0.notRun
    }
  }
}
