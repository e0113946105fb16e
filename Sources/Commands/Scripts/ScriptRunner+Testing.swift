import Scenes

/// A test that has begun, with the state that its end restores.
struct OpenTest {
  var name: String
  var statement: Statement
  /// The scripts that were being run when it began, the one that it stands in last.
  var sources: [ScriptSource]
  var failures: Int
  var errors: Int
  var recollection: SessionSnapshot
  var start = ContinuousClock.now
  /// The reason why the test is expected to fail; nil if it is not.
  var expectedToFail: String?
  var expectedFailures = 0
  var diagnostics: [Diagnostic] = []
}

extension ScriptRunner {
  /// Begins a test: from here on everything is rolled back at its end.
  func beginTest(_ name: String) throws {
    guard test == nil else { throw CommandError(.testInTest) }
    test = OpenTest(
      name: name, statement: statement ?? Statement(words: [], line: "", number: 1),
      sources: sources, failures: tally.failures, errors: tally.errors,
      recollection: session.recollection)
    session.scene.journal.beginGroup()
  }

  /// Ends the open test, counts it and rolls the scene back.
  ///
  /// - Returns: The record of the test.
  @discardableResult func endTest() throws -> TestRecord {
    guard let test else { throw CommandError(.endWithoutTest) }
    let outcome = outcome(of: test)
    switch outcome {
    case .passed: tally.passed += 1
    case .failedAsExpected: tally.failedAsExpected += 1
    case .failed, .passedUnexpectedly: tally.failed += 1
    }
    session.scene.journal.rollBack()
    session.recollection = test.recollection
    let diagnostics = self.test?.diagnostics ?? []
    self.test = nil
    let record = TestRecord(
      name: test.name, file: test.sources.last?.name, line: test.statement.number, outcome: outcome,
      expectedToFail: test.expectedToFail, diagnostics: diagnostics, duration: .now - test.start)
    for observer in observers { observer.didEnd(record) }
    return record
  }

  private func outcome(of test: OpenTest) -> TestRecord.Outcome {
    let isClean = tally.failures == test.failures && tally.errors == test.errors && !isStopped
    guard isClean else { return .failed }
    guard let reason = test.expectedToFail else { return .passed }
    if test.expectedFailures > 0 { return .failedAsExpected }
    let failure = ExpectationFailure(
      "test '\(test.name)' was expected to fail (\(reason)), but it passed",
      notes: ["remove its 'xfail' if it should pass from now on"])
    self.test?.expectedToFail = nil
    atBeginning(of: test) { handle(failure, of: test.statement) }
    return .passedUnexpectedly
  }

  /// Lets the expectations of the open test fail from here on.
  func expectFailure(_ reason: String) throws {
    guard test != nil else {
      throw CommandError(
        .refused("'xfail' belongs in a test, or before a command: xfail \"WHY\" : COMMAND"))
    }
    test?.expectedToFail = reason
  }

  /// Ends a test that a script left open, which is an error unless the script was stopped.
  func closeTest() {
    guard let test else { return }
    guard !isAtPrompt else {
      // A person who leaves in the middle has shown nothing.
      session.scene.journal.rollBack()
      self.test = nil
      return
    }
    if !isStopped {
      atBeginning(of: test) {
        failUnfinished(test.statement, CommandError(.testWithoutEnd(test.name), at: nil))
      }
      isStopped = true
    }
    _ = try? endTest()
  }

  /// Reports something where a test began, which may be another script than the one being run.
  private func atBeginning(of test: OpenTest, _ report: () -> Void) {
    let here = sources
    sources = test.sources
    report()
    sources = here
  }
}
