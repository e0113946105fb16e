import Scenes

/// A test that has begun, with the state that its end restores.
struct OpenTest {
  var name: String
  var statement: Statement
  /// The scripts that were being run when it began, the one that it stands in last.
  var sources: [ScriptSource]
  var failures: Int
  var errors: Int
  var snapshot: SessionSnapshot
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
      snapshot: session.snapshot)
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
    session.snapshot = test.snapshot
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

extension ScriptRunner {
  /// Reports an error that a command threw.
  func handle(_ error: any Error, of statement: Statement) {
    switch error {
    case is ScriptStopped: break  // Told where it happened.
    case is WorkInterrupted: interrupt()
    case let failure as ExpectationFailure:
      let words = statement.words
      let range = words[0].range.lowerBound..<(words.last?.range.upperBound ?? 0)
      fail(
        LocatedFailure(failure: failure, range: range), statement.line, statement.number,
        notes: valuesOfVariables(in: statement))
    default:
      fail(error, statement.line, statement.number, notes: valuesOfVariables(in: statement))
    }
  }

  /// Reports an error or a failure in a line.
  func fail(_ error: any Error, _ line: String, _ number: Int, notes: [String] = []) {
    var diagnostic = diagnostic(of: error, line, number)
    diagnostic.notes += notes
    if diagnostic.kind == .expectation, test?.expectedToFail != nil {
      test?.expectedFailures += 1
      return
    }
    note(diagnostic)
    if diagnostic.kind == .expectation {
      tally.failures += 1
      if policy.failsFast { isStopped = true }
    } else {
      tally.errors += 1
      if !policy.keepsGoing, sources.contains(where: { $0.name != nil }) { isStopped = true }
    }
  }

  /// Reports an error that is not one of the command being carried out.
  func complain(_ error: CommandError) {
    fail(
      error, statement?.line ?? "", statement?.number ?? 1,
      notes: statement.map(valuesOfVariables) ?? [])
  }

  /// Reports a test or a block that a script which has ended left open, and tells the observers.
  func failUnfinished(_ opener: Statement, _ error: CommandError) {
    let name = Catalogue.byWord[opener.words[0].text]?.name
    recorded(name, opener.text, opener.number) { fail(error, opener.line, opener.number) }
  }

  /// Reports a diagnostic and keeps it for the records.
  func note(_ diagnostic: Diagnostic) {
    report(diagnostic)
    if !records.isEmpty { records[records.count - 1].diagnostics.append(diagnostic) }
    if test != nil {
      test?.diagnostics.append(diagnostic)
    } else if !observers.isEmpty {
      looseDiagnostics.append(diagnostic)
    }
  }

  /// Returns the values of the variables in a command, as notes.
  private func valuesOfVariables(in statement: Statement) -> [String] {
    guard statement.words.haveVariables else { return [] }
    return Set(statement.words.flatMap(\.variableNames)).sorted().compactMap { name in
      session.variables[name].map { value in
        let text = value.map(\.text).joined(separator: " ")
        return "$\(name) is \(text.utf8.count > 200 ? "\(text.prefix(100)) …" : text)"
      }
    }
  }

  private func diagnostic(of error: any Error, _ line: String, _ number: Int) -> Diagnostic {
    var diagnostic = Diagnostic(error, in: line, file: sources.last?.name, number: number)
    var callers: [String] = []
    for (inner, outer) in zip(sources.dropFirst(), sources).reversed() {
      guard let name = outer.name else { continue }
      callers.append("\(inner.isCalled ? "called" : "sourced") from \(name):\(outer.current)")
    }
    var rest = callers[...]
    while let caller = rest.first {
      let times = rest.prefix { $0 == caller }.count
      diagnostic.callers.append(times == 1 ? caller : "\(caller), \(times) times")
      rest = rest.dropFirst(times)
    }
    diagnostic.test = test?.name
    return diagnostic
  }
}
