import Scenes
import Text

/// A test that has begun, with the state that its end restores.
package struct OpenTest {
  var name: String
  var statement: Statement
  let mode: TestMode
  /// The scripts that were being run when it began, the one that it stands in last.
  var sources: [ScriptSource]
  /// The depth of the list of commands that it stands in.
  var depth: Int
  var failures: Int
  var errors: Int
  var snapshot: SessionSnapshot
  var start = ContinuousClock.now
  /// The reason why the test is expected to fail; nil if it is not.
  package var expectedToFail: String?
  var expectedFailures = 0
  var diagnostics: [Diagnostic] = []
}

extension ScriptRunner {
  /// Begins a test: from here on everything is rolled back at its end.
  ///
  /// - Returns: False if the test is not to run, so that its commands are dropped.
  package func beginTest(_ name: String) throws -> Bool {
    guard test == nil else { throw CommandError(.testInTest) }
    let statement = statement ?? Statement(words: [], line: "", number: 1)
    let other = declaredTests.add(
      TestDeclaration(
        name: name, file: sources.last?.name, line: statement.number, column: statement.column))
    guard other != nil || selection?.contains(name) ?? true else {
      block = CommandBlock(.skipped, opener: statement)
      return false
    }
    startClock()
    let mode = TestMode()
    test = OpenTest(
      name: name, statement: statement, mode: mode, sources: sources, depth: depth,
      failures: tally.failures, errors: tally.errors, snapshot: session.snapshot)
    session.scene.journal.beginGroup()
    session.enter(mode)
    // The second one fails for it.
    if let other {
      throw CommandError(
        .testsOfOneName(name, other: other.place), at: statement.words.first?.range)
    }
    return true
  }

  /// Ends the open test, counts it and rolls the scene back.
  ///
  /// - Returns: The record of the test.
  @discardableResult package func endTest() throws -> TestRecord {
    guard let test else { throw CommandError(.endWithoutTest) }
    let outcome = outcome(of: test)
    switch outcome {
    case .passed: tally.passed += 1
    case .failedAsExpected: tally.failedAsExpected += 1
    case .failed, .passedUnexpectedly: tally.failed += 1
    case .notRun: break
    }
    session.scene.journal.rollBack()
    session.snapshot = test.snapshot
    session.leave(test.mode)
    let diagnostics = self.test?.diagnostics ?? []
    self.test = nil
    abandoned = nil
    let record = TestRecord(
      name: test.name, file: test.sources.last?.name, line: test.statement.number, outcome: outcome,
      expectedToFail: test.expectedToFail, diagnostics: diagnostics, duration: .now - test.start)
    session.post(.testEnded(record))
    startClock()
    // Nothing is needed behind the last test that is to run.
    if let end = selection?.end, declaredTests.all.count >= end { isStopped = true }
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
  package func expectFailure(_ reason: String) throws {
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
      session.leave(test.mode)
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

extension Session {
  /// Indicates whether a test is open.
  package var isInTest: Bool { runner?.isInTest ?? false }
}

extension ScriptRunner {
  /// Gives up the open test: what follows up to its `end` is dropped.
  func abandonTest() {
    guard let test, abandoned == nil else { return }
    // A block that is open in the test has an `end` of its own.
    let inner = depth == test.depth ? block : nil
    abandoned = CommandBlock(skippingRestOf: test.statement, from: inner)
    block = nil
  }

  /// Drops a command of a test that was given up, unless it is the test's `end`.
  func drop(_ statement: Statement) {
    // Macros and scripts that the test runs have no `end` for it.
    guard !mustLeaveList, (try? abandoned?.take(statement)) == true else { return }
    _ = try? endTest()
  }

  /// Indicates whether the commands being carried out belong to a test that was given up.
  var mustLeaveList: Bool {
    guard abandoned != nil, let test else { return false }
    return depth > test.depth
  }

  /// Starts to measure the time of a test, or of what stands outside of tests.
  func startClock() {
    deadline = policy.timeout.map { .now + $0 }
  }

  /// Indicates whether a test, or what stands outside of tests, has taken too long; commands that
  /// may take long ask this through the scene.
  package var isOverdue: Bool {
    guard hasDeadline, let deadline else { return false }
    return deadline <= .now
  }

  /// Fails the open test because it takes too long; outside of tests, the script ends.
  func timeOut() {
    guard let timeout = policy.timeout, let statement else { return }
    deadline = nil
    let limit = "took longer than \((timeout / .seconds(1)).shortText) s"
    guard let test else {
      let place = declaredTests.all.isEmpty ? "" : " outside of its tests"
      handle(ExpectationFailure("the script \(limit)\(place)"), of: statement)
      isStopped = true
      return
    }
    let place = "\(sources.last?.name ?? "line"):\(statement.number)"
    let failure = ExpectationFailure(
      "test '\(test.name)' \(limit)", notes: ["stopped at \(place): \(statement.text)"])
    atBeginning(of: test) { handle(failure, of: test.statement) }
    abandonTest()
  }
}
